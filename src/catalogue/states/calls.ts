import { FAULTS } from '../../adapters/memory/engine/fault.js';
import type { CallName } from '../../adapters/memory/engine/call-name.js';
import type { Controls } from '../../adapters/memory/engine/controls.js';

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
