import { asapScheduler, type SchedulerAction, type Subscription, VirtualAction, VirtualTimeScheduler } from 'rxjs';

/**
 * The TIME port of the catalogue. It does not advance, so that a state does not change. Work without a delay runs at
 * once, asynchronously; delayed work (a time limit, the end of a toast, a countdown) waits until a step lets time pass.
 */
export class StoppedClock extends VirtualTimeScheduler {
  /** `nowMs` in epoch ms. */
  constructor(nowMs: number) {
    super(VirtualAction, nowMs);
    this.frame = nowMs;
  }

  override schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription {
    const scheduled = super.schedule(work, delay, state);
    if (delay <= 0) {
      asapScheduler.schedule(() => {
        this.flush();
      });
    }
    return scheduled;
  }

  /** Advances the clock and runs everything that becomes due before it returns. */
  pass(milliseconds: number): void {
    this.maxFrames += milliseconds;
    this.flush();
    this.frame = this.maxFrames;
  }
}
