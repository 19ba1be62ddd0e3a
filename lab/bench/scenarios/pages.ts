import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { asNewVisitor } from '../in-context.js';
import type { Scenario, Site } from '../scenario.js';
import { Tab } from '../tab.js';
import { COURSE_HEADING, PLAY_BUTTON } from './sights.js';

/** A first visit by a link to a course. */
export const COURSE_PAGE: Scenario = {
  figures: ['course'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow', { course: COURSE_HEADING });
      await tab.goTo(`${url}/courses/detail/2`);
      return { course: await tab.sighted('course') };
    }),
};

/** A member with an empty cache opens a link to a lesson that they may watch. */
export const LESSON_PAGE: Scenario = {
  figures: ['lesson'],
  measure: (browser, site) =>
    asNewVisitor(browser, async (context) => {
      const token = await tokenOfMember(site);
      await context.addInitScript(
        ([name, value]) => {
          localStorage.setItem(name, value);
        },
        [STORED_KEYS.token.name, token] as const,
      );
      const tab = await Tab.open(context, 'slow', { play: PLAY_BUTTON });
      // A video keeps loading, so the network never becomes idle.
      await tab.page.goto(`${site.url}/courses/video/2602`, { waitUntil: 'domcontentloaded' });
      return { lesson: await tab.sighted('play') };
    }),
};

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
