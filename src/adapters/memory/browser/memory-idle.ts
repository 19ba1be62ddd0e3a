import { defer, EMPTY, type Observable, Subject, take } from 'rxjs';

import type { Idle } from '../../../domain/ports/browser/idle.port.js';

/** A browser that is busy until somebody says otherwise. */
export class MemoryIdle implements Idle {
  private readonly moments = new Subject<void>();
  private dear = false;

  moment(): Observable<void> {
    return defer(() => (this.dear ? EMPTY : this.moments.pipe(take(1))));
  }

  /** Nothing is to be done just now. */
  rest(): void {
    this.moments.next();
  }

  /** The visitor counts every byte from now on. */
  saveData(): void {
    this.dear = true;
  }
}
