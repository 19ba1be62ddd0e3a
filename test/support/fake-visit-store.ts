import { MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import { type StoredKey, storedName } from '../../src/domain/session/stored-keys.js';

/** A test writes for another tab by calling `write` itself: this store does not distinguish the two. */
export class FakeVisitStore extends MemoryVisitStore {
  /** Everything that was ever written, with its name. */
  readonly written: string[] = [];
  /** The browser has dropped the page: nothing that its views do at their end is stored. */
  isDropped = false;

  static with(values: Partial<Readonly<Record<StoredKey, string>>>): FakeVisitStore {
    const store = new FakeVisitStore();
    for (const [key, value] of Object.entries(values)) store.write(key as StoredKey, value);
    return store;
  }

  override write(key: StoredKey, value: string, id?: string): void {
    if (this.isDropped) return;
    this.written.push(`${storedName(key, id)} ${value}`);
    super.write(key, value, id);
  }

  override erase(key: StoredKey, id?: string): void {
    if (!this.isDropped) super.erase(key, id);
  }
}
