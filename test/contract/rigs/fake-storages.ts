import { type ItemStorage, WebVisitStore } from '../../../src/adapters/browser/visit-store.js';

/** A storage works, is full, or throws on every access. */
export type StorageCondition = 'works' | 'full' | 'forbidden';

/** One browser with several tabs. Like a real one, it notifies a tab only of changes by other tabs. */
export class FakeStorages {
  condition: StorageCondition = 'works';
  readonly local = new Map<string, string>();
  private readonly tabs: EventTarget[] = [];

  openTab(): {
    readonly store: WebVisitStore;
    readonly window: EventTarget;
    readonly tab: ReadonlyMap<string, string>;
  } {
    const window = new EventTarget();
    const tab = new Map<string, string>();
    this.tabs.push(window);
    const local = this.storage(this.local, (name) => {
      this.notifyOtherTabs(window, name);
    });
    const session = this.storage(tab, () => undefined);
    const store = new WebVisitStore({ local: () => this.open(local), tab: () => this.open(session) }, window);
    return { store, window, tab };
  }

  /** Another tab calls `localStorage.clear()`. */
  clear(): void {
    this.local.clear();
    this.notifyOtherTabs(undefined, null);
  }

  private open(storage: ItemStorage): ItemStorage {
    if (this.condition === 'forbidden') throw new DOMException('denied', 'SecurityError');
    return storage;
  }

  private storage(values: Map<string, string>, changed: (name: string) => void): ItemStorage {
    return {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => {
        if (this.condition === 'full') throw new DOMException('full', 'QuotaExceededError');
        values.set(name, value);
        changed(name);
      },
      removeItem: (name) => {
        if (values.delete(name)) changed(name);
      },
    };
  }

  private notifyOtherTabs(writer: EventTarget | undefined, key: string | null): void {
    for (const tab of this.tabs) {
      if (tab !== writer) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  }
}
