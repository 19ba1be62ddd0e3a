import { type CallName, type Fault, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';

type Prepare = (controls: Controls) => void;

export function failing(call: CallName, fault: Fault): Prepare {
  return (controls) => {
    controls.fail(call, fault);
  };
}

/** Makes a call never respond. The catalogue's clock does not advance, so the request does not time out either. */
export function never(call: CallName): Prepare {
  return failing(call, FAULTS.timeout);
}

export function lost(call: CallName): Prepare {
  return failing(call, FAULTS.badGateway);
}

export function setUp(settings: Parameters<Controls['setUp']>[0]): Prepare {
  return (controls) => {
    controls.setUp(settings);
  };
}

export const generation2 = setUp({ generation: 2 });
