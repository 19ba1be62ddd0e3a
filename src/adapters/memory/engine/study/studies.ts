import type { SchedulerLike } from 'rxjs';

import type { Page, PageRequest } from '../../../../domain/paging/page.js';
import type { LearnedLesson } from '../../../../domain/study/learned-lesson.js';
import type { BoughtCourse, LearnedCourse, StudiedCourse } from '../../../../domain/study/studied-course.js';
import type { Catalogue } from '../courses/catalogue.js';
import { type CourseRecord, type LessonRecord, publishedLessons } from '../courses/course-record.js';
import { mayWatch } from '../courses/may-watch.js';
import type { Door } from '../door.js';
import type { ObservableRecord } from '../observable-record.js';
import type { SiteSettings } from '../site-settings.js';
import type { UserRecord } from '../session/user-record.js';
import { pageOf } from '../paging.js';
import type { StudyRecord, WatchedLesson } from './study-record.js';
import type { StudyRecords } from './study-records.js';
import { learnedLesson, studiedCourse } from './study-view.js';

export interface LastWatched {
  readonly watched: WatchedLesson;
  readonly lesson: LessonRecord | undefined;
}

/** What members study (pages API 3.21). Throws a `Refusal` without a valid token. */
export class Studies {
  constructor(
    private readonly door: Door,
    private readonly catalogue: Catalogue,
    private readonly records: StudyRecords,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: SchedulerLike,
  ) {}

  learned(token: string | undefined, request: PageRequest): Page<LearnedCourse> {
    const user = this.door.enterOnOneDevice(token);
    const begun = this.of(user).flatMap((record) => {
      const sinceMs = record.watched[0]?.atMs ?? record.openedAtMs;
      if (sinceMs === undefined) return [];
      const course = this.courseOf(record);
      const viewer = { user, generation: this.settings.value.generation, now: this.time.now() };
      const subscribed = course ? mayWatch(course, record, viewer) : record.bought !== undefined;
      const studied = studiedCourse(record, course, sinceMs);
      return [{ ...studied, progress: studied.progress ?? { percent: 0, finished: false }, subscribed }];
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
    const record = this.records.one(this.door.enterOnOneDevice(token).id, courseId);
    const course = this.catalogue.course(courseId);
    return (course ? publishedLessons(course) : []).map((lesson) => learnedLesson(lesson, record));
  }

  /** Where a member stopped in a course; `lesson` is `undefined` once it has been deleted. */
  lastWatched(userId: number, courseId: number): LastWatched | undefined {
    const record = this.records.one(userId, courseId);
    const watched = record?.watched.at(-1);
    if (!record || !watched) return undefined;
    return { watched, lesson: this.courseOf(record)?.lessons.find(({ id }) => id === watched.lessonId) };
  }

  private of(user: UserRecord): readonly StudyRecord[] {
    return this.records.of(user.id);
  }

  private courseOf({ courseId }: StudyRecord): CourseRecord | undefined {
    return this.catalogue.course(courseId);
  }
}
