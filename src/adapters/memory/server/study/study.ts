import type { Page, PageRequest } from '../../../../domain/kernel/paging.js';
import type { BoughtCourse, LearnedCourse, LearnedLesson, StudiedCourse } from '../../../../domain/study.js';
import type { TokenCheck } from '../member/token-check.js';
import type { UserRecord } from '../member/users.js';
import { cutPage } from '../records.js';
import {
  type Catalogue,
  type CourseRecord,
  type CourseRights,
  type LessonRecord,
  publishedLessons,
} from '../courses/course-catalogue.js';
import type { StudyRecord, StudyRecords, WatchedLesson } from './study-records.js';

/**
 * A course in a member's study center. `cover` is a path on the server; `sinceMs` is when the member started, bought or
 * liked it.
 */
function studiedCourse(record: StudyRecord, course: CourseRecord | undefined, sinceMs: number): StudiedCourse {
  const last = record.watched.at(-1);
  const lessons = course?.lessons ?? [];
  const lastLesson = lessons.find(({ id }) => id === last?.lessonId);
  const finished = record.watched.filter((watched) => watched.finished).length;
  const percent = lessons.length === 0 ? 0 : Math.round((100 * finished) / lessons.length);
  return {
    courseId: record.courseId,
    course: course && {
      id: course.id,
      title: course.title,
      cover: course.cover,
      priceYuan: course.priceYuan,
      lessonCount: lessons.length,
    },
    lessonsLearned: finished,
    progress: last && { percent, isFinished: percent === 100 },
    lastLesson: last && {
      lessonId: last.lessonId,
      title: lastLesson?.title ?? '',
      durationS: lastLesson?.durationS ?? 0,
      isFinished: last.finished,
      watchedS: last.watchedS,
      watchedAt: last.atMs,
    },
    since: sinceMs,
  };
}

/** A lesson with the member's progress, if there is any. */
function learnedLesson(lesson: LessonRecord, record: StudyRecord | undefined): LearnedLesson {
  const watched = record?.watched.find(({ lessonId }) => lessonId === lesson.id);
  return {
    id: lesson.id,
    title: lesson.title,
    durationS: lesson.durationS,
    publishedAt: lesson.publishedAtMs,
    progress: watched && { watchedS: watched.watchedS, isFinished: watched.finished },
  };
}

export interface LastWatched {
  readonly watched: WatchedLesson;
  readonly lesson: LessonRecord | undefined;
}

/** The API of the study center (docs/api/study.md). Throws a `Refusal` without a valid token. */
export class Studies {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly catalogue: Catalogue,
    private readonly records: StudyRecords,
    private readonly rights: CourseRights,
  ) {}

  learned(token: string | undefined, request: PageRequest): Page<LearnedCourse> {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    const startedCourses = this.of(user).flatMap((record) => {
      const sinceMs = record.watched[0]?.atMs ?? record.openedAtMs;
      if (sinceMs === undefined) return [];
      const course = this.courseOf(record);
      const isSubscribed = course ? this.rights.mayWatch(course, user) : record.bought !== undefined;
      const studied = studiedCourse(record, course, sinceMs);
      return [{ ...studied, progress: studied.progress ?? { percent: 0, isFinished: false }, isSubscribed }];
    });
    return cutPage(startedCourses, request);
  }

  bought(token: string | undefined, request: PageRequest): Page<BoughtCourse> {
    const own = this.of(this.tokenCheck.requireMemberOnOneDevice(token)).flatMap((record) =>
      record.bought
        ? [{ ...studiedCourse(record, this.courseOf(record), record.bought.atMs), paid: record.bought.paid }]
        : [],
    );
    return cutPage(own, request);
  }

  liked(token: string | undefined, request: PageRequest): Page<StudiedCourse> {
    const liked = this.of(this.tokenCheck.requireMemberOnOneDevice(token)).flatMap((record) =>
      record.likedAtMs === undefined ? [] : [studiedCourse(record, this.courseOf(record), record.likedAtMs)],
    );
    return cutPage(liked, request);
  }

  lessons(token: string | undefined, courseId: number): readonly LearnedLesson[] {
    const record = this.records.one(this.tokenCheck.requireMemberOnOneDevice(token).id, courseId);
    const course = this.catalogue.course(courseId);
    return (course ? publishedLessons(course) : []).map((lesson) => learnedLesson(lesson, record));
  }

  /** The last position of a member in a course; `lesson` is `undefined` once the lesson has been deleted. */
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
