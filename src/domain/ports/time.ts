import type { SchedulerLike } from 'rxjs';

import { token } from '../kernel/token.js';

/** Clock and timer: domain and application take every delay and every current time from it. */
export const TIME = token<SchedulerLike>('Time');
/** Returns a number from 0 up to 1: jitter, so that many clients do not act at the same moment. */
export const RANDOM = token<() => number>('Random');
