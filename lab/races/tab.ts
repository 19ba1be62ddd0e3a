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
import { type MemoryStorageArea, MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import { STORED_KEYS, type StoredKey } from '../../src/domain/session/stored-keys.js';
import type { VirtualClock } from '../../test/support/virtual-clock.js';

/** The TIME port of one document: its timers end with the document, as in a browser. */
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

  /** The document is unloaded. */
  stop(): void {
    this.timers.unsubscribe();
  }
}

/** The history of a tab. A reload is passed to the tab, which replaces its document. */
export class TabNavigator extends MemoryNavigator {
  /** Set by the tab, which calls `enter` to change the address when the old document is unloaded. */
  load: (enter: () => void) => void = (enter) => enter();
  /** The number of navigations. */
  moves = 0;

  override go(to: string, how?: 'push' | 'replace'): void {
    this.moves += 1;
    super.go(to, how);
  }

  override reload(to?: string): void {
    this.load(() => super.reload(to));
  }
}

/** The delay of storage events: until then a tab can read the new value, but is not notified. */
const STORAGE_EVENT_MS = 5;

/** The storage events between the tabs of one browser. */
export class StorageEvents {
  private readonly reported = new Subject<{ readonly from: unknown; readonly key: StoredKey }>();
  private lastAt = -Infinity;

  constructor(private readonly clock: VirtualClock) {}

  /** Whether all tabs have received all events. */
  get quiet(): boolean {
    return this.clock.frame > this.lastAt + STORAGE_EVENT_MS;
  }

  emit(from: unknown, key: StoredKey): void {
    if (STORED_KEYS[key].area !== 'local') return;
    this.lastAt = this.clock.frame;
    this.reported.next({ from, key });
  }

  eventsFor(listener: unknown, key: StoredKey): Observable<unknown> {
    return this.reported.pipe(
      filter((event) => event.from !== listener && event.key === key),
      delay(STORAGE_EVENT_MS, this.clock),
    );
  }
}

/**
 * The storages of a tab as in a real browser: a value of another tab can be read at once, and its event arrives later
 * (src/adapters/browser/visit-store.ts).
 */
export class TabStore extends MemoryVisitStore {
  private readonly written = new Subject<StoredKey>();

  constructor(
    local: MemoryStorageArea,
    private readonly events: StorageEvents,
  ) {
    super(local);
  }

  /** Whether there are subscribers to stored values. */
  get watched(): boolean {
    return this.written.observed;
  }

  override write(key: StoredKey, value: string, id?: string): void {
    super.write(key, value, id);
    this.notify(key);
  }

  override erase(key: StoredKey, id?: string): void {
    super.erase(key, id);
    this.notify(key);
  }

  override eraseAll(key: StoredKey): void {
    super.eraseAll(key);
    this.notify(key);
  }

  override watch(key: StoredKey): Observable<string | undefined> {
    const here$ = this.written.pipe(filter((written) => written === key));
    return merge(here$, this.events.eventsFor(this, key), of(undefined)).pipe(
      map(() => this.read(key)),
      distinctUntilChanged(),
    );
  }

  private notify(key: StoredKey): void {
    this.written.next(key);
    this.events.emit(this, key);
  }
}
