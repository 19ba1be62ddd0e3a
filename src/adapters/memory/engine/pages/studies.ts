import type { Page, PageRequest } from '../../../../domain/paging/page.js';
import type { LearnedLesson } from '../../../../domain/study/learned-lesson.js';
import type { BoughtCourse, LearnedCourse, StudiedCourse } from '../../../../domain/study/studied-course.js';
import type { Door } from '../door.js';
import type { UserRecord } from '../user-record.js';
import { pageOf } from './page-of.js';
import type { CourseRecord, LessonRecord, StudyRecord, WatchedLesson } from './study-record.js';
import { learnedLesson, studiedCourse } from './study-view.js';

export interface LastWatched {
  readonly watched: WatchedLesson;
  readonly lesson: LessonRecord | undefined;
}

/** What members study (pages API 3.21). Throws a `Refusal` without a valid token. */
export class Studies {
  constructor(
    private readonly door: Door,
    private readonly courses: readonly CourseRecord[],
    private readonly records: readonly StudyRecord[],
  ) {}

  learned(token: string | undefined, request: PageRequest): Page<LearnedCourse> {
    const user = this.door.enterOnOneDevice(token);
    const begun = this.of(user).flatMap((record) => {
      const [first] = record.watched;
      if (!first) return [];
      const course = this.courseOf(record);
      const subscribed = record.bought !== undefined || user.vip !== undefined || course?.charge === 0;
      return [{ ...studiedCourse(record, course, first.atMs), subscribed }];
    });
    return pageOf(begun, request);
  }

  bought(token: string | undefined, request: PageRequest): Page<BoughtCourse> {
    const own = this.of(this.door.enterOnOneDevice(token)).flatMap((record) =>
      record.bought
        ? [{ ...studiedCourse(record, this.courseOf(record), record.bought.atMs), paid: record.bought.paid }]
        : [],
    );
    return pageOf(own, request);
  }

  liked(token: string | undefined, request: PageRequest): Page<StudiedCourse> {
    const liked = this.of(this.door.enterOnOneDevice(token)).flatMap((record) =>
      record.likedAtMs === undefined ? [] : [studiedCourse(record, this.courseOf(record), record.likedAtMs)],
    );
    return pageOf(liked, request);
  }

  lessons(token: string | undefined, courseId: number): readonly LearnedLesson[] {
    const record = this.of(this.door.enterOnOneDevice(token)).find((entry) => entry.courseId === courseId);
    const course = this.courses.find(({ id }) => id === courseId);
    return (course?.lessons ?? []).map((lesson) => learnedLesson(lesson, record));
  }

  /** Where a member stopped in a course; `lesson` is `undefined` once it has been deleted. */
  lastWatched(userId: number, courseId: number): LastWatched | undefined {
    const record = this.records.find((entry) => entry.userId === userId && entry.courseId === courseId);
    const watched = record?.watched.at(-1);
    if (!record || !watched) return undefined;
    return { watched, lesson: this.courseOf(record)?.lessons.find(({ id }) => id === watched.lessonId) };
  }

  private of(user: UserRecord): readonly StudyRecord[] {
    return this.records.filter(({ userId }) => userId === user.id);
  }

  private courseOf({ courseId }: StudyRecord): CourseRecord | undefined {
    return this.courses.find(({ id }) => id === courseId);
  }
}
