import { map, type Observable } from 'rxjs';

import { directoryOf, lessonAccess } from '../../domain/courses/directory.js';
import { type PlaySources, playSourcesOf } from '../../domain/lesson/play-sources.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import type { LessonGateway } from '../../domain/ports/lesson-gateway.js';
import { courseSummary, directoryLesson, lessonProgress } from './courses.js';
import { MemoryGateway } from './client/network.js';
import { publishedLessons } from './server/courses/course-catalogue.js';
import type { ShownLesson } from './server/lesson.js';
import type { Images } from './server/images.js';

export class MemoryLessonGateway extends MemoryGateway implements LessonGateway {
  lesson(lessonId: number): Observable<LessonDetail> {
    return this.network
      .request('lesson', (token) => this.site.pages.lessons.view(token, lessonId))
      .pipe(map((view) => pageOf(view, this.site.images)));
  }

  playSources(lessonId: number): Observable<PlaySources> {
    return this.network
      .request('playSources', (token) => this.site.pages.lessons.playUrls(token, lessonId))
      .pipe(map((urls) => playSourcesOf(urls.map((url) => ({ ...url, name: String(url.name) })))));
  }

  record(lessonId: number, seconds: number): Observable<never> {
    return this.network.send('recordProgress', (token) => {
      this.site.pages.lessons.record(token, lessonId, seconds);
    });
  }
}

/** Converts the data of a lesson page. */
function pageOf(view: ShownLesson, images: Images): LessonDetail {
  const { course: record, lesson: shown } = view;
  const lessons = publishedLessons(record);
  const { lesson } = directoryLesson(shown);
  const mayWatch = view.mayWatch || record.isFree;
  return {
    lesson,
    course: {
      course: { ...courseSummary(record, images), lessonCount: lessons.length },
      directory: directoryOf(record.chapters, lessons.map(directoryLesson)),
      mayWatch,
      boughtLessonIds: [],
      progress: view.watched.map(lessonProgress),
      isCoveredByVip: view.isCoveredByVip,
    },
    access: lessonAccess(lesson, { mayWatch, boughtLessonIds: [] }),
    allowsComments: view.allowsComments,
  };
}
