import type { Observable } from 'rxjs';

import type { CourseCategory, CourseDetail, CourseFilter, CourseSummary } from '../../courses/course.js';
import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';

export type AttachmentCheck = 'used-up' | 'unchecked';

/**
 * The courses of the site (docs/api/courses.md, docs/api/courses.md#attachment-link). Every call is cold: each
 * subscription sends one request with the token stored at that moment; unsubscribing cancels it. It emits once,
 * asynchronously, completes, and fails only with an `AppError`.
 */
export interface CourseGateway {
  /** For guests too. An unknown category has no courses; a page past the end is empty and has the correct total. */
  list(filter: CourseFilter, request: PageRequest): Observable<Page<CourseSummary>>;
  /** In the owner's order. For guests too. */
  categories(): Observable<readonly CourseCategory[]>;
  /**
   * As the member sees it; an invalid token counts as none. Fails with `missing` when it does not exist or is
   * unpublished.
   */
  detail(courseId: number): Observable<CourseDetail>;
  /** Emits whether the course is a favourite now. Members only; fails with `missing` when the course does not exist. */
  toggleFavourite(courseId: number): Observable<boolean>;
  /**
   * A download URL that works once and expires: request it right before the download. Members only. Fails with
   * `refused` without the course, with `too-many` after 60 per hour, with `missing` when the file does not exist.
   */
  attachmentLink(courseId: number, attachmentId: number): Observable<string>;
  /**
   * Tests a download URL without downloading the file. The server's own URLs work once, so it emits `used-up` and the
   * caller requests a new one; URLs of other servers are `unchecked`. Fails with an `AppError` and the server's message
   * when the URL answers with an error instead of the file.
   */
  checkAttachment(url: string): Observable<AttachmentCheck>;
}

export const COURSE_GATEWAY = token<CourseGateway>('CourseGateway');
