import { BehaviorSubject, type Observable, Subject } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import type { Presence } from '../../../domain/ports/browser/presence.js';

/** A visitor who looks, and a network that is there, as long as nobody says otherwise. */
export class MemoryPresence implements Presence {
  readonly visible$: Behavior<boolean>;
  readonly online$: Observable<void>;
  readonly restored$: Observable<void>;
  readonly leaving$: Behavior<boolean>;
  private readonly visible = new BehaviorSubject(true);
  private readonly backOnline = new Subject<void>();
  private readonly broughtBack = new Subject<void>();
  private readonly leaving = new BehaviorSubject(false);
  private online = true;

  constructor() {
    this.visible$ = readOnly(this.visible);
    this.online$ = this.backOnline.asObservable();
    this.restored$ = this.broughtBack.asObservable();
    this.leaving$ = readOnly(this.leaving);
  }

  isOnline(): boolean {
    return this.online;
  }

  /** The visitor turns to another tab. */
  hide(): void {
    this.show(false);
  }

  /** The visitor comes back, or goes. */
  show(visible = true): void {
    if (visible !== this.visible.value) this.visible.next(visible);
  }

  /** The visitor had left the page, and Back or Forward brings it back as it was. */
  restore(): void {
    this.leaving.next(false);
    this.broughtBack.next();
  }

  /** The visitor begins to leave the page; or stays after all. */
  leave(leaving = true): void {
    this.leaving.next(leaving);
  }

  loseNetwork(): void {
    this.online = false;
  }

  regainNetwork(): void {
    this.online = true;
    this.backOnline.next();
  }
}
