import { BehaviorSubject } from 'rxjs';

import type { Navigator, Place } from '../../src/domain/ports/browser/navigator.js';
import { aPlace } from './a-place.js';

/** Goes where it is told, and writes every journey down: `replace /login`, `reload /`, `leave https://…`, `leave for good https://…`, `open https://…`. */
export class FakeNavigator implements Navigator {
  readonly origin = 'https://site.example';
  readonly place$: BehaviorSubject<Place>;
  readonly journeys: string[] = [];
  /** The browser lets windows be opened. */
  letsWindowsOpen = true;

  constructor(address = '/') {
    this.place$ = new BehaviorSubject(aPlace(address));
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    this.journeys.push(`${how} ${to}`);
    this.place$.next(aPlace(to, how));
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
    if (this.letsWindowsOpen) this.journeys.push(`open ${url}`);
    return this.letsWindowsOpen;
  }
}
