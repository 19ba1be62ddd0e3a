import { BehaviorSubject, defer, type Observable, of, Subject } from 'rxjs';

import { Recovery } from '../../src/domain/errors/recovery.js';
import type { Presence } from '../../src/domain/ports/presence.js';
import { VirtualClock } from './virtual-clock.js';

/** A visitor who switches tabs, on a network that fails and returns. */
export class FakePresence implements Presence {
  readonly visible$ = new BehaviorSubject(true);
  readonly online$ = new Subject<void>();
  readonly restored$ = new Subject<void>();
  readonly leaving$ = new BehaviorSubject(false);

  isOnline(): boolean {
    return true;
  }

  canReachSite(): Observable<boolean> {
    return defer(() => of(this.isOnline()));
  }

  hideTab(): void {
    this.visible$.next(false);
  }

  showTab(): void {
    this.visible$.next(true);
  }

  /** The browser restores the page from the back/forward cache. */
  restore(): void {
    this.leaving$.next(false);
    this.restored$.next();
  }

  comeOnline(): void {
    this.online$.next();
  }
}

/** Recovery without jitter in its waits, and the fakes that trigger it. */
export function aRecovery({
  presence = new FakePresence(),
  time = new VirtualClock(),
  random = (): number => 0.5,
} = {}) {
  return { recovery: new Recovery(presence, time, random), presence, time };
}
