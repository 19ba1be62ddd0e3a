import { token } from '../kernel/token.js';

/**
 * The time at the server. What the server has dated is compared with this time, because a visitor's clock may be wrong
 * (docs/spec/every-page.md#clocks).
 */
export interface ServerClock {
  /**
   * Milliseconds since the epoch: the device's clock until an answer has shown the server's. `undefined` when the
   * device's clock is wrong, too; then treat no time as past or future.
   */
  now(): number | undefined;
  /** True once an answer has shown the server's time. Never where the browser hides the header `Date`. */
  readonly isSynchronised: boolean;
}

export const SERVER_CLOCK = token<ServerClock>('ServerClock');
