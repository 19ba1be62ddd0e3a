import { FAULTS } from '../../adapters/memory/engine/fault.js';
import type { CallName } from '../../adapters/memory/engine/call-name.js';
import type { Levers } from '../../adapters/memory/engine/levers.js';

/** A call that is never answered: the clock of the catalogue stands, and its time never runs out. */
export function never(call: CallName): (levers: Levers) => void {
  return (levers) => {
    levers.fail(call, FAULTS.timeout);
  };
}

/** A call that fails. */
export function lost(call: CallName): (levers: Levers) => void {
  return (levers) => {
    levers.fail(call, FAULTS.badGateway);
  };
}
