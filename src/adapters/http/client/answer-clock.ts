import type { ServerClock } from '../../../domain/ports/server-clock.js';

/** A build is in use for less than this; a clock further ahead is wrong. */
const TEN_YEARS_MS = 10 * 365 * 86_400_000;
/** `Date` has whole seconds. Smaller differences are ignored, so that a countdown does not jump at each answer. */
const TOLERANCE_MS = 2000;

/** The header `Date` of an answer, and the device's time when the answer arrived. */
export interface AnswerDate {
  readonly date: string;
  readonly at: number;
}

/** The server's time by the last answer. Not part of the first load. */
export class AnswerClock implements ServerClock {
  private aheadMs: number | undefined;

  constructor(
    private readonly server: { readonly lastDate: AnswerDate | undefined },
    private readonly device: { readonly now: () => number },
    /** When this build was made, in milliseconds since the epoch; NaN when unknown. */
    private readonly builtAt: number,
  ) {}

  get isSynchronised(): boolean {
    return this.currentAheadMs() !== undefined;
  }

  now(): number | undefined {
    const now = this.device.now();
    const aheadMs = this.currentAheadMs();
    if (aheadMs !== undefined) return now + aheadMs;
    return now < this.builtAt || now > this.builtAt + TEN_YEARS_MS ? undefined : now;
  }

  private currentAheadMs(): number | undefined {
    const { date = '', at = 0 } = this.server.lastDate ?? {};
    const aheadMs = Date.parse(date) - at;
    const hasChanged = this.aheadMs === undefined || Math.abs(aheadMs - this.aheadMs) > TOLERANCE_MS;
    if (hasChanged && !Number.isNaN(aheadMs)) this.aheadMs = aheadMs;
    return this.aheadMs;
  }
}
