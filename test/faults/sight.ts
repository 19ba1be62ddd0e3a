import type { DialogKind } from '../../src/domain/signing-in/dialog.js';
import type { SessionState } from '../../src/domain/session/session-state.js';

/** The state of the view that made the call, and its message. */
export interface Look {
  readonly state: string;
  readonly message: string | undefined;
}

/** Everything that a visitor can see after a call, and what a developer reads on the console. */
export interface Sight extends Look {
  /** Each toast after its tone: `error …`, `success …`. */
  readonly toasts: readonly string[];
  readonly dialog: DialogKind | undefined;
  readonly location: string;
  readonly session: SessionState['kind'];
  /** Addresses whose document was loaded again. */
  readonly reloads: readonly string[];
  readonly log: readonly string[];
  /** How many requests of the call were sent. */
  readonly requests: number;
}
