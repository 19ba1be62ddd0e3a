import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { Resolve } from '../../../src/domain/kernel/token.js';
import type { StandingClock } from '../world/standing-clock.js';

/** Where a step is taken: the site on view, the pretend server behind it, the time. */
export interface Stage {
  readonly resolve: Resolve;
  readonly controls: Controls;
  readonly time: StandingClock;
}

/** One thing that happens on the way to a state. */
export interface Step {
  /** For whoever waits for it in vain. */
  readonly what: string;
  readonly take: (stage: Stage) => void | Promise<void>;
}
