import type { SchedulerLike } from 'rxjs';

import type { ServerClock } from '../ports/server-clock.js';
import type { VisitStore } from '../ports/visit-store.js';
import type { Session } from '../session/session.js';
import { WEEK_LESSONS_MAX, WEEKS_STORED } from '../site/limits.js';
import { calendarWeek, WEEK_S } from '../time/server-time.js';
import type { PendingPosition } from './progress-outbox.js';
import { isWeekOff, type LearnedWeek, weekRecord } from './week-record.js';

/** The furthest position of a lesson that the server has, and when it got it, by the device's clock. */
interface Mark {
  readonly positionS: number;
  readonly at: number;
}

/**
 * Counts what the member learns in a week on this device (docs/spec/week.md#counting): positions that the server has
 * accepted, and no more time than has passed between them. Synchronous, never throws.
 */
export class WeekCounter {
  private readonly marks = new Map<number, Mark>();

  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'member'>,
    private readonly clock: Pick<ServerClock, 'now'>,
    private readonly time: Pick<SchedulerLike, 'now'>,
  ) {}

  /** The member opens a lesson of which the server, or this device, knows the first `knownS` seconds. */
  begin(lessonId: number, knownS: number): void {
    const { positionS = 0 } = this.marks.get(lessonId) ?? {};
    this.marks.set(lessonId, { positionS: Math.max(positionS, knownS), at: this.time.now() });
  }

  /**
   * The server has accepted a position. One that an earlier visit has left counts nothing: this device does not know when
   * it was played.
   */
  accept(owner: number, { lessonId, seconds }: PendingPosition): void {
    const mark = this.marks.get(lessonId);
    if (mark === undefined) return;
    const at = this.time.now();
    this.marks.set(lessonId, { positionS: Math.max(mark.positionS, seconds), at });
    // A skip is no time, and neither is a clock that jumps.
    const learnedS = Math.min(seconds - mark.positionS, Math.floor((at - mark.at) / 1000));
    const now = this.clock.now();
    if (learnedS > 0 && now !== undefined && owner === this.session.member && !isWeekOff(this.store))
      this.add(calendarWeek(now), lessonId, learnedS);
  }

  private add(week: number, lessonId: number, learnedS: number): void {
    const record = weekRecord(this.store, this.session);
    const { weeks } = record.read();
    const { lessonIds = [], seconds = 0 } = weeks.find((each) => each.week === week) ?? {};
    const changed: LearnedWeek = {
      week,
      lessonIds: [...new Set([...lessonIds, lessonId])].slice(0, WEEK_LESSONS_MAX),
      seconds: Math.min(WEEK_S, seconds + learnedS),
    };
    record.write({ weeks: [changed, ...weeks.filter((each) => each.week !== week)].slice(0, WEEKS_STORED) });
  }
}
