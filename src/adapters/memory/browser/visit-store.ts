import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

import type { VisitStore } from '../../../domain/ports/visit-store.js';
import { isNameOf, STORED_KEYS, type StoredKey, storedName } from '../../../domain/session/stored-keys.js';

type Values = ReadonlyMap<string, string>;

/** One storage area of a browser, under the names of the table of stored keys. */
export class MemoryStorageArea {
  private readonly values = new BehaviorSubject<Values>(new Map());

  read(name: string): string | undefined {
    return this.values.value.get(name);
  }

  put(name: string, value: string | undefined): void {
    const others = [...this.values.value].filter(([other]) => other !== name);
    this.values.next(new Map(value === undefined ? others : [...others, [name, value]]));
  }

  names(): readonly string[] {
    return [...this.values.value.keys()];
  }

  watch(name: string): Observable<string | undefined> {
    return this.values.pipe(
      map((values) => values.get(name)),
      distinctUntilChanged(),
    );
  }
}

/** To model two tabs of one browser, create two stores over one `local` area. */
export class MemoryVisitStore implements VisitStore {
  private readonly tab = new MemoryStorageArea();

  constructor(private readonly local = new MemoryStorageArea()) {}

  read(key: StoredKey, id?: string): string | undefined {
    return this.area(key).read(storedName(key, id));
  }

  write(key: StoredKey, value: string, id?: string): void {
    this.area(key).put(storedName(key, id), value);
  }

  erase(key: StoredKey, id?: string): void {
    this.area(key).put(storedName(key, id), undefined);
  }

  eraseAll(key: StoredKey): void {
    const area = this.area(key);
    for (const name of area.names().filter((name) => isNameOf(key, name))) area.put(name, undefined);
  }

  isStored(): boolean {
    return true;
  }

  watch(key: StoredKey): Observable<string | undefined> {
    return this.area(key).watch(storedName(key));
  }

  private area(key: StoredKey): MemoryStorageArea {
    return STORED_KEYS[key].area === 'local' ? this.local : this.tab;
  }
}
