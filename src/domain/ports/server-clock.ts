import { token } from '../kernel/token.js';

/**
 * The time at the server. What the server has dated is compared with this time, because a visitor's clock may be wrong
 * (docs/spec/every-page.md#clocks).
 */
export interface ServerClock {
  /**
   * Milliseconds since the epoch. The device's clock stands in until an answer has shown the server's; `undefined` when
   * the device's clock cannot be right either. Then nothing counts as past or as yet to come.
   */
  now(): number | undefined;
  /** True once an answer has shown the server's time. Never where the browser hides the header `Date`. */
  readonly isSynchronised: boolean;
}

export const SERVER_CLOCK = token<ServerClock>('ServerClock');
