import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';
import type { BoughtCourse, LearnedCourse, LearnedLesson, StudiedCourse } from '../../study.js';

/**
 * Knows what a member studies (pages API 3.21).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface StudyGateway {
  learnedCourses(request: PageRequest): Observable<Page<LearnedCourse>>;
  boughtCourses(request: PageRequest): Observable<Page<BoughtCourse>>;
  likedCourses(request: PageRequest): Observable<Page<StudiedCourse>>;
  /** All published lessons of a course, in the order of their publication. */
  lessonsOf(courseId: number): Observable<readonly LearnedLesson[]>;
}

/** Apart from the tokens of the member's pages: home asks for what is learned, too. */
export const STUDY_GATEWAY = token<StudyGateway>('StudyGateway');
