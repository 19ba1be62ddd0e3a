import { type SchedulerAction, type Subscription, VirtualAction, VirtualTimeScheduler } from 'rxjs';

/** When every test begins; not 0, so that nobody takes a duration for a moment. */
const BEGINNING = Date.UTC(2026, 0, 1);

/** The TIME port in virtual time: it stands still until it is told to go on, and its owner may set it wrong. */
export class VirtualClock extends VirtualTimeScheduler {
  private setBy = 0;

  constructor() {
    super(VirtualAction);
    this.now = () => BEGINNING + this.frame + this.setBy;
  }

  /** How many actions wait for their time. */
  get pending(): number {
    return this.actions.length;
  }

  /** When the next of them is due, as `frame` counts; `undefined` where nothing waits. */
  get nextDue(): number | undefined {
    return this.actions[0]?.delay;
  }

  /** Lets time pass: everything due by then happens. */
  advance(milliseconds: number): void {
    this.maxFrames = this.frame + milliseconds;
    this.flush();
    this.frame = this.maxFrames;
  }

  /** Sets the clock forward, or back; timers do not care. */
  set(byMilliseconds: number): void {
    this.setBy += byMilliseconds;
  }
}

/**
 * The clock of a background tab: its timers get a turn once a minute, all of them late
 * (docs/spec/signing-in.md#sms-code).
 */
export class ThrottledClock extends VirtualClock {
  override schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription {
    const due = this.frame + delay;
    return super.schedule(work, Math.ceil(due / 60_000) * 60_000 - this.frame, state);
  }
}
