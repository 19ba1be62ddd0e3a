import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

import type { VisitStore } from '../../src/domain/ports/visit-store.port.js';
import type { StoredKey } from '../../src/domain/session/stored-keys.js';

/** Another tab that writes is another caller of `write`: this store does not tell the two apart. */
export class FakeVisitStore implements VisitStore {
  private readonly shelves = new Map<StoredKey, BehaviorSubject<string | undefined>>();

  static with(values: Partial<Readonly<Record<StoredKey, string>>>): FakeVisitStore {
    const store = new FakeVisitStore();
    for (const [key, value] of Object.entries(values)) store.write(key as StoredKey, value);
    return store;
  }

  read(key: StoredKey): string | undefined {
    return this.shelf(key).value;
  }

  write(key: StoredKey, value: string): void {
    this.shelf(key).next(value);
  }

  erase(key: StoredKey): void {
    this.shelf(key).next(undefined);
  }

  watch(key: StoredKey): Observable<string | undefined> {
    return this.shelf(key).pipe(distinctUntilChanged());
  }

  private shelf(key: StoredKey): BehaviorSubject<string | undefined> {
    const shelf = this.shelves.get(key) ?? new BehaviorSubject<string | undefined>(undefined);
    this.shelves.set(key, shelf);
    return shelf;
  }
}
