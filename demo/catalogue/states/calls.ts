import { type CallName, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';

/** Makes a call never respond. The catalogue's clock does not advance, so the request does not time out either. */
export function never(call: CallName): (controls: Controls) => void {
  return (controls) => {
    controls.fail(call, FAULTS.timeout);
  };
}

/** Makes a call fail. */
export function lost(call: CallName): (controls: Controls) => void {
  return (controls) => {
    controls.fail(call, FAULTS.badGateway);
  };
}
