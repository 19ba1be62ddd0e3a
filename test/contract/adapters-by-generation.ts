import type { Generation } from '../../src/domain/site/system-config.js';
import { httpServerRigs } from './rigs/http-server-rig.js';
import { memoryServerRigs } from './rigs/memory-server-rig.js';
import type { NewServerRig } from './server-rig.js';

/**
 * Every adapter of the ports to the server, before a pretend site of each generation: for what the generations differ
 * in (docs/api/README.md#differences-between-the-generations), which are the set-up, the member, the scan, linking
 * WeChat, consent and the orders.
 */
export const ADAPTERS_BY_GENERATION: readonly (readonly [
  adapter: string,
  newRig: NewServerRig,
  generation: Generation,
])[] = [
  ['memory, generation 1,', memoryServerRigs(1), 1],
  ['memory, generation 2,', memoryServerRigs(2), 2],
  ['HTTP, generation 1,', httpServerRigs(1), 1],
  ['HTTP, generation 2,', httpServerRigs(2), 2],
];

/** Every adapter once, before the generation of today: for whatever both of them answer in the same way. */
export const ADAPTERS: readonly (readonly [adapter: string, newRig: NewServerRig])[] = [
  ['memory', memoryServerRigs(2)],
  ['HTTP', httpServerRigs(2)],
];
