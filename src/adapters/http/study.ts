import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { StudyGateway } from '../../domain/ports/study-gateway.js';
import type {
  BoughtCourse,
  CourseFacts,
  CourseProgress,
  LastLesson,
  LearnedCourse,
  LearnedLesson,
  StudiedCourse,
} from '../../domain/study.js';
import { asAmount, asSeconds } from '../wire/amounts-and-durations.js';
import { asCount, asQuantity } from '../wire/quantities.js';
import type { HttpClient } from './client/http-client.js';
import {
  asBoolean,
  asInstant,
  asRecord,
  decodeList,
  integer,
  type JsonRecord,
  required,
  nonEmptyRecord,
  textOrEmpty,
} from './client/json-readers.js';
import { LEARNED_COURSES } from './client/shared-calls.js';
import { decodePage, listOfMap } from './client/page-readers.js';
import type { ResolveImage } from './client/known-server.js';
import { decodeLessonProgress, decodeWatched } from './courses/progress.js';

/** A course that the member likes (docs/api/study.md#favourite-courses). */
function decodeLikedCourse(entry: JsonRecord, image: ResolveImage): StudiedCourse {
  return decodeStudied(entry, nonEmptyRecord(entry['watch_record']), image);
}

function decodeBoughtCourse(entry: JsonRecord, image: ResolveImage): BoughtCourse {
  return {
    ...decodeStudied(entry, nonEmptyRecord(entry['watch_record']), image),
    paid: asAmount(entry['charge']),
  };
}

/** Here the entry itself is the progress record. */
function decodeLearnedCourse(entry: JsonRecord, image: ResolveImage): LearnedCourse {
  return { ...decodeStudied(entry, entry, image), isSubscribed: asBoolean(entry['is_subscribe']) ?? false };
}

function decodeStudied(entry: JsonRecord, record: JsonRecord | undefined, image: ResolveImage): StudiedCourse {
  return {
    courseId: required(integer(entry['course_id']), 'studied.course_id'),
    course: decodeCard(nonEmptyRecord(entry['course']), image),
    lessonsLearned: asCount(entry['learned_count']),
    progress: record && decodeCourseProgress(record),
    lastLesson: decodeLastLesson(nonEmptyRecord(entry['last_view_video'])),
    since: asInstant(entry['created_at']),
  };
}

function decodeCard(course: JsonRecord | undefined, image: ResolveImage): CourseFacts | undefined {
  const id = integer(course?.['id']);
  if (course === undefined || id === undefined) return undefined;
  return {
    id,
    title: textOrEmpty(course['title']),
    cover: image(textOrEmpty(course['thumb'])),
    priceYuan: asAmount(course['charge']),
    lessonCount: asCount(course['videos_count']),
  };
}

function decodeCourseProgress(record: JsonRecord): CourseProgress {
  const percent = asQuantity(record['progress'], /%$/);
  return {
    percent: percent && Math.min(100, Math.floor(percent)),
    isFinished: asBoolean(record['is_watched']) ?? false,
  };
}

function decodeLastLesson(record: JsonRecord | undefined): LastLesson | undefined {
  if (record === undefined || integer(record['video_id']) === undefined) return undefined;
  const video = asRecord(record['video']);
  return {
    ...decodeLessonProgress(record),
    title: textOrEmpty(video?.['title']),
    durationS: asSeconds(video?.['duration']),
  };
}

/**
 * The lessons of a learned course (docs/api/study.md#lessons-of-a-learned-course). The server sorts them but may send a
 * map with the old indexes as keys, so they are sorted by publication here. `created_at` of their records is not read:
 * it alone is UTC without an offset.
 */
function decodeLearnedLessons(data: unknown): readonly LearnedLesson[] {
  return [...required(decodeList(listOfMap(data), decodeLearnedLesson), 'lessons')].sort(byPublication);
}

function decodeLearnedLesson(entry: JsonRecord): LearnedLesson {
  const record = nonEmptyRecord(entry['watch_record']);
  return {
    id: required(integer(entry['id']), 'lesson.id'),
    title: textOrEmpty(entry['title']),
    durationS: asSeconds(entry['duration']),
    publishedAt: asInstant(entry['published_at']),
    progress: record && decodeWatched(record),
  };
}

/** A lesson without a date comes last. */
function byPublication(one: LearnedLesson, other: LearnedLesson): number {
  return (one.publishedAt ?? Number.MAX_VALUE) - (other.publishedAt ?? Number.MAX_VALUE);
}

export class HttpStudyGateway implements StudyGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  learnedCourses(request: PageRequest): Observable<Page<LearnedCourse>> {
    return this.courses(LEARNED_COURSES.path, request, decodeLearnedCourse);
  }

  boughtCourses(request: PageRequest): Observable<Page<BoughtCourse>> {
    return this.courses('/api/v3/member/courses', request, decodeBoughtCourse);
  }

  likedCourses(request: PageRequest): Observable<Page<StudiedCourse>> {
    return this.courses('/api/v3/member/courses/like', request, decodeLikedCourse);
  }

  lessonsOf(courseId: number): Observable<readonly LearnedLesson[]> {
    return this.http.request(
      { method: 'GET', path: '/api/v3/member/learned/course/{courseId}', parts: { courseId } },
      decodeLearnedLessons,
    );
  }

  private courses<T extends StudiedCourse>(
    path: string,
    { page, size }: PageRequest,
    decode: (entry: JsonRecord, image: ResolveImage) => T,
  ): Observable<Page<T>> {
    return this.http.request({ method: 'GET', path, query: { page, size } }, (data) =>
      decodePage(
        data,
        (entry) => decode(entry, this.image),
        ({ courseId }) => courseId,
      ),
    );
  }
}
