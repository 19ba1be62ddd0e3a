import type { SchedulerLike } from 'rxjs';

/** Calls per minute that the server allows one caller (docs/api/README.md#rate-limit). */
export const CALLS_PER_MINUTE = 120;

const MINUTE_MS = 60_000;

interface Bucket {
  readonly limit: number;
  readonly endsAt: number;
  readonly used: number;
}

/** The remaining calls of a caller; `remaining` is undefined once the limit is exceeded. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number | undefined;
}

/**
 * Counts calls per caller in a window that begins with the first call; the limit for all calls together uses a minute
 * (docs/api/README.md#rate-limit). A changed limit starts a new window.
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
    const isCurrent = open && open.endsAt > now && open.limit === limit;
    const bucket = isCurrent ? open : { limit, endsAt: now + this.windowMs, used: 0 };
    if (bucket.used >= limit) return { limit, remaining: undefined };
    const used = bucket.used + 1;
    this.buckets.set(caller, { ...bucket, used });
    return { limit, remaining: limit - used };
  }
}
