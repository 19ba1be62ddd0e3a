import {
  delay,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerAction,
  type SchedulerLike,
  Subject,
  Subscription,
} from 'rxjs';

import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { type MemoryShelf, MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import { STORED_KEYS, type StoredKey } from '../../src/domain/session/stored-keys.js';
import type { VirtualClock } from '../../test/support/virtual-clock.js';

/** The TIME port of one document: its timers end with it, as they do in a browser. */
export class DocumentClock implements SchedulerLike {
  private readonly timers = new Subscription();

  constructor(private readonly clock: VirtualClock) {}

  now(): number {
    return this.clock.now();
  }

  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription {
    if (this.timers.closed) return Subscription.EMPTY;
    const action = this.clock.schedule(work, delay, state);
    this.timers.add(action);
    return action;
  }

  /** The document is gone. */
  stop(): void {
    this.timers.unsubscribe();
  }
}

/** The history of a tab; a new document is for the tab to load. */
export class TabNavigator extends MemoryNavigator {
  /** Set by the tab: called with what enters the address once the old document is gone. */
  load: (enter: () => void) => void = (enter) => {
    enter();
  };
  /** How often the address has changed. */
  moves = 0;

  override go(to: string, how?: 'push' | 'replace'): void {
    this.moves += 1;
    super.go(to, how);
  }

  override reload(to?: string): void {
    this.load(() => {
      super.reload(to);
    });
  }
}

/** So long a tab does not know what another has written, though it would read it already. */
const STORAGE_EVENT_MS = 5;

/** What the tabs of one browser tell each other. */
export class StorageEvents {
  private readonly told = new Subject<{ readonly from: unknown; readonly key: StoredKey }>();
  private lastAt = -Infinity;

  constructor(private readonly clock: VirtualClock) {}

  /** Every tab has heard of everything. */
  get quiet(): boolean {
    return this.clock.frame > this.lastAt + STORAGE_EVENT_MS;
  }

  tell(from: unknown, key: StoredKey): void {
    if (STORED_KEYS[key].shelf !== 'local') return;
    this.lastAt = this.clock.frame;
    this.told.next({ from, key });
  }

  heardBy(listener: unknown, key: StoredKey): Observable<unknown> {
    return this.told.pipe(
      filter((event) => event.from !== listener && event.key === key),
      delay(STORAGE_EVENT_MS, this.clock),
    );
  }
}

/**
 * The storages of a tab as a real browser has them: what another tab writes is read at once and heard of a moment later
 * (src/adapters/browser/visit-store.ts).
 */
export class TabStore extends MemoryVisitStore {
  private readonly written = new Subject<StoredKey>();

  constructor(
    local: MemoryShelf,
    private readonly events: StorageEvents,
  ) {
    super(local);
  }

  /** Somebody waits for what is written here or elsewhere. */
  get watched(): boolean {
    return this.written.observed;
  }

  override write(key: StoredKey, value: string, id?: string): void {
    super.write(key, value, id);
    this.tell(key);
  }

  override erase(key: StoredKey, id?: string): void {
    super.erase(key, id);
    this.tell(key);
  }

  override eraseAll(key: StoredKey): void {
    super.eraseAll(key);
    this.tell(key);
  }

  override watch(key: StoredKey): Observable<string | undefined> {
    const here$ = this.written.pipe(filter((written) => written === key));
    return merge(here$, this.events.heardBy(this, key), of(undefined)).pipe(
      map(() => this.read(key)),
      distinctUntilChanged(),
    );
  }

  private tell(key: StoredKey): void {
    this.written.next(key);
    this.events.tell(this, key);
  }
}
