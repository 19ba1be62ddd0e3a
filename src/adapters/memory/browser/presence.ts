import { BehaviorSubject, defer, type Observable, of, Subject, take } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import type { Presence } from '../../../domain/ports/presence.js';

/** The page is visible and online until a test changes that. */
export class MemoryPresence implements Presence {
  readonly visible$: Behavior<boolean>;
  readonly online$: Observable<void>;
  readonly restored$: Observable<void>;
  readonly leaving$: Behavior<boolean>;
  private readonly visible = new BehaviorSubject(true);
  private readonly onlineAgain = new Subject<void>();
  private readonly restored = new Subject<void>();
  private readonly leaving = new BehaviorSubject(false);
  private online = true;
  private reached$: Observable<boolean> | undefined;

  constructor() {
    this.visible$ = readOnly(this.visible);
    this.online$ = this.onlineAgain.asObservable();
    this.restored$ = this.restored.asObservable();
    this.leaving$ = readOnly(this.leaving);
  }

  /** Whether anything waits for a change. */
  get isObserved(): boolean {
    return [this.visible, this.onlineAgain, this.restored, this.leaving].some(({ observed }) => observed);
  }

  isOnline(): boolean {
    return this.online;
  }

  canReachSite(): Observable<boolean> {
    return defer(() => this.reached$ ?? of(this.online)).pipe(take(1));
  }

  /** The browser refuses all requests of the page, as WebKit does while a navigation is pending. */
  refuseRequests(): void {
    this.reached$ = of(false);
  }

  /** Requests to the site have no outcome before the returned subject emits. */
  delayRequests(): Subject<boolean> {
    const reached = new Subject<boolean>();
    this.reached$ = reached;
    return reached;
  }

  /** The visitor switches to another tab. */
  hide(): void {
    this.show(false);
  }

  /** The visitor returns to the tab, or leaves it when `visible` is false. */
  show(visible = true): void {
    if (visible !== this.visible.value) this.visible.next(visible);
  }

  /** The visitor had left the page, and Back or Forward restores it unchanged (back/forward cache). */
  restore(): void {
    this.leaving.next(false);
    this.restored.next();
  }

  /** The visitor starts to leave the page, or stays when `leaving` is false. */
  leave(leaving = true): void {
    this.leaving.next(leaving);
  }

  loseNetwork(): void {
    this.online = false;
  }

  /** The browser reports no network although requests are answered, as behind some VPNs. */
  misreportNetwork(): void {
    this.online = false;
    this.reached$ = of(true);
  }

  regainNetwork(): void {
    this.online = true;
    this.onlineAgain.next();
  }
}
