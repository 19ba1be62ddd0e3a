/** A browser's storage that counts writes. */
export class FakeStorage {
  writes = 0;
  private readonly items = new Map<string, string>();

  get size(): number {
    return this.items.size;
  }

  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.writes += 1;
    this.items.set(name, value);
  }

  removeItem(name: string): void {
    this.items.delete(name);
  }
}
