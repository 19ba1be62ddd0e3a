import { token } from '../../../domain/kernel/token.js';
import type { ServerClock } from '../../../domain/ports/server/server-clock.js';

/** A build is in use for less than this; a clock further ahead is wrong. */
const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** `Date` has whole seconds. Smaller differences are ignored, so that a countdown does not jump at each answer. */
const TOLERANCE_MS = 2000;

/** What the clock reads on this device. */
export interface DeviceTime {
  /** The device's clock, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds that no change of the device's clock affects. It may stop while the device sleeps. */
  readonly elapsedMs: () => number;
  /** When this build was made, in milliseconds since the epoch; NaN when unknown. */
  readonly builtAt: number;
}

/** Reads the server's time from the header `Date` of its answers. */
export class AnswerClock implements ServerClock {
  private last: { readonly serverMs: number; readonly deviceMs: number; readonly elapsedMs: number } | undefined;

  constructor(private readonly device: DeviceTime) {}

  get isSynchronised(): boolean {
    return this.last !== undefined;
  }

  now(): number | undefined {
    const { last } = this;
    const { now, elapsedMs, builtAt } = this.device;
    const deviceMs = now();
    // After a sleep of the device its clock has advanced further; after its clock was set back, `elapsedMs` has.
    if (last) return last.serverMs + Math.max(elapsedMs() - last.elapsedMs, deviceMs - last.deviceMs);
    return deviceMs < builtAt || deviceMs > builtAt + TEN_YEARS_MS ? undefined : deviceMs;
  }

  /** `date` is the header of an answer that has just arrived; `null` where the browser hides it. */
  observe(date: string | null): void {
    const serverMs = Date.parse(date ?? '');
    if (Number.isNaN(serverMs) || (this.last && Math.abs(serverMs - Number(this.now())) < TOLERANCE_MS)) return;
    this.last = { serverMs, deviceMs: this.device.now(), elapsedMs: this.device.elapsedMs() };
  }
}

export const ANSWER_CLOCK = token<AnswerClock>('AnswerClock');
