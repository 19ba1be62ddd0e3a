import type { Browser } from 'playwright-core';

import type { Measured } from '../figures.js';
import { asNewVisitor, ON_PHONE, signIn } from '../in-context.js';
import type { Sight } from '../probe.js';
import type { Scenario, Site } from '../scenario.js';
import { Tab } from '../tab.js';
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
  figures: ['phone-lesson', 'phone-lesson-playing'],
  measure: (browser, site) =>
    onPhone(
      browser,
      { play: PLAY_SIGN },
      async (tab): Promise<Measured> => {
        await tab.page.goto(site.url + STREAM, { waitUntil: 'domcontentloaded' });
        const lesson = await tab.sighted('play');
        const pressed = await tab.untilPlaying(() => tab.page.locator(PLAY_SIGN.selector).tap());
        const pressedAt = await tab.page.evaluate(() => window.bench.pressedAt);
        return { 'phone-lesson': lesson, 'phone-lesson-playing': pressedAt + pressed };
      },
      site,
    ),
};

/** `memberOf`: the site at which the visitor is signed in. */
function onPhone<T>(
  browser: Browser,
  sights: Readonly<Record<string, Sight>>,
  work: (tab: Tab) => Promise<T>,
  memberOf?: Site,
): Promise<T> {
  return asNewVisitor(
    browser,
    async (context) => {
      if (memberOf) await signIn(context, memberOf);
      return work(await Tab.open(context, 'phone', sights));
    },
    ON_PHONE,
  );
}
