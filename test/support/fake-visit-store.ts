import { MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import type { StoredKey } from '../../src/domain/session/stored-keys.js';

/** A test writes for another tab by calling `write` itself: this store does not distinguish the two. */
export class FakeVisitStore extends MemoryVisitStore {
  static with(values: Partial<Readonly<Record<StoredKey, string>>>): FakeVisitStore {
    const store = new FakeVisitStore();
    for (const [key, value] of Object.entries(values)) store.write(key as StoredKey, value);
    return store;
  }
}
