import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { SNAPSHOT_SHOWN } from '../../snapshots/start/strings.js';
import { endOfSecret } from '../../src/domain/session/session.js';
import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { SKIP_TO_MAIN } from '../../src/domain/site/strings.js';
import { BREADTH } from '../support/breadth.js';
import { describeHostileSnapshot } from '../support/browser/hostile-snapshot.js';
import { exceptLateFonts, recordShifts, shiftsOf } from '../support/browser/layout-shifts.js';
import { isTakenOver, overSmallSite } from '../support/browser/small-site.js';

const COURSE = '/courses/detail/2';
const TITLE = '高等数学精讲';
const MAIN_SCRIPT = '**/assets/main.*.js';

declare global {
  interface Window {
    /** What was in a frame that must not be there; recorded by `watchFrames`. */
    badFrames: string[];
  }
}

/** Runs in the page: looks at every frame for a visible skeleton, a missing heading and another title. */
function watchFrames(title: string): void {
  window.badFrames = [];
  const seen = new Set<string>();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().top < innerHeight;
  const look = () => {
    if (document.readyState !== 'loading') {
      const skeletons = [...document.querySelectorAll('main [role=status]')].filter(isVisible);
      for (const each of skeletons) if (each.textContent.includes('加载中')) window.badFrames.push(each.className);
      // The first frame has the header alone.
      for (const part of ['h1', '.carousel img']) {
        if ([...document.querySelectorAll(part)].some(isVisible)) seen.add(part);
        else if (seen.has(part)) window.badFrames.push(`no ${part}`);
      }
      if (!document.title.startsWith(title)) window.badFrames.push(document.title);
    }
    // As it was painted.
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}

const isSnapshot = () => document.querySelector('#snapshot') !== null;

const isHeaderShown = () =>
  document.querySelector('#snapshot') !== null && document.querySelector('.frame:not(.frame--early) .header') !== null;

/** `hold` keeps the course from the site until `release`. */
function holdCourse(): { readonly hold: (page: Page) => Promise<unknown>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    hold: (page) =>
      page.route('**/course/2', async (route) => {
        await released;
        await route.continue();
      }),
    release: () => {
      release();
    },
  };
}

/** Holds the main script back until `meanwhile` has ended. */
function holdMainScript(meanwhile: (page: Page) => Promise<unknown>): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route(MAIN_SCRIPT, async (route) => {
      await page.locator('#snapshot ~ script').first().waitFor({ state: 'attached' });
      await meanwhile(page);
      await route.continue();
    });
}

describe('The start of the site over a snapshot, in the browser', function () {
  // The command makes the snapshots first.
  this.timeout(300_000);
  const { rig } = overSmallSite();

  it('shows the content of a page where no script can be loaded, and follows its links', async () => {
    const visit = await rig.visit(COURSE, {
      prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    });
    await visit.sees(TITLE);
    await visit.reads(SNAPSHOT_SHOWN);
    expect(await visit.page.title()).to.match(new RegExp(`^${TITLE}`));
    await visit.page.locator('.breadcrumb').getByRole('link', { name: '录播课' }).click();
    await visit.sees('录播课');
    expect(visit.address).to.equal('/courses');
    visit.expectQuiet(/ERR_FAILED/);
  });

  for (const [path, title] of [
    ['/', '知行学堂'],
    ['/courses', '录播课'],
    [COURSE, TITLE],
  ] as const)
    it(`replaces the snapshot of ${path} without a skeleton, a shift, a wrong title or a refused style`, async () => {
      const visit = await rig.visit(path, {
        prepare: async (page) => {
          await recordShifts(page);
          await page.addInitScript('globalThis.__name = (named) => named');
          await page.addInitScript(watchFrames, title);
          rig.controls.delay(50, 150);
        },
      });
      await visit.until(isTakenOver);
      expect(await visit.page.evaluate(() => window.badFrames)).to.deep.equal([]);
      expect(exceptLateFonts(await shiftsOf(visit.page))).to.deep.equal([]);
      for (const part of ['link[rel=canonical]', 'meta[name=description]'])
        expect(await visit.page.locator(part).count(), part).to.equal(1);
      visit.expectQuiet();
    });

  it('shows the header of the site before the page, with text and focus of the search box', async () => {
    const course = holdCourse();
    const anonymous = await rig.visit(COURSE, {
      prepare: async (page) => {
        await course.hold(page);
        await holdMainScript(() => page.getByRole('searchbox').pressSequentially('vu'))(page);
      },
    });
    await anonymous.until(isHeaderShown);
    await anonymous.page.keyboard.type('e');
    await anonymous.button('登录').click();
    const dialog = anonymous.page.getByRole('dialog', { name: '登录' });
    await dialog.waitFor();
    expect(await anonymous.page.evaluate(isSnapshot)).to.equal(true);
    course.release();
    await anonymous.until(isTakenOver);
    await dialog.waitFor();
    expect(await anonymous.page.locator('[type=search]').inputValue()).to.equal('vue');
    anonymous.expectQuiet();
  });

  it(`does not cover price and primary action of a course by its notice on a phone ${BREADTH}`, async () => {
    const visit = await rig.visit(COURSE, {
      width: 360,
      prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    });
    await visit.reads(SNAPSHOT_SHOWN);
    const [notice, bar] = await Promise.all(
      ['.snapshot-notice', '.course__side'].map((part) => visit.page.locator(part).boundingBox()),
    );
    expect((notice?.y ?? NaN) + (notice?.height ?? NaN)).to.be.at.most(bar?.y ?? NaN);
    visit.expectQuiet(/ERR_FAILED/);
  });

  it(`has the skip link first, which leads to the content of the snapshot; there the focus stays ${BREADTH}`, async () => {
    const course = holdCourse();
    const visit = await rig.visit(COURSE, { prepare: (page) => course.hold(page) });
    await visit.until(isHeaderShown);
    await visit.page.keyboard.press('Tab');
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).to.equal(SKIP_TO_MAIN);
    await visit.page.keyboard.press('Enter');
    const isInMain = (root: string) => document.activeElement?.matches(`${root} #main`);
    expect(await visit.page.evaluate(isInMain, '#snapshot')).to.equal(true);
    course.release();
    await visit.until(isTakenOver);
    expect(await visit.page.evaluate(isInMain, '#root')).to.equal(true);
    visit.expectQuiet();
  });

  it(`leaves the page where the visitor has scrolled to ${BREADTH}`, async () => {
    const visit = await rig.visit('/', {
      height: 500,
      prepare: holdMainScript((page) =>
        page.evaluate(() => {
          scrollTo(0, 700);
        }),
      ),
    });
    await visit.until(isTakenOver);
    expect(await visit.page.evaluate(() => scrollY)).to.equal(700);
    visit.expectQuiet();
  });

  it(`is not shown to a browser that has the code of the build already ${BREADTH}`, async () => {
    const visit = await rig.visit(COURSE);
    await visit.until(isTakenOver);
    const [answer] = await Promise.all([visit.page.waitForResponse(`**${COURSE}`), visit.page.reload()]);
    expect(await answer.text()).not.to.include(TITLE);
    await visit.sees(TITLE);
    visit.expectQuiet();
  });

  it(`opens the page of a link that was pressed before the scripts at its top, with the focus, and Back where it was ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', {
      height: 400,
      prepare: holdMainScript(async (page) => {
        await page.evaluate(() => {
          scrollTo(0, 500);
        });
        await page.locator('#snapshot .course-card a, #snapshot a.course-card').last().click();
      }),
    });
    await visit.until(isTakenOver);
    await visit.page.locator('.course').waitFor();
    const inPage = () => [scrollY, document.activeElement?.matches('#root main')];
    expect(await visit.page.evaluate(inPage)).to.deep.equal([0, true]);
    await visit.page.goBack();
    await visit.sees('录播课');
    expect(await visit.page.evaluate(() => scrollY)).to.be.greaterThan(300);
    visit.expectQuiet();
  });

  it(`requests the first image at once, and those of the rest when the scripts are loaded ${BREADTH}`, async () => {
    const requested: string[] = [];
    let early: readonly string[] = [];
    const visit = await rig.visit('/', {
      prepare: async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('/images/')) requested.push(new URL(request.url()).pathname);
        });
        await holdMainScript(async () => {
          await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
          early = [...requested];
        })(page);
      },
    });
    await visit.until(isTakenOver);
    expect(early).to.have.members(['/images/logo.svg', '/images/slides/1.svg']);
    visit.expectQuiet();

    const without = await rig.visit('/', { prepare: (page) => page.route(MAIN_SCRIPT, (route) => route.abort()) });
    // Those further down come when the visitor scrolls.
    await without.page.mouse.wheel(0, 200);
    await without.until(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('#snapshot .course-card img')];
      return images.length > 0 && images.every(({ src }) => new URL(src).pathname.startsWith('/images/courses'));
    });
    without.expectQuiet(/ERR_FAILED/);
  });

  it('hides from a member what is true of anonymous visitors, until it shows their own', async () => {
    let early: readonly (string | null)[] = [];
    const visit = await rig.visit(COURSE, {
      signedInAs: SEEDED.ordinary,
      prepare: holdMainScript(async (page) => {
        early = await page.evaluate(() =>
          ['.frame--early .visitor > .btn', '#snapshot .course-action'].filter((part) =>
            document.querySelector(part)?.checkVisibility({ visibilityProperty: true }),
          ),
        );
      }),
    });
    await visit.page.locator('.member-menu__button').waitFor();
    await visit.page.locator('#root .course-action').waitFor();
    expect(early).to.deep.equal([]);
    visit.expectQuiet();
  });

  it(`shows a member the slides of home where they stay: below the place of the courses to continue ${BREADTH}`, async () => {
    const topOf = (page: Page, part: string) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
    let early = 0;
    const visit = await rig.visit('/', {
      signedInAs: SEEDED.ordinary,
      prepare: holdMainScript(async (page) => {
        await page.locator('#snapshot[data-shown]').waitFor();
        early = await topOf(page, '#snapshot .carousel');
      }),
    });
    await visit.until(isTakenOver);
    await visit.page.getByRole('region', { name: '继续学习' }).getByRole('link').first().waitFor();
    expect(Math.round(await topOf(visit.page, '.carousel'))).to.equal(Math.round(early));
    visit.expectQuiet();

    // This device knows that the member has begun no course.
    const token = rig.controls.signIn(SEEDED.ordinary);
    const begunNothing = await rig.visit('/', {
      stored: { [STORED_KEYS.token.name]: token, [STORED_KEYS.nothingLearned.name]: endOfSecret(token) },
      prepare: holdMainScript(async (page) => {
        await page.locator('#snapshot[data-shown]').waitFor();
        early = await topOf(page, '#snapshot .carousel');
      }),
    });
    await begunNothing.until(isTakenOver);
    expect(Math.round(await topOf(begunNothing.page, '.carousel')), 'begun nothing').to.equal(Math.round(early));
  });
});

describeHostileSnapshot();
