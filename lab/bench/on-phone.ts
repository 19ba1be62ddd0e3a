import type { Browser } from 'playwright-core';

import { asNewVisitor, ON_PHONE, signIn } from './in-context.js';
import type { Sight } from './probe.js';
import type { Site } from './scenario.js';
import { Tab } from './tab.js';

/** `memberOf`: the site at which the visitor is signed in. */
export function onPhone<T>(
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
