import type { Generation } from '../../../../domain/site/generation.js';
import type { UserRecord } from '../session/user-record.js';
import type { StudyRecord } from '../study/study-record.js';
import type { CourseRecord } from './course-record.js';

/** Whom a rule of the site is asked about, and when. */
export interface Viewer {
  readonly user: UserRecord | undefined;
  readonly generation: Generation;
  readonly now: number;
}

/** Who may watch all of a course (pages API 3.9): nobody who has not signed in, not even a free one. */
export function mayWatch(course: CourseRecord, record: StudyRecord | undefined, viewer: Viewer): boolean {
  const { user, now } = viewer;
  if (user === undefined) return false;
  const isVip = user.vip !== undefined && user.vip.untilMs > now;
  return course.isFree || record?.bought !== undefined || (isVip && vipCovers(course, viewer.generation));
}

/** VIP opens every course of the first generation, and of the second those that say so. */
export function vipCovers({ isVipFree }: CourseRecord, generation: Generation): boolean {
  return generation === 1 || isVipFree;
}
