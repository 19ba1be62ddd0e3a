/** The part of a browser's storage that this needs. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * One storage of the browser. What it does not take is kept in memory, and what is in memory counts: it is newer
 * than whatever the storage may still hold. Never throws.
 */
export class WebShelf {
  /** `undefined` stands for a value that was erased, but not from the storage. */
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
      this.storage().setItem(name, value);
      this.memory.delete(name);
    } catch {
      // The older value must not come back with the next page load. A full storage still lets go of things.
      this.erase(name);
      this.memory.set(name, value);
    }
  }

  erase(name: string): void {
    try {
      this.storage().removeItem(name);
      this.memory.delete(name);
    } catch {
      this.memory.set(name, undefined);
    }
  }

  /** Of every value that is kept, in the storage or in memory. */
  names(): ReadonlySet<string> {
    return new Set([...this.namesInStorage(), ...this.memory.keys()]);
  }

  /** The storage has a newer value than memory: another tab has been at it. */
  yieldTo(name: string): void {
    this.memory.delete(name);
  }

  private namesInStorage(): readonly string[] {
    try {
      const storage = this.storage();
      return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    } catch {
      return [];
    }
  }
}
