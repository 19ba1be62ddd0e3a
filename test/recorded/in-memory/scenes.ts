import { exportsIn } from '../../support/exports-in.js';
import type { Visit } from './visit.js';

/** Requests one call of the demo server so that it gives every answer that it can. */
export type Scene = (visit: Visit) => Promise<void>;

/** Scenes by call, as `callOfRequest` names it. */
export type Scenes = Readonly<Record<string, Scene>>;

const files = await exportsIn<Scenes>(new URL('./', import.meta.url), 'scenes', /-scenes\.ts$/);

/**
 * The scenes of all files in this folder that end with `-scenes`. A new call of the demo server needs a row in one of
 * them.
 */
export const SCENES: Scenes = Object.fromEntries(files.flatMap((scenes) => Object.entries(scenes)));
