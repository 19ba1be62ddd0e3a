import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { CHROMIUM_ARGS, readyChromium } from '../../../test/support/browser/launch.js';
import { VISITOR } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';
import { OPENER } from './sights.js';

/**
 * The browser caches compiled code when a script runs for the second time: from the third visit on the cache is
 * complete.
 */
const VISITS_BEFORE = 2;

/**
 * A repeat visit with all caches of the browser. It needs a profile on disk, because a private window caches no
 * compiled code.
 */
export const REPEAT_VISIT: Scenario = {
  figures: [
    'repeat-first-content',
    'repeat-largest-content',
    'repeat-longest-task',
    'repeat-blocking',
    'repeat-pressable',
    'repeat-requests',
  ],
  measure: async (_, { url }) => {
    const profile = await mkdtemp(join(tmpdir(), 'bench-visitor-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: await readyChromium(),
      args: CHROMIUM_ARGS,
      headless: true,
      ...VISITOR,
    });
    try {
      for (let visit = 0; visit < VISITS_BEFORE; visit += 1) {
        const earlier = await Tab.open(context, 'unthrottled');
        await earlier.goTo(url);
        await earlier.viewed();
        await earlier.page.close();
      }
      const tab = await Tab.open(context, 'slow', { opener: OPENER });
      await tab.goTo(url);
      const pressable = await tab.sighted('opener');
      return {
        ...(await tab.paints('repeat-')),
        'repeat-pressable': pressable,
        'repeat-requests': tab.wire.requests,
      };
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
};
