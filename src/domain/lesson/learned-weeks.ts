import { combineLatest, map, type Observable } from 'rxjs';

import type { ServerClock } from '../ports/server-clock.js';
import type { VisitStore } from '../ports/visit-store.js';
import type { Session } from '../session/session.js';
import { FLAG_RAISED } from '../session/stored-keys.js';
import { calendarWeek } from '../time/server-time.js';
import { isWeekOff, type LearnedWeek, weekRecord } from './week-record.js';

/** What the member has learned in this week on this device (docs/spec/week.md#display). */
export class LearnedWeeks {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'member' | 'member$'>,
    private readonly clock: Pick<ServerClock, 'now'>,
  ) {}

  /**
   * This week; `undefined` where nothing was learned, the member is not known or the visitor has turned it off. Emits at
   * once and at changes. Cold; never errors, never completes.
   */
  watch(): Observable<LearnedWeek | undefined> {
    const { store, session } = this;
    const record = weekRecord(store, session);
    return combineLatest([store.watch('learnedWeeks'), store.watch('weekOff'), session.member$]).pipe(
      map(() => {
        const now = this.clock.now();
        if (now === undefined || isWeekOff(store)) return undefined;
        return record.read().weeks.find(({ week }) => week === calendarWeek(now));
      }),
    );
  }

  /** Emits at once and at changes. Cold; never errors, never completes. */
  watchOff(): Observable<boolean> {
    return this.store.watch('weekOff').pipe(map(() => isWeekOff(this.store)));
  }

  /** Stops counting on this device and erases what was counted, or begins to count. */
  turn(state: 'off' | 'on'): void {
    if (state === 'on') this.store.erase('weekOff');
    else {
      this.store.write('weekOff', FLAG_RAISED);
      this.store.erase('learnedWeeks');
    }
  }
}
