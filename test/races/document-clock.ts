import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

import type { VirtualClock } from '../support/virtual-clock.js';

/** The TIME port of one document: its timers end with it, as they do in a browser. */
export class DocumentClock implements SchedulerLike {
  private readonly timers = new Subscription();

  constructor(private readonly clock: VirtualClock) {}

  now(): number {
    return this.clock.now();
  }

  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription {
    if (this.timers.closed) return Subscription.EMPTY;
    const action = this.clock.schedule(work, delay, state);
    this.timers.add(action);
    return action;
  }

  /** The document is gone. */
  stop(): void {
    this.timers.unsubscribe();
  }
}
