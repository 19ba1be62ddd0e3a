import { asNewVisitor, asSavingVisitor, signIn } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';
import { COURSE_HEADING, DIRECTORY_TAB, LESSON, MEMBER_MENU } from './sights.js';

/** A first visit by a link to a course. */
export const COURSE_PAGE: Scenario = {
  figures: [
    'course',
    'course-first-content',
    'course-largest-content',
    'course-longest-task',
    'course-blocking',
    'course-shift',
  ],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow', { course: COURSE_HEADING });
      await tab.goTo(`${url}/courses/detail/2`);
      const { shift } = await tab.noticed();
      return { course: await tab.sighted('course'), ...(await tab.paints('course-')), 'course-shift': shift };
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
