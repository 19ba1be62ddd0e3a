import { expect } from 'chai';

import { BREADTH } from '../../support/breadth.js';
import { browserRig } from '../../support/browser/rig.js';
import { recordShifts, shiftsDuring, shiftsOf } from '../../support/browser/layout-shifts.js';
import { arrived } from '../../support/browser/view.js';
import type { Visit } from '../../support/browser/visit.js';

const HEAD = '课程列表';

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

  it(`scrolls to the head of the list with the pager, and back to the former position with Back ${BREADTH}`, async () => {
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
});

describe(`The list of courses at any width ${BREADTH}`, () => {
  const rig = browserRig();

  /** One answer arrives after the other has been painted, in both orders. */
  const ORDERS = [
    { late: /\/v2\/courses/, early: /course_categories/ },
    { late: /course_categories/, early: /\/v2\/courses/ },
  ];
  const QUERIES = ['', '?cid=1', '?cid=6', '?cid=7', '?cid=404'];
  for (const width of [360, 1440]) {
    it(`does not shift its layout when one answer is late, for every kind of category, at ${String(width)} px`, async () => {
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
      expect(await shiftsDuring(journeys, shiftsOn)).to.deep.equal([]);
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
