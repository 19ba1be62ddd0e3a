import type { Observable } from 'rxjs';

import type { Behavior } from '../../kernel/streams.js';
import { token } from '../../kernel/token.js';

/** Knows whether the visitor is looking and the network is there. Its streams are hot and never error or complete. */
export interface Presence {
  /** Whether this tab is in the foreground. */
  readonly visible$: Behavior<boolean>;
  /** The network came back. */
  readonly online$: Observable<unknown>;
  /**
   * Back or Forward has brought this page back as it was left, script and all (back/forward cache): nothing has
   * been loaded, and what the page knows is as old as its absence.
   */
  readonly restored$: Observable<unknown>;
  /**
   * The visitor has begun to leave the page: what fails now was aborted by the browser. False again where the page stays
   * (a download, '留在此页'), which is known after a while, and once Back or Forward brings the page back.
   */
  readonly leaving$: Behavior<boolean>;
  /** Whether the device believes it has a network now. */
  isOnline(): boolean;
}

export const PRESENCE = token<Presence>('Presence');

/** Knows when the browser is idle, and whether the visitor saves data. */
export interface Idle {
  /**
   * Emits once and completes when the browser is idle next; completes without a value where the visitor saves data or has a
   * 2G connection. Cold: each subscription waits for its own moment. Never fails, never emits during subscribe().
   */
  moment(): Observable<void>;
}

export const IDLE = token<Idle>('Idle');
