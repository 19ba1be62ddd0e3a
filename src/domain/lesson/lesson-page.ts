import { concat, defer, NEVER, type Observable, of, type SchedulerLike, switchMap, takeWhile } from 'rxjs';

import { choice } from '../access/page-query.js';
import { lessonAddress } from '../courses/course-address.js';
import type { CourseDetail } from '../courses/course.js';
import { type Directory, type Lesson, type LessonAccess, lessonsInOrder } from '../courses/directory.js';
import { remainingMs, secondsLeft } from '../kernel/countdown.js';
import type { Behavior } from '../kernel/streams.js';
import { NEXT_LESSON_DELAY_MS } from './limits.js';

/** The part of a course that its lesson page shows: everything but introduction, favourite and attachments. */
export type LessonCourse = Pick<
  CourseDetail,
  'course' | 'directory' | 'mayWatch' | 'boughtLessonIds' | 'progress' | 'isCoveredByVip'
>;

/** A lesson as its page shows it to the member (docs/spec/lesson.md#lesson-page; docs/api/lesson.md#lesson-detail). */
export interface LessonDetail {
  readonly lesson: Lesson;
  /** The lesson's course. Also present when its directory does not list the lesson. */
  readonly course: LessonCourse;
  readonly access: LessonAccess;
  readonly allowsComments: boolean;
}

/**
 * The tabs below a lesson with their names in the address, those of the course page and one more
 * (docs/spec/lesson.md#lesson-page).
 */
const TABS = { comments: '4', attachments: '5', notes: '6' } as const;

export type LessonTab = keyof typeof TABS;

/** In the order of the tab bar. */
export const LESSON_TABS: readonly LessonTab[] = ['comments', 'attachments', 'notes'];

const TAB = choice('tab', 'comments', LESSON_TABS, (tab) => TABS[tab]);

/** The tab in a query; the comments when there is none. */
export const readLessonTab = TAB.read;

/** The address of a lesson at one of its tabs. */
export function lessonTabAddress(lessonId: number, tab: LessonTab): string {
  const query = TAB.write(tab);
  return lessonAddress(lessonId) + (query && `?${query}`);
}

/** The lessons before and after a lesson, in the order of the directory (docs/spec/lesson.md#lesson-page). */
export interface Neighbours {
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/** A lesson that the directory does not list has no neighbours. */
export function neighboursOf(lessonId: number, directory: Directory): Neighbours {
  const lessons = lessonsInOrder(directory);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  if (index < 0) return { previous: undefined, next: undefined };
  return { previous: lessons[index - 1], next: lessons[index + 1] };
}

/**
 * Seconds until the next lesson begins, down to 0. It counts while the tab is visible and starts again when the tab is
 * shown again (docs/spec/lesson.md#end-of-a-lesson), so that no lesson begins unseen. Cold; completes after 0, never
 * errors.
 */
export function nextCountdown(visible$: Behavior<boolean>, time: SchedulerLike): Observable<number> {
  const stopped$ = concat(of(NEXT_LESSON_DELAY_MS / 1000), NEVER);
  return visible$.pipe(
    switchMap((visible) => (visible ? countdown(time) : stopped$)),
    takeWhile((seconds) => seconds > 0, true),
  );
}

function countdown(time: SchedulerLike): Observable<number> {
  return defer(() => {
    const deadline = time.now() + NEXT_LESSON_DELAY_MS;
    return secondsLeft(() => remainingMs(deadline, NEXT_LESSON_DELAY_MS, time.now()), time);
  });
}
