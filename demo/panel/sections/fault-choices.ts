import { CALLS, FAULT_TITLES } from '../../../src/adapters/memory/server/calls.strings.js';
import { CALL_NAMES, type Fault, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { FaultTarget } from '../../../src/adapters/memory/server/controls.js';
import { ALL_CALLS, TIMES_NAMES, timesLeft } from '../../strings.js';
import type { Option } from '../choice.js';

/** The calls that can be made to fail, with "all calls" first. */
export const FAULTY: readonly Option<FaultTarget>[] = (['all', ...CALL_NAMES] as const)
  // The browser itself navigates to QQ, so no response can fail.
  .filter((name) => name !== 'qqRedirect')
  .map((name) => ({ name, title: callTitle(name) }));

/** The kinds of faults. */
export const KINDS: readonly (Option<string> & { readonly fault: Fault })[] =
  // Object.keys widens the names of a literal table to string.
  (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).map((name) => ({
    name,
    fault: FAULTS[name],
    title: FAULT_TITLES[name],
  }));

/** How many times a fault occurs. */
export const TIMES = [
  { name: 'once', title: TIMES_NAMES.once, times: 1 },
  { name: 'thrice', title: TIMES_NAMES.thrice, times: 3 },
  { name: 'always', title: TIMES_NAMES.always, times: Infinity },
] as const;

export function callTitle(name: FaultTarget): string {
  return name === 'all' ? ALL_CALLS : CALLS[name];
}

/** The title of an active fault. Compared by value, because a stored and restored fault is another object. */
export function faultTitle(fault: Fault): string {
  const text = JSON.stringify(fault);
  return KINDS.find((kind) => JSON.stringify(kind.fault) === text)?.title ?? fault.kind;
}

export function timesTitle(times: number): string {
  return times === Infinity ? TIMES_NAMES.always : timesLeft(times);
}
