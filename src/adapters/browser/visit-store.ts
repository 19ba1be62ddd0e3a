import { distinctUntilChanged, filter, fromEvent, map, merge, type Observable, of, Subject, tap } from 'rxjs';

import { STORED_VALUE_MAX } from '../../domain/site/limits.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { isNameOf, STORED_KEYS, type StoredKey, storedName } from '../../domain/session/stored-keys.js';

/** The part of a browser's storage that is needed here. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Throws where the storage refuses the change, also where it does so without an error; `null` removes the value. */
export function changeItem(storage: ItemStorage, name: string, value: string | null): void {
  if (value === null) storage.removeItem(name);
  else storage.setItem(name, value);
  if (storage.getItem(name) !== value) throw new Error(name);
}

/** Empty where the browser forbids the storage. */
export function namesInStorage(storage: () => ItemStorage): readonly string[] {
  try {
    const items = storage();
    return Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
  } catch {
    return [];
  }
}

/**
 * One storage of the browser. Values that it refuses are held in memory, and those take precedence, because they are
 * newer. Never throws.
 */
export class WebStorageArea {
  /** `undefined`: the value was erased, but the storage refused to remove it. */
  private readonly memory = new Map<string, string | undefined>();

  constructor(private readonly storage: () => ItemStorage) {}

  read(name: string): string | undefined {
    if (this.memory.has(name)) return this.memory.get(name);
    try {
      return this.storage().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(name: string, value: string): void {
    try {
      if (value.length > STORED_VALUE_MAX) throw new RangeError(name);
      this.change(name, value);
    } catch {
      // Erased, so that the older value does not return with the next page load. A full storage still allows removals.
      this.erase(name);
      this.memory.set(name, value);
    }
  }

  erase(name: string): void {
    try {
      this.change(name);
    } catch {
      this.memory.set(name, undefined);
    }
  }

  isStored(name: string): boolean {
    return !this.memory.has(name);
  }

  /** The names of all values in the storage and in memory. */
  names(): ReadonlySet<string> {
    return new Set([...namesInStorage(this.storage), ...this.memory.keys()]);
  }

  /** Drops the value in memory: another tab has written a newer one to the storage. */
  discardInMemory(name: string): void {
    this.memory.delete(name);
  }

  private change(name: string, value: string | null = null): void {
    changeItem(this.storage(), name, value);
    this.memory.delete(name);
  }
}

/** Functions, because reading `window.localStorage` throws when the browser forbids it. */
export interface Storages {
  readonly local: () => ItemStorage;
  readonly tab: () => ItemStorage;
}

/**
 * The browser's storages; the memory of this page replaces one that fails
 * (docs/spec/storage-keys.md#storage-that-fails).
 */
export class WebVisitStore implements VisitStore {
  private readonly written = new Subject<StoredKey>();
  private readonly areas: Readonly<Record<keyof Storages, WebStorageArea>>;

  /** `events` is the window: it reports writes of other tabs and a restored page. */
  constructor(
    storages: Storages,
    private readonly events: EventTarget,
  ) {
    this.areas = { local: new WebStorageArea(storages.local), tab: new WebStorageArea(storages.tab) };
  }

  read(key: StoredKey, id?: string): string | undefined {
    return this.areaOf(key).read(storedName(key, id));
  }

  write(key: StoredKey, value: string, id?: string): void {
    this.areaOf(key).write(storedName(key, id), value);
    this.written.next(key);
  }

  erase(key: StoredKey, id?: string): void {
    this.areaOf(key).erase(storedName(key, id));
    this.written.next(key);
  }

  eraseAll(key: StoredKey): void {
    const area = this.areaOf(key);
    for (const name of area.names()) {
      if (isNameOf(key, name)) area.erase(name);
    }
    this.written.next(key);
  }

  isStored(key: StoredKey): boolean {
    return this.areaOf(key).isStored(storedName(key));
  }

  watch(key: StoredKey): Observable<string | undefined> {
    const ownWrites$ = this.written.pipe(filter((written) => written === key));
    // A page restored from the back/forward cache has missed the `storage` events of the meantime.
    const pageShown$ = fromEvent(this.events, 'pageshow');
    // Last, so that a write by the subscriber in reaction to this value is observed.
    return merge(ownWrites$, this.otherTabWrites(key), pageShown$, of(undefined)).pipe(
      map(() => this.read(key)),
      distinctUntilChanged(),
    );
  }

  /** Emits when another tab has written the key, or cleared the storage, in which case the event names no key. */
  private otherTabWrites(key: StoredKey): Observable<unknown> {
    const name = storedName(key);
    return fromEvent<StorageEvent>(this.events, 'storage').pipe(
      filter((event) => event.key === name || event.key === null),
      tap(() => {
        this.areaOf(key).discardInMemory(name);
      }),
    );
  }

  private areaOf(key: StoredKey): WebStorageArea {
    return this.areas[STORED_KEYS[key].area];
  }
}
