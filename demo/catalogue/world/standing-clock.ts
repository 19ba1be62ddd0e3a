import { asapScheduler, type SchedulerAction, type Subscription, VirtualAction, VirtualTimeScheduler } from 'rxjs';

/**
 * The TIME port of the catalogue: it stands, so that a state stays what it is. What is due at once happens in a
 * moment, as everywhere; whatever lies ahead (an answer that never comes, the end of a toast, the next second of a
 * countdown) waits until a step lets time pass.
 */
export class StandingClock extends VirtualTimeScheduler {
  /** `moment` in epoch ms. */
  constructor(moment: number) {
    super(VirtualAction, moment);
    this.frame = moment;
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

  /** Lets time pass: everything that falls due by then happens before this returns. */
  pass(milliseconds: number): void {
    this.maxFrames += milliseconds;
    this.flush();
    this.frame = this.maxFrames;
  }
}
