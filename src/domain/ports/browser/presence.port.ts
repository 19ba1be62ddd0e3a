import type { Observable } from 'rxjs';

import type { Behavior } from '../../kernel/behavior.js';

/** Knows whether the visitor is looking and the network is there. Its streams are hot and never error or complete. */
export interface Presence {
  /** Whether this tab is in the foreground. */
  readonly visible$: Behavior<boolean>;
  /** The network came back. */
  readonly online$: Observable<void>;
  /**
   * Back or Forward has brought this page back as it was left, script and all (back/forward cache): nothing has
   * been loaded, and what the page knows is as old as its absence.
   */
  readonly restored$: Observable<void>;
  /** Whether the device believes it has a network now. */
  isOnline(): boolean;
}
