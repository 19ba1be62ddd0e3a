import { Observable } from 'rxjs';

import type { TabLock } from '../../domain/ports/browser/visit-store.js';

/** The part of a `LockManager` that this needs. */
export type TabLocks = Pick<LockManager, 'request'>;

/** Locks of the browser, seen by every tab of this site (Web Locks). */
export class WebTabLock implements TabLock {
  /** `undefined` where the browser has none. */
  constructor(private readonly locks: TabLocks | undefined) {}

  hold(name: string): Observable<void> {
    return new Observable((watcher) => {
      const { locks } = this;
      if (locks === undefined) {
        watcher.next();
        return;
      }
      const asking = new AbortController();
      let giveBack = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        giveBack = resolve;
      });
      const held = locks.request(name, { signal: asking.signal }, () => {
        watcher.next();
        return over;
      });
      // Refused (a sandbox has none), or nobody waits any more, and then nobody hears this.
      held.catch(() => {
        watcher.next();
      });
      return () => {
        asking.abort();
        giveBack();
      };
    });
  }
}
