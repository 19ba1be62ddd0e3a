import { token } from '../../../domain/kernel/token.js';
import type { ServerClock } from '../../../domain/ports/server/server-clock.js';

/** A build is in use for less than this; a clock further ahead is wrong. */
const TEN_YEARS_MS = 10 * 365 * 86_400_000;
/** `Date` has whole seconds. Smaller differences are ignored, so that a countdown does not jump at each answer. */
const TOLERANCE_MS = 2000;

/** Reads the server's time from the header `Date` of its answers. */
export class AnswerClock implements ServerClock {
  isSynchronised = false;
  private aheadMs = 0;

  constructor(
    private readonly device: { readonly now: () => number },
    /** When this build was made, in milliseconds since the epoch; NaN when unknown. */
    private readonly builtAt: number,
  ) {}

  now(): number | undefined {
    const now = this.device.now() + this.aheadMs;
    const isWrong = now < this.builtAt || now > this.builtAt + TEN_YEARS_MS;
    return isWrong && !this.isSynchronised ? undefined : now;
  }

  /** `date` is the header of an answer that has just arrived; `null` where the browser hides it. */
  observe(date: string | null): void {
    const aheadMs = Date.parse(date ?? '') - this.device.now();
    if (Number.isNaN(aheadMs)) return;
    this.isSynchronised = true;
    if (Math.abs(aheadMs - this.aheadMs) > TOLERANCE_MS) this.aheadMs = aheadMs;
  }
}

export const ANSWER_CLOCK = token<AnswerClock>('AnswerClock');
