import { EMPTY, fromEvent, merge, type Observable, skip, tap } from 'rxjs';

import type { Storable } from '../../src/adapters/memory/server/records.js';
import { readStored, writeStored } from './stored-text.js';

/** The storage key. The number is raised when older data can no longer be read. */
const NAME = 'course-site-offline-2';
const OLD_NAME = 'course-site-offline-1';

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores the in-memory server across page loads and shares it between tabs: an account opened in one tab exists in the
 * others, as on a real server. Storage errors are ignored; no method throws.
 */
export class SiteStorage {
  /** True while data are restored: writing them again would make two tabs update each other for ever. */
  private isSilent = false;

  constructor(
    private readonly parts: Readonly<Record<string, Storable>>,
    private readonly area: () => StorageArea,
    private readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ) {}

  /** Restores the stored data and then stores every change. Cold; never errors, never completes. */
  run(): Observable<unknown> {
    this.attempt((area) => {
      area.removeItem(OLD_NAME);
    });
    this.restore(this.attempt((area) => area.getItem(NAME)));
    const changes = Object.values(this.parts).map(({ now$ }) => now$.pipe(skip(1)));
    return merge(
      merge(EMPTY, ...changes).pipe(
        tap(() => {
          this.store();
        }),
      ),
      fromEvent<StorageEvent>(this.browser, 'storage').pipe(
        tap(({ key, newValue }) => {
          if (key === NAME) this.restore(newValue);
        }),
      ),
    );
  }

  /** Deletes the stored data. The current state stays until the page is reloaded, but is not stored any more. */
  forget(): void {
    this.isSilent = true;
    this.attempt((area) => {
      area.removeItem(NAME);
    });
  }

  private store(): void {
    if (this.isSilent) return;
    const values = Object.entries(this.parts).map(([name, { now$ }]) => [name, now$.value] as const);
    this.attempt((area) => {
      area.setItem(NAME, writeStored(new Map(values)));
    });
  }

  private restore(text: string | null | undefined): void {
    const stored = readStored(text ?? '');
    const before = this.isSilent;
    this.isSilent = true;
    for (const [name, part] of Object.entries(this.parts)) {
      const value = stored.get(name);
      if (value !== undefined) part.restore(value);
    }
    this.isSilent = before;
  }

  /** A browser may deny access to storage, or the storage may be full. */
  private attempt<T>(work: (area: StorageArea) => T): T | undefined {
    try {
      return work(this.area());
    } catch {
      return undefined;
    }
  }
}
