import type { BrowserContext } from 'playwright-core';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { asNewVisitor, asSavingVisitor } from '../in-context.js';
import type { Scenario, Site } from '../scenario.js';
import { Tab } from '../tab.js';
import { COURSE_HEADING, DIRECTORY_TAB, LESSON, MEMBER_MENU, PLAY_BUTTON } from './sights.js';

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

/** A member with an empty cache opens a link to a lesson that they may watch. */
export const LESSON_PAGE: Scenario = {
  figures: ['lesson'],
  measure: (browser, site) =>
    asNewVisitor(browser, async (context) => {
      await signIn(context, site);
      const tab = await Tab.open(context, 'slow', { play: PLAY_BUTTON });
      // A video keeps loading, so the network never becomes idle.
      await tab.page.goto(`${site.url}/courses/video/2602`, { waitUntil: 'domcontentloaded' });
      return { lesson: await tab.sighted('play') };
    }),
};

async function signIn(context: BrowserContext, site: Site): Promise<void> {
  await context.addInitScript(
    ([name, value]) => {
      localStorage.setItem(name, value);
    },
    [STORED_KEYS.token.name, await tokenOfMember(site)] as const,
  );
}

async function tokenOfMember({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/v2/login/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD }),
  });
  const { data } = (await answer.json()) as { readonly data?: { readonly token?: string } };
  if (data?.token === undefined) throw new Error(`${url} does not sign in ${SEEDED.ordinary}.`);
  return data.token;
}
