import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { Page, PageRequest } from '../kernel/paging.js';
import type { BoughtCourse, LearnedCourse, LearnedLesson, StudiedCourse } from '../study.js';

/**
 * The member's courses (docs/api/study.md). Every call is cold: each subscription sends one request with the token
 * stored at that moment; unsubscribing cancels it. Answers are asynchronous; it fails only with an `AppError`.
 */
export interface StudyGateway {
  learnedCourses(request: PageRequest): Observable<Page<LearnedCourse>>;
  boughtCourses(request: PageRequest): Observable<Page<BoughtCourse>>;
  likedCourses(request: PageRequest): Observable<Page<StudiedCourse>>;
  /** All published lessons of a course, in order of publication. */
  lessonsOf(courseId: number): Observable<readonly LearnedLesson[]>;
}

export const STUDY_GATEWAY = token<StudyGateway>('StudyGateway');
