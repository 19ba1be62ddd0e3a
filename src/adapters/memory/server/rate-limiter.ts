import type { SchedulerLike } from 'rxjs';

/** What the server allows a caller in a minute (docs/api/README.md#rate-limit). */
export const CALLS_PER_MINUTE = 120;

const MINUTE_MS = 60_000;

interface Bucket {
  readonly limit: number;
  readonly endsAt: number;
  readonly used: number;
}

/** What is left of a caller's budget; `remaining` is undefined once it is overdrawn. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number | undefined;
}

/**
 * One bucket per caller, open for a while from its first call; for all calls together it is a minute
 * (docs/api/README.md#rate-limit). Another limit begins another bucket.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly time: SchedulerLike,
    private readonly windowMs = MINUTE_MS,
  ) {}

  take(caller: string, limit: number): Allowance {
    const now = this.time.now();
    const open = this.buckets.get(caller);
    const isGood = open && open.endsAt > now && open.limit === limit;
    const bucket = isGood ? open : { limit, endsAt: now + this.windowMs, used: 0 };
    if (bucket.used >= limit) return { limit, remaining: undefined };
    const used = bucket.used + 1;
    this.buckets.set(caller, { ...bucket, used });
    return { limit, remaining: limit - used };
  }
}
