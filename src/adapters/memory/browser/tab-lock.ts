import { Observable } from 'rxjs';

import type { TabLock } from '../../../domain/ports/visit-store.js';

type Grant = () => void;

/** The locks of one browser. Its tabs share one instance. */
export class MemoryTabLock implements TabLock {
  /** By name: the holder of the lock first, then those that wait for it. */
  private readonly queues = new Map<string, readonly Grant[]>();

  hold(name: string): Observable<void> {
    return new Observable((watcher) => {
      const grant: Grant = () => {
        watcher.next();
      };
      const before = this.queue(name);
      this.queues.set(name, [...before, grant]);
      if (before.length === 0) grant();
      return () => {
        const [holder, ...others] = this.queue(name);
        this.queues.set(name, holder === grant ? others : this.queue(name).filter((one) => one !== grant));
        if (holder === grant) others[0]?.();
      };
    });
  }

  private queue(name: string): readonly Grant[] {
    return this.queues.get(name) ?? [];
  }
}
