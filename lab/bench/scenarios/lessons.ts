import { asNewVisitor, signIn } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';
import { PLAY_SIGN } from './sights.js';

/** Seeded: the first lesson is a stream, the second one a file. */
export const COURSE = '/courses/detail/26?tab=3';
export const STREAM = '/courses/video/2601';

/** A member with an empty cache opens a link to a lesson that they may watch, and presses play as soon as they see it. */
export const LESSON_PAGE: Scenario = {
  figures: ['lesson', 'lesson-deep-press', 'lesson-deep-playing'],
  measure: (browser, site) =>
    asNewVisitor(browser, async (context) => {
      await signIn(context, site);
      const tab = await Tab.open(context, 'slow', { play: PLAY_SIGN });
      // A video keeps loading, so the network never becomes idle.
      await tab.page.goto(site.url + STREAM, { waitUntil: 'domcontentloaded' });
      const lesson = await tab.sighted('play');
      const pressed = await tab.untilPlaying(() => tab.page.locator(PLAY_SIGN.selector).click());
      const pressedAt = await tab.page.evaluate(() => window.bench.pressedAt);
      return { lesson, 'lesson-deep-press': pressed, 'lesson-deep-playing': pressedAt + pressed };
    }),
};

/** A member who has viewed a lesson presses play. */
export const LESSON_PLAY: Scenario = {
  figures: ['lesson-play'],
  measure: (browser, site) =>
    asNewVisitor(browser, async (context) => {
      await signIn(context, site);
      const tab = await Tab.open(context, 'slow', { play: PLAY_SIGN });
      await tab.page.goto(site.url + STREAM, { waitUntil: 'domcontentloaded' });
      await tab.sighted('play');
      await tab.viewed();
      return { 'lesson-play': await tab.untilPlaying(() => tab.page.locator(PLAY_SIGN.selector).click()) };
    }),
};

/** A member who has viewed a course opens a lesson, watches its last seconds, and opens the next one. */
export const LESSON_FROM_COURSE: Scenario = {
  figures: ['lesson-from-course', 'lesson-next'],
  measure: (browser, site) =>
    asNewVisitor(browser, async (context) => {
      await signIn(context, site);
      const tab = await Tab.open(context, 'slow');
      await tab.goTo(site.url + COURSE);
      await tab.viewed();
      await tab.viewed();
      const { page } = tab;
      const first = await tab.untilPlaying(() => page.locator(`a[href="${STREAM}"]`).first().click());
      await page.evaluate(() => {
        const video = document.querySelector('video');
        if (video) video.currentTime = video.duration - 12;
      });
      await tab.viewed();
      const next = await tab.untilPlaying(() => page.locator('a[aria-label^="下一节"]').first().click());
      return { 'lesson-from-course': first, 'lesson-next': next };
    }),
};
