import type { Observable } from 'rxjs';

import type { CourseCategory, CourseDetail, CourseFilter, CourseSummary } from '../../courses/course.js';
import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';

export type AttachmentCheck = 'used-up' | 'unchecked';

/**
 * Knows the courses of the site (pages API 3.3–3.6, 3.12).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It emits once and completes, and fails only with an `AppError`.
 */
export interface CourseGateway {
  /** Anybody may ask. A category that is not there has no courses; a page past the end has none and the true total. */
  list(filter: CourseFilter, request: PageRequest): Observable<Page<CourseSummary>>;
  /** In the owner's order. Anybody may ask. */
  categories(): Observable<readonly CourseCategory[]>;
  /** As the member sees it; a token that is worthless is none. Fails with `missing` when it is gone or not yet published. */
  detail(courseId: number): Observable<CourseDetail>;
  /** Emits whether the course is a favourite now. Members only; fails with `missing` when it is gone. */
  toggleFavourite(courseId: number): Observable<boolean>;
  /**
   * Where the file can be had, once and for a while: to be asked for when it is wanted. Members only. Fails with
   * `refused` when the course is not theirs, with `too-many` after 60 an hour, with `missing` when the file is gone.
   */
  attachmentLink(courseId: number, attachmentId: number): Observable<string>;
  /**
   * Looks at what an attachment link answers, without downloading the file. The server's own links work once: then it
   * emits `used-up`, and a new link is to be requested for the download. Links of other servers are not looked at.
   * Fails with an `AppError` in the server's words where it answers an error in place of the file.
   */
  checkAttachment(url: string): Observable<AttachmentCheck>;
}

export const COURSE_GATEWAY = token<CourseGateway>('CourseGateway');
