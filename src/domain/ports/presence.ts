import type { Observable } from 'rxjs';

import type { Behavior } from '../kernel/streams.js';
import { token } from '../kernel/token.js';

/** The visibility of the tab and the state of the network. The streams are hot and never error or complete. */
export interface Presence {
  /** Whether this tab is visible. */
  readonly visible$: Behavior<boolean>;
  /** Emits when the network is back. */
  readonly online$: Observable<unknown>;
  /**
   * Emits when Back or Forward has restored this page from the back/forward cache: nothing was loaded, and the page's
   * data is as old as the visitor's absence.
   */
  readonly restored$: Observable<unknown>;
  /**
   * True once the browser begins to unload the page: requests that fail now were aborted by it. False again when the
   * page stays (a download, '留在此页'), which is known after a while, and when Back or Forward restores it.
   */
  readonly leaving$: Behavior<boolean>;
  /** Whether the browser reports a network connection now. */
  isOnline(): boolean;
  /**
   * Sends a small request to the site's own server, and emits whether any answer arrived. WebKit refuses every request
   * of a page once a navigation has begun, and iPhones report its beginning by no event. Cold; emits once, after
   * `REQUEST_TIMEOUT_MS` at the latest, and never errors.
   */
  canReachSite(): Observable<boolean>;
}

export const PRESENCE = token<Presence>('Presence');

/** The browser's idle time, for prefetching. */
export interface Idle {
  /**
   * Emits once and completes when the browser is idle; completes without a value when the visitor saves data or has a
   * 2G connection. Cold: each subscription waits again. Never fails, never emits synchronously.
   */
  whenIdle(): Observable<void>;
}

export const IDLE = token<Idle>('Idle');
