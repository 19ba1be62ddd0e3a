import { BehaviorSubject } from 'rxjs';

import { repairedAddress } from '../../domain/access/repaired-address.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { Arrival, PageNavigator, PageLocation } from '../../domain/ports/navigator.js';
import { HistoryEntries } from './history-entries.js';

/** Needs to be unique only among the entries of one tab; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The part of `window` that is needed here. */
export interface NavigationWindow {
  readonly history: Pick<History, 'state' | 'scrollRestoration' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<
    Location,
    'origin' | 'href' | 'pathname' | 'search' | 'hash' | 'assign' | 'replace' | 'reload'
  >;
  /** Missing in old browsers: whether the visitor has just pressed something. */
  readonly navigator: { readonly userActivation?: Pick<UserActivation, 'isActive'> };
  addEventListener(type: 'popstate', listener: () => void): void;
  open(url: string, target: '_blank', features: 'noopener'): unknown;
}

/** The browser's location and history. Lives as long as the page. */
export class WebNavigator implements PageNavigator {
  readonly location$: Behavior<PageLocation>;
  readonly origin: string;
  private readonly location: BehaviorSubject<PageLocation>;
  private readonly entries: HistoryEntries;

  constructor(private readonly browser: NavigationWindow) {
    const { history, location } = browser;
    // The site restores scroll positions itself, because it renders a page later than the browser expects.
    history.scrollRestoration = 'manual';
    this.origin = location.origin;
    this.entries = new HistoryEntries(history, () => {
      const { key, path, query, hash } = this.location.value;
      return [key, this.urlOf(path + query + hash)];
    });
    this.location = new BehaviorSubject(this.currentLocation(this.entries.current.key === '' ? 'load' : 'reload'));
    this.location$ = readOnly(this.location);
    // A page that has just been loaded has nothing open over it.
    this.entries.follow();
    browser.addEventListener('popstate', () => {
      // An entry without a key is new: the visitor has edited the hash, or clicked a link to one.
      const arrival = this.entries.current.key === '' ? 'push' : 'pop';
      if (this.entries.arrive()) this.location.next(this.currentLocation(arrival));
    });
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    const { location } = this.browser;
    const url = this.urlOf(to);
    try {
      this.entries[how](newKey(), url);
    } catch {
      // Browsers limit the number of new entries per time; loading the document is always possible.
      location[how === 'push' ? 'assign' : 'replace'](url);
      return;
    }
    this.location.next(this.currentLocation(how));
  }

  addSurface(close: () => void): () => void {
    return this.entries.addSurface(close);
  }

  travel(steps: number): void {
    // `history.go(0)` would reload the document.
    if (steps !== 0) this.browser.history.go(steps);
  }

  reload(to?: string): void {
    this.entries.leave(() => {
      this.load(to);
    });
  }

  private load(to: string | undefined): void {
    const { history, location } = this.browser;
    if (to === undefined) {
      location.reload();
      return;
    }
    const url = this.urlOf(to);
    if (withoutHash(url) === withoutHash(location.href)) {
      // A navigation to another hash of the same document would not load it.
      history.replaceState(history.state, '', url);
      location.reload();
    } else {
      location.assign(url);
    }
  }

  leave(url: string, how: 'push' | 'replace' = 'push'): void {
    const address = this.webAddress(url);
    if (address === undefined) return;
    this.entries.leave(() => {
      this.browser.location[how === 'push' ? 'assign' : 'replace'](address);
    });
  }

  openWindow(url: string): boolean {
    const address = this.webAddress(url);
    // With `noopener`, `open` does not return whether the browser allowed the window.
    if (address === undefined || this.browser.navigator.userActivation?.isActive === false) return false;
    this.browser.open(address, '_blank', 'noopener');
    return true;
  }

  /** URLs from the server are not trusted: only http(s) URLs are used, and malformed ones are dropped. */
  private webAddress(url: string): string | undefined {
    try {
      const { href, protocol } = new URL(url, this.origin);
      return /^https?:$/.test(protocol) ? href : undefined;
    } catch {
      return undefined;
    }
  }

  /** The location of the present history entry, which gets a key if it has none, and an address without glued words. */
  private currentLocation(arrival: Arrival): PageLocation {
    const { location } = this.browser;
    const written = location.pathname + location.search + location.hash;
    const address = repairedAddress(written);
    if (this.entries.current.key === '' || address !== written) this.entries.replace(newKey(), this.urlOf(address));
    const { key } = this.entries.current;
    return { path: location.pathname, query: location.search, hash: location.hash, key, arrival };
  }

  /** Concatenated: resolved as a link, a path that begins with `//` would lead to another site. */
  private urlOf(to: string): string {
    return new URL(this.origin + (to.startsWith('/') ? to : `/${to}`)).href;
  }
}

export function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '');
}
