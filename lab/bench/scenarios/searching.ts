import { asNewVisitor } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';
import { SEARCH_RESULT } from './sights.js';

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
