import { distinctUntilChanged, filter, fromEvent, map, merge, type Observable, of, Subject, tap } from 'rxjs';

import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import { isNameOf, STORED_KEYS, type StoredKey, storedName } from '../../domain/session/stored-keys.js';
import { type ItemStorage, WebShelf } from './web-shelf.js';

/** Where the storages are: asking for one throws where the browser forbids it. */
export interface Storages {
  readonly local: () => ItemStorage;
  readonly tab: () => ItemStorage;
}

/** The storages of the browser, or the memory of this page where they fail (clarifications §1). */
export class WebVisitStore implements VisitStore {
  private readonly written = new Subject<StoredKey>();
  private readonly shelves: Readonly<Record<keyof Storages, WebShelf>>;

  /** `events` tells of other tabs and of the page's return: the window. */
  constructor(
    storages: Storages,
    private readonly events: EventTarget,
  ) {
    this.shelves = { local: new WebShelf(storages.local), tab: new WebShelf(storages.tab) };
  }

  read(key: StoredKey, id?: string): string | undefined {
    return this.shelfOf(key).read(storedName(key, id));
  }

  write(key: StoredKey, value: string, id?: string): void {
    this.shelfOf(key).write(storedName(key, id), value);
    this.written.next(key);
  }

  erase(key: StoredKey, id?: string): void {
    this.shelfOf(key).erase(storedName(key, id));
    this.written.next(key);
  }

  eraseAll(key: StoredKey): void {
    const shelf = this.shelfOf(key);
    for (const name of shelf.names()) {
      if (isNameOf(key, name)) shelf.erase(name);
    }
    this.written.next(key);
  }

  watch(key: StoredKey): Observable<string | undefined> {
    const here$ = this.written.pipe(filter((written) => written === key));
    // A page that the browser had put aside (back/forward cache) has missed the events of that time.
    const returned$ = fromEvent(this.events, 'pageshow');
    // The present value comes last: what it makes its reader write is then already listened to.
    return merge(here$, this.elsewhere(key), returned$, of(undefined)).pipe(
      map(() => this.read(key)),
      distinctUntilChanged(),
    );
  }

  /** Another tab has written the key, or cleared everything, in which case the event names no key. */
  private elsewhere(key: StoredKey): Observable<unknown> {
    const name = storedName(key);
    return fromEvent<StorageEvent>(this.events, 'storage').pipe(
      filter((event) => event.key === name || event.key === null),
      tap(() => {
        this.shelfOf(key).yieldTo(name);
      }),
    );
  }

  private shelfOf(key: StoredKey): WebShelf {
    return this.shelves[STORED_KEYS[key].shelf];
  }
}
