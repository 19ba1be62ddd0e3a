import { type CallName, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';

/** A call that is never answered: the clock of the catalogue stands, and its time never runs out. */
export function never(call: CallName): (controls: Controls) => void {
  return (controls) => {
    controls.fail(call, FAULTS.timeout);
  };
}

/** A call that fails. */
export function lost(call: CallName): (controls: Controls) => void {
  return (controls) => {
    controls.fail(call, FAULTS.badGateway);
  };
}
