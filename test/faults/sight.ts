import type { DialogKind } from '../../src/domain/signing-in/dialog.js';
import type { SessionState } from '../../src/domain/session/session-state.js';

/** How the view stands that made the call, and what it says about that. */
export interface Look {
  readonly state: string;
  readonly words: string | undefined;
}

/** Everything that a visitor can see of a call, and a developer read on the console. */
export interface Sight extends Look {
  /** Each after its tone: `error …`, `success …`. */
  readonly toasts: readonly string[];
  readonly dialog: DialogKind | undefined;
  readonly place: string;
  readonly session: SessionState['kind'];
  /** Addresses whose document was loaded again. */
  readonly reloads: readonly string[];
  readonly log: readonly string[];
  /** How often the call was made. */
  readonly asked: number;
}
