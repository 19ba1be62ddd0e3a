import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

import type { VisitStore } from '../../src/domain/ports/visit-store.js';
import { isNameOf, STORED_KEYS, type StoredKey, storedName } from '../../src/domain/session/stored-keys.js';

/** A test writes for another tab by calling `write` itself: this store does not distinguish the two. */
export class FakeVisitStore implements VisitStore {
  private readonly areas = new Map<string, BehaviorSubject<string | undefined>>();

  static with(values: Partial<Readonly<Record<StoredKey, string>>>): FakeVisitStore {
    const store = new FakeVisitStore();
    for (const [key, value] of Object.entries(values)) store.write(key as StoredKey, value);
    return store;
  }

  read(key: StoredKey, id?: string): string | undefined {
    return this.area(key, id).value;
  }

  write(key: StoredKey, value: string, id?: string): void {
    this.area(key, id).next(value);
  }

  erase(key: StoredKey, id?: string): void {
    this.area(key, id).next(undefined);
  }

  eraseAll(key: StoredKey): void {
    for (const [slot, area] of this.areas) {
      const [where = '', name = ''] = slot.split(' ');
      if (where === STORED_KEYS[key].area && isNameOf(key, name)) area.next(undefined);
    }
  }

  isStored(): boolean {
    return true;
  }

  watch(key: StoredKey): Observable<string | undefined> {
    return this.area(key).pipe(distinctUntilChanged());
  }

  private area(key: StoredKey, id?: string): BehaviorSubject<string | undefined> {
    // Local and session storage can hold the same name, as in a browser.
    const slot = `${STORED_KEYS[key].area} ${storedName(key, id)}`;
    const area = this.areas.get(slot) ?? new BehaviorSubject<string | undefined>(undefined);
    this.areas.set(slot, area);
    return area;
  }
}
