import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

import { type Difference, differenceOf } from './difference.js';
import type { Shot } from './shot.js';

/** What became of one picture since the last set. */
export type Change =
  { readonly kind: 'new'; readonly file: string } | ({ readonly kind: 'changed'; readonly file: string } & Difference);

/** The pictures of a set that are new or look different from those of an older one. */
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
      // The same picture may be packed in other bytes by another version of the browser.
      if (difference.pixels > 0) changes.push({ kind: 'changed', file, ...difference });
    }
  }
  return changes;
}
