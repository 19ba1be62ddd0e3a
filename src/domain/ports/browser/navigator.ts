import type { Behavior } from '../../kernel/streams.js';
import { token } from '../../kernel/token.js';

/** How the visitor came to a place: a page load, a new entry, a replaced entry, or Back/Forward. */
export type Arrival = 'load' | 'push' | 'replace' | 'pop';

/** Where the visitor is. */
export interface Place {
  /** Always begins with `/`. Percent-encoded as in the address bar, like the two others. */
  readonly path: string;
  /** Empty or begins with `?`. */
  readonly query: string;
  /** Empty or begins with `#`. */
  readonly hash: string;
  /** Names the history entry: the same again after Back. */
  readonly key: string;
  readonly arrival: Arrival;
}

/** Moves the visitor about. `to` is a path on this site with optional query and hash. */
export interface Navigator {
  readonly place$: Behavior<Place>;
  /** Scheme, host and port of this site, without a closing slash. */
  readonly origin: string;
  /** Shows another place without loading the document again. */
  go(to: string, how?: 'push' | 'replace'): void;
  /** Back (negative) or forward through the history. */
  travel(steps: number): void;
  /** Loads the document again, here or at `to`. */
  reload(to?: string): void;
  /**
   * Leaves for another site, or for a page of this origin that is none of this site's. With `replace`, Back passes this
   * page by: the visitor never wanted to be here.
   */
  leave(url: string, how?: 'push' | 'replace'): void;
  /**
   * Opens an address of the web, a file say, in a window of its own that has no hold on this one. False, and nothing is
   * opened, where the browser would not let it any more, because the visitor's press was too long ago: a link that they
   * can press themselves is to be offered then.
   */
  openWindow(url: string): boolean;
}

export const NAVIGATOR = token<Navigator>('Navigator');
