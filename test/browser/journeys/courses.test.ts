import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { BREADTH } from '../../support/breadth.js';
import { browserRig } from '../../support/browser/rig.js';
import { callsOf } from '../../support/browser/journey-calls.js';
import { KeyboardVisitor } from '../../support/browser/keyboard-visitor.js';
import { shiftsOf, recordShifts } from '../../support/browser/layout-shifts.js';
import { inLanes } from '../../../lab/pictures/in-lanes.js';
import { arrived } from '../../support/browser/view.js';
import type { Visit } from '../../support/browser/visit.js';

const HEAD = '课程列表';
const LIST = '/api/v2/courses';

const titles = (visit: Visit) => visit.page.locator('.course-card__title').allTextContents();
/** The current link of each row of filters. */
const chosen = (visit: Visit) => visit.page.locator('main nav [aria-current=true]').allTextContents();

/** Waits until the list reports this number of courses in its status, which screen readers announce, too. */
async function counts(visit: Visit, text: string): Promise<void> {
  await visit.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  await visit.page.locator('.loaded:not(.loaded--renewing)').waitFor();
}

function paintedTwice(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
}

// Here the site uses the same calls with both generations (test/contract/adapters-by-generation.ts), so these tests run
// once, with the second.
describe('Browsing the courses', () => {
  const rig = browserRig({ generation: 2 });
  const listRequests = () => callsOf(rig.site).filter((call) => call.includes(`${LIST} `));

  it('leads through categories, filters and pages; Back and Forward lead through the same lists', async () => {
    const visit = await rig.visit('/courses');
    await counts(visit, '共 28 门课程，第1页，共2页');
    expect(await titles(visit)).to.have.lengthOf(16);

    await visit.link('下一页').click();
    await visit.arrivesAt('/courses?page=2');
    await counts(visit, '共 28 门课程，第2页，共2页');
    expect(await titles(visit)).to.have.lengthOf(12);

    await visit.page.getByRole('navigation', { name: '课程分类' }).getByText('编程开发').click();
    await visit.arrivesAt('/courses?cid=1');
    await visit.page.getByRole('navigation', { name: '编程开发的分类' }).getByText('编程语言').click();
    await visit.arrivesAt('/courses?cid=1&child=11');
    await counts(visit, '共 3 门课程');
    await visit.page.getByRole('navigation', { name: '课程筛选' }).getByText('免费').click();
    await visit.arrivesAt('/courses?cid=1&child=11&scene=free');
    await counts(visit, '共 1 门课程');
    expect(await chosen(visit)).to.deep.equal(['免费', '编程开发', '编程语言']);
    expect(await titles(visit)).to.deep.equal(['零基础学编程']);

    for (const [address, text] of [
      ['/courses?cid=1&child=11', '共 3 门课程'],
      ['/courses?cid=1', '共 7 门课程'],
      ['/courses?page=2', '共 28 门课程，第2页，共2页'],
    ] as const) {
      await visit.page.goBack();
      await visit.arrivesAt(address);
      await counts(visit, text);
    }
    await visit.page.goForward();
    await counts(visit, '共 7 门课程');
    await visit.page.reload();
    await counts(visit, '共 7 门课程');
    expect(await chosen(visit)).to.deep.equal(['全部', '编程开发', '全部']);
    visit.expectQuiet();
  });

  it('requests the categories once and each list once', async () => {
    const visit = await rig.visit('/courses?cid=1');
    await counts(visit, '共 7 门课程');
    await visit.page.getByRole('navigation', { name: '课程筛选' }).getByText('免费').click();
    await visit.arrivesAt('/courses?cid=1&scene=free');
    await counts(visit, '共 1 门课程');
    const calls = callsOf(rig.site).filter((call) => call.includes('course'));
    expect(calls.map((call) => call.split(' ')[1])).to.have.members([LIST, '/api/v2/course_categories', LIST]);
    visit.expectQuiet();
  });

  it('ignores a category that does not exist, and shows the list', async () => {
    const visit = await rig.visit('/courses?cid=404&scene=free');
    await counts(visit, '共 3 门课程');
    expect(await chosen(visit)).to.deep.equal(['免费', '全部']);
    expect(await visit.page.locator('link[rel=canonical]').getAttribute('href')).to.match(/\/courses\?scene=free$/);
    visit.expectQuiet();
  });

  it('drops a late answer to an older request', async () => {
    const visit = await rig.visit('/courses');
    await counts(visit, '共 28 门课程，第1页，共2页');
    // The answer for page 2 arrives only after the third request has been answered.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit.page.route(/\/api\/v2\/courses\?page=2/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await visit.link('下一页').click();
    await visit.page.locator('.loaded--renewing').waitFor();
    await visit.page.getByRole('navigation', { name: '课程筛选' }).getByText('免费').click();
    await counts(visit, '共 3 门课程');
    release();
    await visit.page.waitForLoadState('networkidle');
    expect(await titles(visit)).to.have.lengthOf(3);
    visit.expectQuiet();
  });

  it('offers a link past the last page and in an empty category', async () => {
    const visit = await rig.visit('/courses?page=9');
    await visit.reads('这一页没有内容');
    await visit.link('去最后一页').click();
    await visit.arrivesAt('/courses?page=2');
    await counts(visit, '共 28 门课程，第2页，共2页');
    await visit.goTo('/courses?cid=7');
    await visit.reads('这里还没有课程，看看别的分类吧');
    await visit.link('查看全部课程').click();
    await visit.arrivesAt('/courses');
    await counts(visit, '共 28 门课程，第1页，共2页');
    visit.expectQuiet();
  });

  it('shows the list when the categories fail, and loads them when the visitor presses 重试', async () => {
    rig.controls.fail('courseCategories', FAULTS.badGateway);
    const visit = await rig.visit('/courses');
    await visit.reads('课程分类加载失败');
    await counts(visit, '共 28 门课程，第1页，共2页');
    rig.controls.clearFaults();
    await visit.button('重试').click();
    await visit.page.getByRole('navigation', { name: '课程分类' }).waitFor();
    expect(listRequests()).to.have.lengthOf(1);
    visit.expectQuiet(/502/);
  });

  it('scrolls to the head of the list with the pager, and back to the former position with Back', async () => {
    const visit = await rig.visit('/courses', { height: 700 });
    await counts(visit, '共 28 门课程，第1页，共2页');
    await visit.link('下一页').scrollIntoViewIfNeeded();
    const position = await visit.page.evaluate(() => window.scrollY);
    await visit.link('下一页').click();
    await counts(visit, '共 28 门课程，第2页，共2页');
    const head = visit.page.getByRole('heading', { level: 2, name: HEAD });
    await visit.page.waitForFunction(
      (element) => {
        const { top } = element.getBoundingClientRect();
        return element === document.activeElement && top >= 0 && top <= 40;
      },
      await head.elementHandle(),
    );
    await visit.page.goBack();
    await counts(visit, '共 28 门课程，第1页，共2页');
    await visit.page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, position);
    visit.expectQuiet();
  });

  it('can be done with the keyboard alone: a category, the next page, a course', async () => {
    const visit = await rig.visit('/courses');
    await counts(visit, '共 28 门课程，第1页，共2页');
    const keys = new KeyboardVisitor(visit);
    await keys.tabTo('编程开发');
    await keys.press('Enter');
    await counts(visit, '共 7 门课程');
    await visit.page.keyboard.press('Shift+Tab');
    await keys.press('Enter');
    await counts(visit, '共 28 门课程，第1页，共2页');
    await keys.tabTo('下一页');
    await keys.press('Enter');
    await counts(visit, '共 28 门课程，第2页，共2页');
    await keys.press('Tab');
    await keys.press('Enter');
    await visit.page.waitForURL(/\/courses\/detail\/\d+$/);
    visit.expectQuiet();
  });
});

describe('The list of courses at any width', () => {
  const rig = browserRig();

  /** One answer arrives after the other has been painted, in both orders. */
  const ORDERS = [
    { late: /\/v2\/courses/, early: /course_categories/ },
    { late: /course_categories/, early: /\/v2\/courses/ },
  ];
  const QUERIES = ['', '?cid=1', '?cid=6', '?cid=7', '?cid=404'];
  for (const width of [360, 1440]) {
    it(`does not shift its layout when one answer is late, for every kind of category, at ${String(width)} px${width === 360 ? '' : ` ${BREADTH}`}`, async () => {
      const journeys = ORDERS.flatMap((order) => QUERIES.map((query) => ({ ...order, query })));
      const shiftsOn = async ({ late, early, query }: (typeof journeys)[number]): Promise<readonly string[]> => {
        const visit = await rig.visit(`/courses${query}`, {
          width,
          prepare: async (page) => {
            await recordShifts(page);
            const earlyOne = page.waitForResponse(early);
            await page.route(late, async (route) => {
              await (await earlyOne).finished();
              await page.evaluate(paintedTwice);
              await route.continue();
            });
          },
        });
        await visit.page.locator('.loaded').waitFor();
        await visit.until(() => document.querySelector('[class*=blank]') === null);
        const shifts = await shiftsOf(visit.page);
        await visit.page.close();
        return shifts.map((shift) => `${query} with late ${String(late)}: ${shift}`);
      };
      // The visits mostly wait, so several run at the same time.
      const all = inLanes([1, 2, 3, 4], journeys, (_, journey) => shiftsOn(journey));
      expect((await Promise.all(all)).flat()).to.deep.equal([]);
    });
  }

  it('scrolls the categories sideways on a narrow screen, and never the page', async () => {
    const visit = await rig.visit('/courses?cid=7', { width: 360, height: 740 });
    await arrived(visit);
    await visit.reads('这里还没有课程，看看别的分类吧');
    const row = visit.page.getByRole('navigation', { name: '课程分类' });
    expect(await row.evaluate((element) => element.scrollLeft)).to.be.greaterThan(100);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).to.be.at.most(0);
    visit.expectQuiet();
  });
});
