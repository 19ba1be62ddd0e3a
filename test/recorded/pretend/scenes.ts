import { exportsIn } from '../../support/exports-in.js';
import type { Visit } from './visit.js';

/** Gets out of the pretend site all it has to say to a call. */
export type Scene = (visit: Visit) => Promise<void>;

/** By call, as `callOfRequest` says it. */
export type Scenes = Readonly<Record<string, Scene>>;

const files = await exportsIn<Scenes>(new URL('./', import.meta.url), 'scenes', /-scenes\.ts$/);

/** Of every file of this folder whose name ends with `-scenes`. A call that the pretend site learns adds a row to one. */
export const SCENES: Scenes = Object.fromEntries(files.flatMap((scenes) => Object.entries(scenes)));
