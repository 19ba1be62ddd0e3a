import type { SchedulerLike } from 'rxjs';

import { token } from '../../kernel/token.js';

/** Clock and timer in one: every wait and every "now" of domain and application comes from here. */
export const TIME = token<SchedulerLike>('Time');
/** From 0 up to 1: spreads what many visitors would otherwise do in one beat. */
export const RANDOM = token<() => number>('Random');
