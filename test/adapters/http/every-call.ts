import { readdir } from 'node:fs/promises';

import type { KnownCall } from './known-call.js';

const FOLDER = new URL('calls/', import.meta.url);

const features = await Promise.all(
  (await readdir(FOLDER))
    .toSorted()
    // import() of an unknown path cannot say what a file of this folder exports.
    .map(async (file) => (await import(new URL(file, FOLDER).href)) as { readonly calls: readonly KnownCall[] }),
);

/** Every question that this site can put to a server: the calls of every file of `calls`. */
export const EVERY_CALL: readonly KnownCall[] = features.flatMap(({ calls }) => calls);
