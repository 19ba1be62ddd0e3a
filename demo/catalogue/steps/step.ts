import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { Resolve } from '../../../src/domain/kernel/token.js';
import type { StoppedClock } from '../../../src/adapters/memory/browser/stopped-clock.js';

/** What a step can use: the services of the displayed site, the controls of its in-memory server, the clock. */
export interface Stage {
  readonly resolve: Resolve;
  readonly controls: Controls;
  readonly time: StoppedClock;
}

/** One step on the way to a state. */
export interface Step {
  /** A description for the error report when the step never ends. */
  readonly what: string;
  readonly take: (stage: Stage) => void | Promise<void>;
}
