import { exportsIn } from '../../support/exports-in.js';
import type { KnownCall } from './known-call.js';

const features = await exportsIn<readonly KnownCall[]>(new URL('calls/', import.meta.url), 'calls');

/** Every question that this site can put to a server: the calls of every file of `calls`. */
export const EVERY_CALL = features.flat();
