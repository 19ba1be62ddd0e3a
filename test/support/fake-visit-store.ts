import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

import type { VisitStore } from '../../src/domain/ports/browser/visit-store.js';
import { isNameOf, STORED_KEYS, type StoredKey, storedName } from '../../src/domain/session/stored-keys.js';

/** A test writes for another tab by calling `write` itself: this store does not distinguish the two. */
export class FakeVisitStore implements VisitStore {
  private readonly shelves = new Map<string, BehaviorSubject<string | undefined>>();

  static with(values: Partial<Readonly<Record<StoredKey, string>>>): FakeVisitStore {
    const store = new FakeVisitStore();
    for (const [key, value] of Object.entries(values)) store.write(key as StoredKey, value);
    return store;
  }

  read(key: StoredKey, id?: string): string | undefined {
    return this.shelf(key, id).value;
  }

  write(key: StoredKey, value: string, id?: string): void {
    this.shelf(key, id).next(value);
  }

  erase(key: StoredKey, id?: string): void {
    this.shelf(key, id).next(undefined);
  }

  eraseAll(key: StoredKey): void {
    for (const [slot, shelf] of this.shelves) {
      const [where = '', name = ''] = slot.split(' ');
      if (where === STORED_KEYS[key].shelf && isNameOf(key, name)) shelf.next(undefined);
    }
  }

  watch(key: StoredKey): Observable<string | undefined> {
    return this.shelf(key).pipe(distinctUntilChanged());
  }

  private shelf(key: StoredKey, id?: string): BehaviorSubject<string | undefined> {
    // Local and session storage can hold the same name, as in a browser.
    const slot = `${STORED_KEYS[key].shelf} ${storedName(key, id)}`;
    const shelf = this.shelves.get(slot) ?? new BehaviorSubject<string | undefined>(undefined);
    this.shelves.set(slot, shelf);
    return shelf;
  }
}
