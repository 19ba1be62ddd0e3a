import { readdir } from 'node:fs/promises';

import type { Visit } from './visit.js';

/** Gets out of the pretend site all it has to say to a call. */
export type Scene = (visit: Visit) => Promise<void>;

/** By call, as `callOfRequest` says it. */
export type Scenes = Readonly<Record<string, Scene>>;

const FOLDER = new URL('./', import.meta.url);

const files = await Promise.all(
  (await readdir(FOLDER))
    .filter((file) => file.endsWith('-scenes.ts'))
    .toSorted()
    // import() of an unknown path cannot say what such a file exports.
    .map(async (file) => (await import(new URL(file, FOLDER).href)) as { readonly scenes: Scenes }),
);

/** Of every file of this folder whose name ends with `-scenes`. A call that the pretend site learns adds a row to one. */
export const SCENES: Scenes = Object.fromEntries(files.flatMap(({ scenes }) => Object.entries(scenes)));
