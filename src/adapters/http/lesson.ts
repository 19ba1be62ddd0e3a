import type { Observable } from 'rxjs';

import { lessonAccess, lessonsInOrder } from '../../domain/courses/directory.js';
import { type PlaySources, playSourcesOf } from '../../domain/lesson/play-sources.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import type { LessonGateway } from '../../domain/ports/lesson-gateway.js';
import type { HttpClient } from './client/http-client.js';
import {
  asBoolean,
  asRecord,
  asText,
  decodeList,
  nonEmptyRecord,
  nonEmptyText,
  required,
} from './client/json-readers.js';
import type { ResolveImage } from './client/known-server.js';
import { lessonCall, playSourcesCall } from './client/shared-calls.js';
import { decodeCourseCard } from './courses/course-card.js';
import { decodeBoughtLessons, decodeDirectory, decodeLesson, decodeProgress } from './courses/read-course-detail.js';

/** docs/api/lesson.md#lesson-detail: like 3.5, but in snake case, and `is_watch` is about this lesson only. */
function decodeLessonDetail(data: unknown, image: ResolveImage): LessonDetail {
  const page = required(asRecord(data), 'lessonPage');
  const video = required(nonEmptyRecord(page['video']), 'lessonPage.video');
  const record = required(nonEmptyRecord(page['course']), 'lessonPage.course');
  const lesson = decodeLesson(video);
  const course = decodeCourseCard(record, image);
  const directory = decodeDirectory(page['chapters'], page['videos']);
  const boughtLessonIds = decodeBoughtLessons(page['buy_videos']);
  const mayWatchLesson = asBoolean(page['is_watch']) ?? false;
  // When the member bought only this lesson, `is_watch` does not apply to the other lessons.
  const mayWatch = course.isFree || (mayWatchLesson && !boughtLessonIds.includes(lesson.id));
  return {
    lesson,
    course: {
      course: { ...course, lessonCount: lessonsInOrder(directory).length },
      directory,
      mayWatch,
      boughtLessonIds,
      progress: decodeProgress(page['video_watched_progress']),
      isCoveredByVip: course.isCoveredByVip ?? true,
    },
    access: mayWatchLesson ? 'open' : lessonAccess(lesson, { mayWatch, boughtLessonIds }),
    // A server without this field lets all members comment (docs/api/README.md#differences-between-the-generations).
    allowsComments: asBoolean(video['is_allow_comment']) ?? true,
  };
}

/** docs/api/lesson.md#play-addresses. */
function decodePlaySources(data: unknown): PlaySources {
  const found = decodeList(required(asRecord(data), 'playinfo')['urls'], (entry) => ({
    url: required(nonEmptyText(entry['url']), 'playinfo.url'),
    format: asText(entry['format']) ?? '',
    name: asText(entry['name']) ?? '',
  }));
  return playSourcesOf(required(found, 'playinfo.urls'));
}

export class HttpLessonGateway implements LessonGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  lesson(id: number): Observable<LessonDetail> {
    return this.http.request({ method: 'GET', ...lessonCall(id) }, (data) => decodeLessonDetail(data, this.image));
  }

  playSources(id: number): Observable<PlaySources> {
    return this.http.request({ method: 'GET', ...playSourcesCall(id) }, decodePlaySources);
  }

  record(id: number, seconds: number): Observable<never> {
    const body = { duration: seconds };
    return this.http.send({
      method: 'POST',
      path: '/api/v2/video/{id}/record',
      parts: { id },
      body,
      outlivesPage: true,
    });
  }
}
