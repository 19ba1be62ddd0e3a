import { type SchedulerAction, type SchedulerLike, type Subscription, VirtualAction, VirtualTimeScheduler } from 'rxjs';

/** When every test begins; not 0, so that a duration cannot pass for a point in time. */
const BEGINNING = Date.UTC(2026, 0, 1);

/** The TIME port in virtual time: time passes only by `advance`, and `set` makes the clock wrong. */
export class VirtualClock extends VirtualTimeScheduler {
  private setBy = 0;

  constructor() {
    super(VirtualAction);
    this.now = () => BEGINNING + this.frame + this.setBy;
  }

  get pending(): number {
    return this.actions.length;
  }

  /** When the next action is due, in terms of `frame`; `undefined` when none is scheduled. */
  get nextDue(): number | undefined {
    return this.actions[0]?.delay;
  }

  /** Lets time pass and runs every action that is due by then. */
  advance(milliseconds: number): void {
    this.maxFrames = this.frame + milliseconds;
    this.flush();
    this.frame = this.maxFrames;
  }

  /** Sets the clock forward or back; this does not affect timers. */
  set(byMilliseconds: number): void {
    this.setBy += byMilliseconds;
  }
}

/**
 * The clock of a background tab: the browser runs its timers once a minute, so they are late
 * (docs/spec/signing-in.md#sms-code).
 */
export class ThrottledClock extends VirtualClock {
  override schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription {
    const due = this.frame + delay;
    return super.schedule(work, Math.ceil(due / 60_000) * 60_000 - this.frame, state);
  }
}

/** The TIME port of a device whose clock can be wrong while that of the server (`right`) is not. */
export class DeviceClock implements SchedulerLike {
  private setBy = 0;

  constructor(private readonly right: VirtualClock) {}

  now(): number {
    return this.right.now() + this.setBy;
  }

  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay?: number, state?: T): Subscription {
    return this.right.schedule(work, delay, state);
  }

  /** Sets the clock forward or back; this does not affect timers. */
  set(byMilliseconds: number): void {
    this.setBy += byMilliseconds;
  }
}
