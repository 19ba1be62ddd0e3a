import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';

import { LAST_BLOCK_TITLE } from '../../../src/adapters/memory/seed/home.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { WEB_MANIFEST_DELAY_MS } from '../../../src/domain/site/limits.js';
import { BREADTH, breadthUnless } from '../../support/breadth.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { recordShifts, shiftsDuring, shiftsOf } from '../../support/browser/layout-shifts.js';
import type { Visit } from '../../support/browser/visit.js';

const MEMBER = { signedInAs: SEEDED.ordinary };
const NEWS = '冬季学习资料使用说明';
const LEARNED = '高等数学精讲';
const WITH_CLOCK = { prepare: (page: Page) => page.clock.install() };

const imageOf = (number: number) => `GET /images/slides/${String(number)}.svg`;

const carousel = (visit: Visit) => visit.page.getByRole('region', { name: '精选内容' });
const strip = (visit: Visit) => visit.page.getByRole('region', { name: '公告' });
const learned = (visit: Visit) => visit.page.getByRole('region', { name: '继续学习' });
const block = (visit: Visit, name: string) => visit.page.getByRole('region', { name, exact: true });

/** The number of the visible slide, counted from 1. */
const visibleSlide = (visit: Visit) =>
  visit.page
    .locator('.carousel__slide')
    .evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')) + 1);

/** Code that is still loading would time out after 15 s of a clock that the test moves. */
async function loadsAllCode({ page }: Visit): Promise<void> {
  await page.clock.runFor(WEB_MANIFEST_DELAY_MS);
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function seesSlide(visit: Visit, number: number): Promise<void> {
  await carousel(visit)
    .getByRole('group', { name: `第${String(number)}张` })
    .locator(':scope:not([inert])')
    .waitFor();
}

onBothGenerations('Home', 1, (rig, generation) => {
  it('shows carousel, announcement, courses of the member and blocks, and links to the pages behind them', async () => {
    const visit = await rig.visit('/', MEMBER);
    await block(visit, LAST_BLOCK_TITLE).waitFor();
    await carousel(visit).waitFor();
    expect(
      visit.requests.filter((request) => request === imageOf(1)),
      'requested once',
    ).to.have.lengthOf(1);
    expect(await visit.page.getByRole('heading', { level: 1 }).allTextContents()).to.deep.equal(['欢迎来到知行学堂']);
    expect(
      await block(visit, '精选课程').locator('.course-card').count(),
      'without the missing course and the course without an id',
    ).to.equal(8);
    await visit.page.locator('.rich-text').getByRole('link', { name: '学习资料使用说明' }).waitFor();

    await learned(visit).getByRole('link', { name: LEARNED }).click();
    await visit.arrivesAt('/courses/video/202');
    await visit.page.goBack();
    await strip(visit).getByRole('link', { name: NEWS }).click();
    await visit.arrivesAt('/announcement?id=5');
    await visit.page.goBack();
    await block(visit, '免费好课').getByRole('link', { name: '查看更多' }).click();
    await visit.arrivesAt('/courses');
    await visit.page.goBack();
    await block(visit, '精选课程').getByRole('link', { name: 'Python 数据分析实战' }).click();
    await visit.arrivesAt('/courses/detail/19');
    expect(visit.requests.filter((request) => request === 'GET /')).to.have.lengthOf(1);
    visit.expectQuiet();
  });

  // What follows does not depend on the generation, or does not exist in the second one.
  if (generation === 2) return;

  it(`turns its carousel by itself, stops under the pointer, and can be turned and paused by keyboard ${BREADTH}`, async () => {
    const visit = await rig.visit('/', WITH_CLOCK);
    await block(visit, '精选课程').waitFor();
    await loadsAllCode(visit);
    await visit.page.clock.runFor(5000);
    await seesSlide(visit, 2);
    await carousel(visit).hover();
    await visit.page.clock.runFor(20_000);
    expect(await visibleSlide(visit)).to.equal(2);
    await visit.page.mouse.move(0, 0);
    await visit.page.clock.runFor(5000);
    await seesSlide(visit, 3);

    await visit.button('暂停轮播').focus();
    await visit.page.keyboard.press('Enter');
    await visit.button('开始轮播').waitFor();
    await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('Enter');
    await seesSlide(visit, 2);
    // Tab passes the arrows and dots and reaches the visible slide: hidden slides are no tab stops.
    for (let stop = 0; stop < 5; stop += 1) await visit.page.keyboard.press('Tab');
    expect(await visit.page.evaluate(() => document.activeElement?.getAttribute('href'))).to.equal(
      'https://blog.example.com/learning',
    );
    await visit.page.clock.runFor(20_000);
    expect(await visibleSlide(visit)).to.equal(2);
    visit.expectQuiet();
  });

  it(`does not shift its layout when images, blocks, announcement and courses are late, narrow and wide ${BREADTH}`, async () => {
    const lates = ['homeBlocks', 'latestAnnouncement', 'learnedCourses', 'images'] as const;
    const visits = [360, 1440].flatMap((width) => lates.map((late) => ({ width, late })));
    const shiftsWhile = async ({ width, late }: (typeof visits)[number]): Promise<readonly string[]> => {
      const prepare = async (page: Page): Promise<void> => {
        await recordShifts(page);
        await page.route(LATE[late], delayed);
      };
      const visit = await rig.visit('/', { ...MEMBER, width, prepare });
      await block(visit, LAST_BLOCK_TITLE).waitFor();
      await learned(visit).getByRole('link', { name: LEARNED }).waitFor();
      await visit.page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(visit.page);
      await visit.page.close();
      return shifts.map((shift) => `${late} at ${String(width)}: ${shift}`);
    };
    expect(await shiftsDuring(visits, shiftsWhile)).to.deep.equal([]);
  });

  it('requests the first slide image before the code of the page has arrived, and other images later', async () => {
    let requested: readonly string[] = [];
    let at: unknown;
    const first = (page: Page) => page.locator('.carousel__image').first();
    // The code waits inside its own route: the load event, and with it the visit, may wait for the code.
    const holdCode = (page: Page) =>
      page.route('**/assets/home.*.js', async (route) => {
        await first(page).waitFor();
        await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.carousel__image')?.complete);
        at = await first(page).boundingBox();
        requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        await route.continue();
      });
    const visit = await rig.visit('/', { prepare: holdCode });
    await block(visit, LAST_BLOCK_TITLE).waitFor();
    const paths = requested.map((url) => `GET ${new URL(url).pathname}`);
    expect(paths).to.include(imageOf(1)).and.not.to.include(imageOf(2));
    expect(await first(visit.page).boundingBox()).to.deep.equal(at);
    expect(visit.requests).not.to.include(imageOf(3));
    visit.expectQuiet();
  });
});

onBothGenerations('The pictures of home', 2, (rig) => {
  it('requests no cover before the first slide has arrived, and the covers then', async () => {
    const requested: string[] = [];
    let beside: readonly string[] | undefined;
    // The slide waits inside its own route: the load event, and with it the visit, waits for the slide.
    const holdSlide = async (page: Page) => {
      page.on('request', (request) => requested.push(request.url()));
      await page.route('**/images/slides/1.svg', async (route) => {
        await page.locator('.home__blocks .cover').first().waitFor();
        await page.evaluate(
          () =>
            new Promise((done) => {
              requestAnimationFrame(() => requestAnimationFrame(done));
            }),
        );
        beside ??= requested.filter((url) => url.includes('/images/courses/'));
        await route.continue();
      });
    };
    const visit = await rig.visit('/', { prepare: holdSlide });
    await visit.until(() =>
      [...document.images].some(({ src, naturalWidth }) => src.includes('courses') && naturalWidth > 0),
    );
    expect(beside).to.deep.equal([]);
    visit.expectQuiet();
  });

  for (const [width, as] of [
    [360, MEMBER],
    [360, {}],
    [844, MEMBER],
    [1366, {}],
  ] as const)
    it(`shows ${'signedInAs' in as ? 'a member' : 'an anonymous visitor'} the first slide before the site runs, and from then on at the same place, at ${String(width)} px${breadthUnless(width === 360)}`, async () => {
      const first = (page: Page) => page.locator('.carousel__image').first();
      let early: unknown;
      const prepare = async (page: Page): Promise<void> => {
        await recordShifts(page);
        await page.addInitScript(recordMissingSlide);
        await page.route('**/assets/main.*.js', async (route) => {
          await page.locator('.frame--early .carousel__image').waitFor();
          early = await first(page).boundingBox();
          await route.continue();
        });
      };
      const visit = await rig.visit('/', { ...as, width, height: width === 844 ? 390 : 800, prepare });
      await block(visit, LAST_BLOCK_TITLE).waitFor();
      expect(await first(visit.page).boundingBox()).to.deep.equal(early);
      expect(await visit.page.evaluate(() => window.isSlideMissing)).to.equal(false);
      expect(await shiftsOf(visit.page)).to.deep.equal([]);
      visit.expectQuiet();
    });
});

/** Records whether the first slide was ever removed, also between two frames of the browser. */
function recordMissingSlide(): void {
  let wasSeen = false;
  window.isSlideMissing = false;
  new MutationObserver(() => {
    const isSeen = document.querySelector('.carousel__image') !== null;
    window.isSlideMissing ||= wasSeen && !isSeen;
    wasSeen ||= isSeen;
  }).observe(document, { subtree: true, childList: true });
}

declare global {
  interface Window {
    isSlideMissing: boolean;
  }
}

/** The answers and images that are delayed until everything else has arrived. */
const LATE = {
  homeBlocks: /\/api\/v2\/(?:viewBlock\/page|decorationPage)\/blocks/,
  latestAnnouncement: /\/api\/v2\/announcement\/latest/,
  learnedCourses: /\/api\/v3\/member\/courses\/learned/,
  images: /\/images\//,
};

/** Delays an answer by three frames, so that the page is painted without it first. */
async function delayed(route: Route): Promise<void> {
  const response = await route.fetch();
  for (let frame = 0; frame < 3; frame += 1) {
    await route
      .request()
      .frame()
      .evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await route.fulfill({ response });
}
