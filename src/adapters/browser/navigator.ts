import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { Arrival, Navigator, Place } from '../../domain/ports/browser/navigator.js';

/** The key under which a history entry keeps its name; `undefined` when somebody else made the entry. */
function keyOfState(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'key' in state;
  return named && typeof state.key === 'string' ? state.key : undefined;
}

/** Only has to differ from the other entries of one tab; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The part of a window that this needs. */
export interface AddressedPage {
  readonly history: Pick<History, 'state' | 'scrollRestoration' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<
    Location,
    'origin' | 'href' | 'pathname' | 'search' | 'hash' | 'assign' | 'replace' | 'reload'
  >;
  /** Old browsers do not tell whether the visitor has just pressed something. */
  readonly navigator: { readonly userActivation?: Pick<UserActivation, 'isActive'> };
  addEventListener(type: 'popstate', listener: () => void): void;
  open(url: string, target: '_blank', features: 'noopener'): unknown;
}

/** The address bar and the history of the browser. Lives as long as the page. */
export class WebNavigator implements Navigator {
  readonly place$: Behavior<Place>;
  readonly origin: string;
  private readonly place: BehaviorSubject<Place>;

  constructor(private readonly browser: AddressedPage) {
    const { history, location } = browser;
    // Where a new place is scrolled to is the site's business: it is drawn later than the browser thinks.
    history.scrollRestoration = 'manual';
    this.origin = location.origin;
    this.place = new BehaviorSubject(this.placeHere('load'));
    this.place$ = readOnly(this.place);
    browser.addEventListener('popstate', () => {
      // An entry without a key is new: the visitor has edited the hash, or followed a link to one.
      this.place.next(this.placeHere(keyOfState(history.state) === undefined ? 'push' : 'pop'));
    });
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    const { history, location } = this.browser;
    const url = this.urlOf(to);
    const state = { key: newKey() };
    try {
      if (how === 'push') history.pushState(state, '', url);
      else history.replaceState(state, '', url);
    } catch {
      // Browsers allow only so many entries in a while; the document may always be loaded.
      location[how === 'push' ? 'assign' : 'replace'](url);
      return;
    }
    this.place.next(this.placeHere(how));
  }

  travel(steps: number): void {
    // `history.go(0)` would load the document again.
    if (steps !== 0) this.browser.history.go(steps);
  }

  reload(to?: string): void {
    const { history, location } = this.browser;
    if (to === undefined) {
      location.reload();
      return;
    }
    const url = this.urlOf(to);
    if (withoutHash(url) === withoutHash(location.href)) {
      // Going to another hash of the same document would not load it.
      history.replaceState(history.state, '', url);
      location.reload();
    } else {
      location.assign(url);
    }
  }

  leave(url: string, how: 'push' | 'replace' = 'push'): void {
    const address = this.webAddress(url);
    if (address !== undefined) this.browser.location[how === 'push' ? 'assign' : 'replace'](address);
  }

  openWindow(url: string): boolean {
    const address = this.webAddress(url);
    // What opens a window without an opener does not hear whether it was let.
    if (address === undefined || this.browser.navigator.userActivation?.isActive === false) return false;
    this.browser.open(address, '_blank', 'noopener');
    return true;
  }

  /** The addresses come from the server: a script is not a site, and what cannot be read is none. */
  private webAddress(url: string): string | undefined {
    try {
      const { href, protocol } = new URL(url, this.origin);
      return /^https?:$/.test(protocol) ? href : undefined;
    } catch {
      return undefined;
    }
  }

  /** The present entry, given a key if it has none yet. */
  private placeHere(arrival: Arrival): Place {
    const { history, location } = this.browser;
    let key = keyOfState(history.state);
    if (key === undefined) {
      key = newKey();
      history.replaceState({ key }, '', location.href);
    }
    return { path: location.pathname, query: location.search, hash: location.hash, key, arrival };
  }

  /** Joined as text: resolved as a link, a path that begins with `//` would be another site. */
  private urlOf(to: string): string {
    return new URL(this.origin + (to.startsWith('/') ? to : `/${to}`)).href;
  }
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '');
}
