import { asNewVisitor, asSavingVisitor, signIn } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { median } from '../statistics.js';
import { Tab } from '../tab.js';
import {
  COURSE_AT_HOME,
  COURSE_HEADING,
  COURSE_TEXT,
  DIRECTORY_TAB,
  LESSON,
  LISTED_COURSE,
  MEMBER_MENU,
  MOBILE_FIELD,
  OPENER,
  SEARCH_RESULT,
} from './sights.js';

/** A first visit by a link to a course. */
export const COURSE_PAGE: Scenario = {
  figures: [
    'course',
    'course-text',
    'course-first-content',
    'course-largest-content',
    'course-longest-task',
    'course-blocking',
    'course-shift',
  ],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow', { course: COURSE_HEADING, text: COURSE_TEXT });
      await tab.goTo(`${url}/courses/detail/2`);
      const { shift } = await tab.noticed();
      return {
        course: await tab.sighted('course'),
        'course-text': await tab.sighted('text'),
        ...(await tab.paints('course-')),
        'course-shift': shift,
      };
    }),
};

/** The visitor presses 课程目录 as soon as they see it. */
export const COURSE_LESSONS: Scenario = {
  figures: ['course-lessons'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow', { tab: DIRECTORY_TAB, lesson: LESSON });
      await tab.page.addInitScript((selector) => {
        document.addEventListener(
          'readystatechange',
          () => {
            void window.bench.sightings.tab?.then(() => {
              document.querySelector<HTMLElement>(selector)?.click();
            });
          },
          { once: true },
        );
      }, DIRECTORY_TAB.selector);
      await tab.goTo(`${url}/courses/detail/2`);
      return { 'course-lessons': await tab.sighted('lesson') };
    }),
};

/** A member opens home with an empty cache. */
export const MEMBER_VISIT: Scenario = {
  figures: [
    'member-first-content',
    'member-largest-content',
    'member-header',
    'member-longest-task',
    'member-blocking',
  ],
  measure: (browser, site) =>
    asNewVisitor(browser, async (context) => {
      await signIn(context, site);
      const tab = await Tab.open(context, 'slow', { menu: MEMBER_MENU });
      await tab.goTo(site.url);
      return { 'member-header': await tab.sighted('menu'), ...(await tab.paints('member-')) };
    }),
};

/** The same without throttling: what the page costs. */
export const COURSE_PROCESSOR: Scenario = {
  figures: ['course-processor'],
  measure: (browser, { url }) =>
    asSavingVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'unthrottled');
      await tab.devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await tab.goTo(`${url}/courses/detail/2`);
      const { metrics } = await tab.devtools.send('Performance.getMetrics');
      const task = metrics.find(({ name }) => name === 'TaskDuration');
      return { 'course-processor': (task?.value ?? NaN) * 1000 };
    }),
};

/** A first visit with a cheap laptop on a slow line. */
export const SLOW_COLD_VISIT: Scenario = {
  figures: ['first-content', 'opener-seen', 'pressable', 'largest-content', 'longest-task', 'blocking', 'shift'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow', { opener: OPENER, drawn: { ...OPENER, isInteractive: undefined } });
      await tab.goTo(url);
      const pressable = await tab.sighted('opener');
      const { shift } = await tab.noticed();
      return { ...(await tab.paints('')), 'opener-seen': await tab.sighted('drawn'), pressable, shift };
    }),
};

/** A visitor who has viewed home opens the courses, views them, and goes back. */
export const MOVING: Scenario = {
  figures: ['route', 'back'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow');
      await tab.goTo(url);
      await tab.viewed();
      const link = tab.page.locator('.home__more').first();
      await link.scrollIntoViewIfNeeded();
      const route = await tab.from(() => link.click(), LISTED_COURSE);
      await tab.viewed();
      const back = await tab.from(() => tab.goBack(), COURSE_AT_HOME);
      return { route, back };
    }),
};

/** A visitor who has viewed home types a keyword and presses Enter. */
export const SEARCHING: Scenario = {
  figures: ['search'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow');
      await tab.goTo(url);
      await tab.viewed();
      const field = tab.page.locator('[role=search] input').first();
      await field.fill('数学');
      return { search: await tab.from(() => field.press('Enter'), SEARCH_RESULT) };
    }),
};

const KEYS = '13800000001';

/** A visitor who has viewed home presses 登录 and types. */
export const LOGIN_DIALOG: Scenario = {
  figures: ['bytes-looked-at', 'bytes-script-looked-at', 'dialog', 'key'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow');
      await tab.goTo(url);
      await tab.viewed();
      const { page } = tab;
      const bytes = {
        'bytes-looked-at': tab.wire.allBytes / 1000,
        'bytes-script-looked-at': tab.wire.bytes('script') / 1000,
      };
      const opener = page.getByText('登录', { exact: true }).first();
      const dialog = await tab.from(() => opener.click(), MOBILE_FIELD);
      const field = page.locator(MOBILE_FIELD.selector).first();
      await field.click();
      for (const key of KEYS) await field.press(key);
      const keyMs = median(await page.evaluate(() => window.bench.keyMs));
      return { ...bytes, dialog, ...(keyMs !== undefined && { key: keyMs }) };
    }),
};
