import { map, type Observable } from 'rxjs';

import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { StudyGateway } from '../../domain/ports/study-gateway.js';
import type { BoughtCourse, LearnedCourse, LearnedLesson, StudiedCourse } from '../../domain/study.js';
import { MemoryGateway } from './client/network.js';
import type { CallName } from './server/calls.js';

export class MemoryStudyGateway extends MemoryGateway implements StudyGateway {
  learnedCourses(request: PageRequest): Observable<Page<LearnedCourse>> {
    return this.courses('learnedCourses', (token) => this.site.pages.studies.learned(token, request));
  }

  boughtCourses(request: PageRequest): Observable<Page<BoughtCourse>> {
    return this.courses('boughtCourses', (token) => this.site.pages.studies.bought(token, request));
  }

  likedCourses(request: PageRequest): Observable<Page<StudiedCourse>> {
    return this.courses('likedCourses', (token) => this.site.pages.studies.liked(token, request));
  }

  lessonsOf(courseId: number): Observable<readonly LearnedLesson[]> {
    return this.network.request('learnedLessons', (token) => this.site.pages.studies.lessons(token, courseId));
  }

  private courses<T extends StudiedCourse>(
    call: CallName,
    list: (token: string | undefined) => Page<T>,
  ): Observable<Page<T>> {
    return this.network
      .request(call, list)
      .pipe(map(({ items, total }) => ({ items: items.map((studied) => this.withImage(studied)), total })));
  }

  private withImage<T extends StudiedCourse>(studied: T): T {
    const { course } = studied;
    return { ...studied, course: course && { ...course, cover: this.site.images.inline(course.cover) } };
  }
}
