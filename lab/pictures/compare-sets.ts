import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

import { type Difference, differenceOf } from './difference.js';
import type { Shot } from './shot.js';

/** How a screenshot differs from the one in the last set. */
export type Change =
  { readonly kind: 'new'; readonly file: string } | ({ readonly kind: 'changed'; readonly file: string } & Difference);

/** The screenshots of a set that are new or differ from those of an older set. */
export async function compareSets(
  browser: Browser,
  shots: readonly Shot[],
  folders: { readonly before: string; readonly after: string },
): Promise<readonly Change[]> {
  const page = await browser.newPage();
  const changes: Change[] = [];
  for (const { file } of shots) {
    const after = await readFile(join(folders.after, file));
    const before = await readFile(join(folders.before, file)).catch(() => undefined);
    if (before === undefined) changes.push({ kind: 'new', file });
    else if (!before.equals(after)) {
      const difference = await differenceOf(page, before, after);
      // Another version of the browser may encode the same pixels in different bytes.
      if (difference.pixels > 0) changes.push({ kind: 'changed', file, ...difference });
    }
  }
  return changes;
}
