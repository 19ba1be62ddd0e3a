import { CALLS, FAULT_TITLES } from '../../../src/adapters/memory/server/calls.strings.js';
import { CALL_NAMES, type Fault, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Faulty } from '../../../src/adapters/memory/server/controls.js';
import { ALL_CALLS, TIMES_NAMES, timesLeft } from '../../strings.js';
import type { Option } from '../choice.js';

/** The calls that can be made to fail, all of them first. */
export const FAULTY: readonly Option<Faulty>[] = (['all', ...CALL_NAMES] as const)
  // The window itself goes to QQ: there is no answer that could fail.
  .filter((name) => name !== 'qqRedirect')
  .map((name) => ({ name, title: callTitle(name) }));

/** What can go wrong with them. */
export const KINDS: readonly (Option<string> & { readonly fault: Fault })[] =
  // Object.keys widens the names of a literal table to string.
  (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).map((name) => ({
    name,
    fault: FAULTS[name],
    title: FAULT_TITLES[name],
  }));

/** How often. */
export const TIMES = [
  { name: 'once', title: TIMES_NAMES.once, times: 1 },
  { name: 'thrice', title: TIMES_NAMES.thrice, times: 3 },
  { name: 'always', title: TIMES_NAMES.always, times: Infinity },
] as const;

export function callTitle(name: Faulty): string {
  return name === 'all' ? ALL_CALLS : CALLS[name];
}

/** What a fault that stands is called. Compared by what it says: one that was stored is no longer the same object. */
export function faultTitle(fault: Fault): string {
  const said = JSON.stringify(fault);
  return KINDS.find((kind) => JSON.stringify(kind.fault) === said)?.title ?? fault.kind;
}

export function timesTitle(times: number): string {
  return times === Infinity ? TIMES_NAMES.always : timesLeft(times);
}
