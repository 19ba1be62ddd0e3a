import { asNewVisitor } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';
import { OPENER } from './sights.js';

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
