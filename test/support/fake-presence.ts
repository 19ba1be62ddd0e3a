import { BehaviorSubject, Subject } from 'rxjs';

import type { Presence } from '../../src/domain/ports/browser/presence.port.js';

/** A visitor who looks away and back, on a network that comes and goes. */
export class FakePresence implements Presence {
  readonly visible$ = new BehaviorSubject(true);
  readonly online$ = new Subject<void>();

  isOnline(): boolean {
    return true;
  }

  lookAway(): void {
    this.visible$.next(false);
  }

  lookBack(): void {
    this.visible$.next(true);
  }

  comeOnline(): void {
    this.online$.next();
  }
}
