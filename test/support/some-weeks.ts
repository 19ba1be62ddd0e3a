import { of } from 'rxjs';

import type { LearnedWeeks } from '../../src/domain/lesson/learned-weeks.js';
import type { WeekCounter } from '../../src/domain/lesson/week-counter.js';
import type { LearnedWeek } from '../../src/domain/lesson/week-record.js';

type Weeks = Pick<WeekCounter, 'accept' | 'begin'> & Pick<LearnedWeeks, 'turn' | 'watch' | 'watchOff'>;

/** Counts nothing; `shown` was counted before. */
export function someWeeks(shown?: LearnedWeek): Weeks {
  const ignore = (): void => undefined;
  return { accept: ignore, begin: ignore, turn: ignore, watch: () => of(shown), watchOff: () => of(false) };
}
