import { Observable } from 'rxjs';

import type { TabLock } from '../../../domain/ports/browser/visit-store.js';

type Turn = () => void;

/** The locks of one browser. Its tabs share one instance. */
export class MemoryTabLock implements TabLock {
  /** By name: the holder of the lock first, then those that wait for it. */
  private readonly queues = new Map<string, readonly Turn[]>();

  hold(name: string): Observable<void> {
    return new Observable((watcher) => {
      const turn: Turn = () => {
        watcher.next();
      };
      const before = this.queue(name);
      this.queues.set(name, [...before, turn]);
      if (before.length === 0) turn();
      return () => {
        const [holder, ...others] = this.queue(name);
        this.queues.set(name, holder === turn ? others : this.queue(name).filter((one) => one !== turn));
        if (holder === turn) others[0]?.();
      };
    });
  }

  private queue(name: string): readonly Turn[] {
    return this.queues.get(name) ?? [];
  }
}
