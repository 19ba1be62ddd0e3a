import type { Generation } from '../../src/domain/site/system-config.js';
import { httpServerRigs } from './rigs/http-server-rig.js';
import { memoryServerRigs } from './rigs/memory-server-rig.js';
import type { NewServerRig } from './server-rig.js';

/**
 * Every adapter of the server ports, with an in-memory server of each generation: for calls that differ between them
 * (docs/api/README.md#differences-between-the-generations): configuration, member, scan, linking WeChat, consent and
 * orders.
 */
export const ADAPTERS_BY_GENERATION: readonly (readonly [
  adapter: string,
  newRig: NewServerRig,
  generation: Generation,
])[] = [
  ['in memory, generation 1', memoryServerRigs(1), 1],
  ['in memory, generation 2', memoryServerRigs(2), 2],
  ['over HTTP, generation 1', httpServerRigs(1), 1],
  ['over HTTP, generation 2', httpServerRigs(2), 2],
];

/** Every adapter once, with a server of generation 2: for calls that both generations answer alike. */
export const ADAPTERS: readonly (readonly [adapter: string, newRig: NewServerRig])[] = [
  ['in memory', memoryServerRigs(2)],
  ['over HTTP', httpServerRigs(2)],
];
