import { exportsIn } from '../../support/exports-in.js';
import type { KnownCall } from './known-call.js';

const features = await exportsIn<readonly KnownCall[]>(new URL('calls/', import.meta.url), 'calls');

/** Every call that this site can make to a server: the rows of all files in `calls`. */
export const EVERY_CALL = features.flat();
