import { asNewVisitor } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';
import { COURSE_AT_HOME, LISTED_COURSE } from './sights.js';

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
