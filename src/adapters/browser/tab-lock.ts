import { Observable } from 'rxjs';

import type { TabLock } from '../../domain/ports/visit-store.js';

/** The part of a `LockManager` that is needed here. */
export type TabLocks = Pick<LockManager, 'request'>;

/** The browser's Web Locks, shared by all tabs of this site. */
export class WebTabLock implements TabLock {
  constructor(private readonly locks: TabLocks) {}

  hold(name: string): Observable<void> {
    return new Observable((watcher) => {
      const abortRequest = new AbortController();
      let releaseLock = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        releaseLock = resolve;
      });
      const held = this.locks.request(name, { signal: abortRequest.signal }, () => {
        watcher.next();
        return over;
      });
      // The request was refused, as in a sandbox, or aborted; after an abort this emission has no subscriber.
      held.catch(() => {
        watcher.next();
      });
      return () => {
        abortRequest.abort();
        releaseLock();
      };
    });
  }
}
