import { defer, type Observable, of } from 'rxjs';

import type { CourseCategory, CourseDetail, CourseFilter, CourseSummary } from '../../src/domain/courses/course.js';
import type { Page, PageRequest } from '../../src/domain/paging.js';
import type { AttachmentCheck, CourseGateway } from '../../src/domain/ports/server/course-gateway.js';
import { Question } from './question.js';

export class FakeCourseGateway implements CourseGateway {
  readonly lists = new Question<Page<CourseSummary>>();
  readonly allCategories = new Question<readonly CourseCategory[]>();
  readonly details = new Question<CourseDetail>();
  readonly toggles = new Question<boolean>();
  readonly links = new Question<string>();
  /** What was asked for, in order of asking: `page 2 of 16, newest, of 7`, `categories`, `course 5`, `favourite 5`, `file 51 of 5`. */
  readonly wishes: string[] = [];

  list({ categoryId, scene }: CourseFilter, { page, size }: PageRequest): Observable<Page<CourseSummary>> {
    const within = categoryId === undefined ? '' : `, of ${String(categoryId)}`;
    return this.ask(`page ${String(page)} of ${String(size)}, ${scene}${within}`, this.lists);
  }

  categories(): Observable<readonly CourseCategory[]> {
    return this.ask('categories', this.allCategories);
  }

  detail(courseId: number): Observable<CourseDetail> {
    return this.ask(`course ${courseId}`, this.details);
  }

  toggleFavourite(courseId: number): Observable<boolean> {
    return this.ask(`favourite ${courseId}`, this.toggles);
  }

  attachmentLink(courseId: number, attachmentId: number): Observable<string> {
    return this.ask(`file ${attachmentId} of ${courseId}`, this.links);
  }

  checkAttachment(): Observable<AttachmentCheck> {
    return of('unchecked');
  }

  /** As every call of a port: nothing is asked before somebody subscribes, and anew for each. */
  private ask<T>(wish: string, question: Question<T>): Observable<T> {
    return defer(() => {
      this.wishes.push(wish);
      return question.ask();
    });
  }
}
