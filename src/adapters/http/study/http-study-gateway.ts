import type { Observable } from 'rxjs';

import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { StudyGateway } from '../../../domain/ports/server/study-gateway.port.js';
import type { LearnedLesson } from '../../../domain/study/learned-lesson.js';
import type { BoughtCourse, LearnedCourse, StudiedCourse } from '../../../domain/study/studied-course.js';
import { decodeLearnedLessons } from './decode-learned-lessons.js';
import { decodePage } from '../client/decode-list.js';
import { decodeBoughtCourse, decodeLearnedCourse, decodeLikedCourse } from './decode-studied-course.js';
import type { HttpClient } from '../client/http-client.js';
import type { JsonRecord } from '../client/json-readers.js';
import type { ResolvePicture } from '../client/resolve-picture.js';

export class HttpStudyGateway implements StudyGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
  ) {}

  learnedCourses(request: PageRequest): Observable<Page<LearnedCourse>> {
    return this.courses('/api/v3/member/courses/learned', request, decodeLearnedCourse);
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

  private courses<T>(
    path: string,
    { page, size }: PageRequest,
    decode: (entry: JsonRecord, picture: ResolvePicture) => T,
  ): Observable<Page<T>> {
    return this.http.request({ method: 'GET', path, query: { page, size } }, (data) =>
      decodePage(data, (entry) => decode(entry, this.picture)),
    );
  }
}
