import type { Observable } from 'rxjs';

import type { Behavior } from '../../kernel/behavior.js';

/** Knows whether the visitor is looking and the network is there. */
export interface Presence {
  /** Whether this tab is in the foreground. */
  readonly visible$: Behavior<boolean>;
  /** The network came back. Hot; never errors, never completes. */
  readonly online$: Observable<void>;
  /** Whether the device believes it has a network now. */
  isOnline(): boolean;
}
