import { defer, EMPTY, type Observable, Subject, take } from 'rxjs';

import type { Leisure } from '../../../domain/ports/browser/leisure.port.js';

/** A browser that is busy until somebody says otherwise. */
export class MemoryLeisure implements Leisure {
  private readonly idle = new Subject<void>();
  private dear = false;

  moment(): Observable<void> {
    return defer(() => (this.dear ? EMPTY : this.idle.pipe(take(1))));
  }

  /** Nothing is to be done just now. */
  rest(): void {
    this.idle.next();
  }

  /** The visitor counts every byte from now on. */
  saveData(): void {
    this.dear = true;
  }
}
