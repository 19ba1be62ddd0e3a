import type { SchedulerLike } from 'rxjs';

import type { ServerClock } from '../../../domain/ports/server-clock.js';

/** The clock of the in-memory server. */
export class MemoryServerClock implements ServerClock {
  readonly isSynchronised = true;

  constructor(private readonly time: Pick<SchedulerLike, 'now'>) {}

  now(): number {
    return this.time.now();
  }
}
