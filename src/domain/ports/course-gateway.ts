import type { Observable } from 'rxjs';

import type { CourseCategory, CourseDetail, CourseFilter, CourseSummary } from '../courses/course.js';
import { token } from '../kernel/token.js';
import type { Page, PageRequest } from '../kernel/paging.js';

/** What a download URL answers; `unreadable`: a storage that does not let this page read its answer. */
export type FileFinding = 'file' | 'unreadable';

export interface AttachmentCheck {
  /** The check has used the URL up: a new one is needed for the download. */
  readonly isUsedUp: boolean;
  readonly finding: FileFinding;
}

/**
 * The courses of the site (docs/api/courses.md, docs/api/courses.md#attachment-link). Every call is cold: each
 * subscription sends one request with the token stored at that moment; unsubscribing cancels it. It emits once,
 * asynchronously, completes, and fails only with an `AppError`.
 */
export interface CourseGateway {
  /**
   * For anonymous visitors too. An unknown category has no courses; a page past the end is empty and has the correct
   * total.
   */
  list(filter: CourseFilter, request: PageRequest): Observable<Page<CourseSummary>>;
  /** In the owner's order. For anonymous visitors too. */
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
   * Tests a download URL without downloading the file. Fails with an `AppError` and a message when the URL answers with
   * an error instead of the file.
   */
  checkAttachment(url: string): Observable<AttachmentCheck>;
}

export const COURSE_GATEWAY = token<CourseGateway>('CourseGateway');
