import { EMPTY, fromEvent, merge, type Observable, skip, tap } from 'rxjs';

import type { Storable } from '../../src/adapters/memory/server/records.js';
import { readKept, writeKept } from './kept-text.js';

/** The name in the browser's storage. Counted up when older text no longer makes sense. */
const NAME = 'course-site-offline-1';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps a pretend site over page loads, and one site for all tabs: whoever registers in one is known in the other, as
 * on a server. What cannot be stored or read is done without; nothing here throws.
 */
export class SiteKeeper {
  /** While text is brought back it is not written again: two tabs would never come to rest. */
  private silent = false;

  constructor(
    private readonly parts: Readonly<Record<string, Storable>>,
    private readonly shelf: () => Shelf,
    private readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ) {}

  /** Brings back what was kept, and keeps every change from now on. Cold; never errors, never completes. */
  run(): Observable<unknown> {
    this.bringBack(this.attempt((shelf) => shelf.getItem(NAME)));
    const changes = Object.values(this.parts).map(({ now$ }) => now$.pipe(skip(1)));
    return merge(
      merge(EMPTY, ...changes).pipe(
        tap(() => {
          this.keep();
        }),
      ),
      fromEvent<StorageEvent>(this.browser, 'storage').pipe(
        tap(({ key, newValue }) => {
          if (key === NAME) this.bringBack(newValue);
        }),
      ),
    );
  }

  /** Forgets everything; the site as it is now lives on until the page is loaded again. */
  forget(): void {
    this.silent = true;
    this.attempt((shelf) => {
      shelf.removeItem(NAME);
    });
  }

  private keep(): void {
    if (this.silent) return;
    const values = Object.entries(this.parts).map(([name, { now$ }]) => [name, now$.value] as const);
    this.attempt((shelf) => {
      shelf.setItem(NAME, writeKept(new Map(values)));
    });
  }

  private bringBack(text: string | null | undefined): void {
    const kept = readKept(text ?? '');
    const before = this.silent;
    this.silent = true;
    for (const [name, part] of Object.entries(this.parts)) {
      const value = kept.get(name);
      if (value !== undefined) part.bringBack(value);
    }
    this.silent = before;
  }

  /** A browser may refuse its storage, or have no room left. */
  private attempt<T>(work: (shelf: Shelf) => T): T | undefined {
    try {
      return work(this.shelf());
    } catch {
      return undefined;
    }
  }
}
