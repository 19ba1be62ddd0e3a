import type { Measured } from '../figures.js';
import { onPhone } from '../on-phone.js';
import type { Sight } from '../probe.js';
import type { Scenario } from '../scenario.js';
import { STREAM } from './lessons.js';
import { COURSE_HEADING, LISTED_COURSE, MOBILE_FIELD, OPENER, PLAY_SIGN } from './sights.js';

/** A first visit with a phone; the visitor views home and presses 登录. */
export const PHONE_HOME: Scenario = {
  figures: [
    ...(['phone-first-content', 'phone-largest-content', 'phone-longest-task', 'phone-blocking'] as const),
    ...(['phone-shift', 'phone-bytes-script', 'phone-dialog'] as const),
  ],
  measure: (browser, { url }) =>
    onPhone(browser, { opener: OPENER }, async (tab) => {
      await tab.goTo(url);
      await tab.sighted('opener');
      const { shift } = await tab.noticed();
      const paints = await tab.paints('phone-');
      const script = tab.wire.bytes('script') / 1000;
      await tab.viewed();
      const opener = tab.page.getByText('登录', { exact: true }).first();
      const dialog = await tab.from(() => opener.tap(), MOBILE_FIELD);
      return { ...paints, 'phone-shift': shift, 'phone-bytes-script': script, 'phone-dialog': dialog };
    }),
};

/** A first visit by a link to the list, and one by a link to a course. */
export const PHONE_PAGES: Scenario = {
  figures: ['phone-list', 'phone-course'],
  measure: async (browser, { url }) => {
    const opened = (path: string, page: Sight) =>
      onPhone(browser, { page }, async (tab) => {
        await tab.goTo(url + path);
        return tab.sighted('page');
      });
    return {
      'phone-list': await opened('/courses', LISTED_COURSE),
      'phone-course': await opened('/courses/detail/2', COURSE_HEADING),
    };
  },
};

/** A member opens a link to a lesson with an empty cache, and presses play as soon as they see it. */
export const PHONE_LESSON: Scenario = {
  figures: ['phone-lesson', 'phone-lesson-press', 'phone-lesson-playing'],
  measure: (browser, site) =>
    onPhone(
      browser,
      { play: PLAY_SIGN },
      async (tab): Promise<Measured> => {
        await tab.page.goto(site.url + STREAM, { waitUntil: 'domcontentloaded' });
        const lesson = await tab.sighted('play');
        const pressed = await tab.untilPlaying(() => tab.page.locator(PLAY_SIGN.selector).tap());
        const pressedAt = await tab.page.evaluate(() => window.bench.pressedAt);
        return {
          'phone-lesson': lesson,
          'phone-lesson-press': pressed,
          'phone-lesson-playing': pressedAt + pressed,
        };
      },
      site,
    ),
};
