import { BehaviorSubject } from 'rxjs';

import type { Arrival, PageNavigator, PageLocation } from '../../src/domain/ports/navigator.js';

/**
 * Changes its location as requested and records every navigation: `replace /login`, `reload /`, `leave https://…`,
 * `leave for good https://…`, `open https://…`.
 */
export class FakeNavigator implements PageNavigator {
  readonly origin = 'https://site.example';
  readonly location$: BehaviorSubject<PageLocation>;
  readonly journeys: string[] = [];
  /** False while the browser blocks new windows. */
  allowsWindows = true;

  constructor(address = '/') {
    this.location$ = new BehaviorSubject(aLocation(address));
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    this.journeys.push(`${how} ${to}`);
    this.location$.next(aLocation(to, how));
  }

  travel(steps: number): void {
    this.journeys.push(`travel ${String(steps)}`);
  }

  reload(to = 'here'): void {
    this.journeys.push(`reload ${to}`);
  }

  leave(url: string, how: 'push' | 'replace' = 'push'): void {
    this.journeys.push(how === 'push' ? `leave ${url}` : `leave for good ${url}`);
  }

  openWindow(url: string): boolean {
    if (this.allowsWindows) this.journeys.push(`open ${url}`);
    return this.allowsWindows;
  }
}

/** The location of an address: `aLocation('/search?keywords=x#top')`. */
export function aLocation(address: string, arrival: Arrival = 'load'): PageLocation {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { path: pathname, query: search, hash, key: `key of ${address}`, arrival };
}
