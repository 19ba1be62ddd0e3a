import { type ItemStorage, WebVisitStore } from '../../../src/adapters/browser/visit-store.js';

/**
 * A storage works, is full, throws on every access, throws on every change, or changes nothing without an error.
 */
export type StorageCondition = 'works' | 'full' | 'forbidden' | 'read-only' | 'ignores-changes';

/** One browser with several tabs. Like a real one, it notifies a tab only of changes by other tabs. */
export class FakeStorages {
  condition: StorageCondition = 'works';
  /** The condition of session storage, where it differs. */
  tabCondition: StorageCondition | undefined;
  readonly local = new Map<string, string>();
  /** From now on other tabs learn of changes only by `deliver`. */
  holdsEvents = false;
  private held: (() => void)[] = [];
  private readonly tabs: EventTarget[] = [];

  openTab(): {
    readonly store: WebVisitStore;
    readonly window: EventTarget;
    /** The local storage, as this tab accesses it. */
    readonly local: () => ItemStorage;
    readonly tab: ReadonlyMap<string, string>;
  } {
    const window = new EventTarget();
    const tab = new Map<string, string>();
    this.tabs.push(window);
    const inTab = () => this.tabCondition ?? this.condition;
    const local = storageOf(
      this.local,
      () => this.condition,
      (name) => this.notifyOtherTabs(window, name),
    );
    const session = storageOf(tab, inTab, () => undefined);
    const openLocal = () => open(local, this.condition);
    const store = new WebVisitStore({ local: openLocal, tab: () => open(session, inTab()) }, window);
    return { store, window, local: openLocal, tab };
  }

  /** Another tab calls `localStorage.clear()`. */
  clear(): void {
    this.local.clear();
    this.notifyOtherTabs(undefined, null);
  }

  /** Delivers the events that were held, in their order. */
  deliver(): void {
    const { held } = this;
    this.held = [];
    for (const notify of held) notify();
  }

  private notifyOtherTabs(writer: EventTarget | undefined, key: string | null): void {
    for (const tab of this.tabs) {
      if (tab === writer) continue;
      const notify = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      if (this.holdsEvents) this.held.push(notify);
      else notify();
    }
  }
}

function open(storage: ItemStorage, condition: StorageCondition): ItemStorage {
  if (condition === 'forbidden') throw new DOMException('denied', 'SecurityError');
  return storage;
}

function storageOf(
  values: Map<string, string>,
  condition: () => StorageCondition,
  changed: (name: string) => void,
): ItemStorage {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      if (condition() === 'full') throw new DOMException('full', 'QuotaExceededError');
      if (condition() === 'read-only') throw new DOMException('read-only', 'NoModificationAllowedError');
      if (condition() === 'ignores-changes') return;
      values.set(name, value);
      changed(name);
    },
    removeItem: (name) => {
      if (condition() === 'read-only') throw new DOMException('read-only', 'NoModificationAllowedError');
      if (condition() === 'ignores-changes') return;
      if (values.delete(name)) changed(name);
    },
  };
}
