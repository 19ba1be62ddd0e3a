import type { Behavior } from '../kernel/streams.js';
import { token } from '../kernel/token.js';

/**
 * How the visitor arrived at a location: a page load at a new history entry; a page load at an entry of this site (a
 * reload, Back from another site); a new entry, a replaced entry, or Back/Forward within the document.
 */
export type Arrival = 'load' | 'reload' | 'push' | 'replace' | 'pop';

/** Whether the visitor was at this history entry before. */
export function isReturn(arrival: Arrival): boolean {
  return arrival === 'pop' || arrival === 'reload';
}

/** Whether the document has just been loaded. */
export function isPageLoad(arrival: Arrival): boolean {
  return arrival === 'load' || arrival === 'reload';
}

/** The visitor's location. */
export interface PageLocation {
  /** Always begins with `/`. Percent-encoded as in the address bar, like `query` and `hash`. */
  readonly path: string;
  /** Empty or begins with `?`. */
  readonly query: string;
  /** Empty or begins with `#`. */
  readonly hash: string;
  /** Identifies the history entry; the same again after Back. */
  readonly key: string;
  readonly arrival: Arrival;
}

/** Changes the location. `to` is a path of this site with optional query and hash. */
export interface PageNavigator {
  readonly location$: Behavior<PageLocation>;
  /** Scheme, host and port of this site, without a trailing slash. */
  readonly origin: string;
  /** Opens another location without loading the document again. */
  go(to: string, how?: 'push' | 'replace'): void;
  /**
   * Gives what has been opened over the page an entry of its own, which Back leaves: `close` is called then. Returns a
   * function to call when it has closed in another way. A surface that stays open over another page adds itself again.
   */
  addSurface(close: () => void): () => void;
  /** Moves back (negative) or forward in the history. */
  travel(steps: number): void;
  /** Loads the document again, at the current location or at `to`. */
  reload(to?: string): void;
  /**
   * Leaves for another site, or for a page of this origin that is outside the route table. With `replace` this page's
   * history entry is replaced, so that Back skips it.
   */
  leave(url: string, how?: 'push' | 'replace'): void;
  /**
   * Opens a URL, such as a file, in a new window without access to this one. Returns false and opens nothing when the
   * browser refuses, because the visitor's click was too long ago. The caller then offers a link instead.
   */
  openWindow(url: string): boolean;
}

export const PAGE_NAVIGATOR = token<PageNavigator>('PageNavigator');
