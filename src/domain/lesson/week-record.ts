import { fieldsOf } from '../kernel/stored-json.js';
import type { VisitStore } from '../ports/visit-store.js';
import { MemberRecord } from '../session/member-record.js';
import type { Session } from '../session/session.js';
import { FLAG_RAISED } from '../session/stored-keys.js';
import { WEEK_LESSONS_MAX, WEEKS_STORED } from '../site/limits.js';
import { WEEK_S } from '../time/server-time.js';

/** What was learned on this device in one week. */
export interface LearnedWeek {
  /** See `calendarWeek`. */
  readonly week: number;
  readonly lessonIds: readonly number[];
  readonly seconds: number;
}

/** The newest written first: a clock that jumps to another week and back finds both. */
interface Weeks {
  readonly weeks: readonly LearnedWeek[];
}

/** What this device has stored for the member (docs/spec/week.md#counting). */
export function weekRecord(store: VisitStore, session: Pick<Session, 'member'>): MemberRecord<Weeks> {
  return new MemberRecord(store, session, 'learnedWeeks', ({ weeks }) => ({
    weeks: Array.isArray(weeks) ? weeks.flatMap(asWeek).slice(0, WEEKS_STORED) : [],
  }));
}

/** The visitor has turned the counting off on this device. */
export function isWeekOff(store: Pick<VisitStore, 'read'>): boolean {
  return store.read('weekOff') === FLAG_RAISED;
}

function asWeek(stored: unknown): readonly LearnedWeek[] {
  const { week, lessonIds, seconds } = fieldsOf(stored);
  if (!isCount(week) || !isCount(seconds) || seconds > WEEK_S || !Array.isArray(lessonIds)) return [];
  const ids = [...new Set(lessonIds.filter(isCount))].slice(0, WEEK_LESSONS_MAX);
  return ids.length === 0 || seconds === 0 ? [] : [{ week, lessonIds: ids, seconds }];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
