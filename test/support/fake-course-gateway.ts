import type { Observable } from 'rxjs';

import type { CourseCard } from '../../src/domain/courses/course-card.js';
import type { CourseCategory } from '../../src/domain/courses/course-category.js';
import type { CourseDetail } from '../../src/domain/courses/course-detail.js';
import type { CourseFilter } from '../../src/domain/courses/course-filter.js';
import type { Page, PageRequest } from '../../src/domain/paging/page.js';
import type { CourseGateway } from '../../src/domain/ports/server/course-gateway.port.js';
import { Question } from './question.js';

export class FakeCourseGateway implements CourseGateway {
  readonly lists = new Question<Page<CourseCard>>();
  readonly allCategories = new Question<readonly CourseCategory[]>();
  readonly details = new Question<CourseDetail>();
  readonly toggles = new Question<boolean>();
  readonly links = new Question<string>();
  /** What was asked for, in order of asking: `categories`, `page 2 of 16, newest, of 7`, `course 3`. */
  readonly wishes: string[] = [];

  list({ categoryId, scene }: CourseFilter, { page, size }: PageRequest): Observable<Page<CourseCard>> {
    const within = categoryId === undefined ? '' : `, of ${String(categoryId)}`;
    this.wishes.push(`page ${String(page)} of ${String(size)}, ${scene}${within}`);
    return this.lists.ask();
  }

  categories(): Observable<readonly CourseCategory[]> {
    this.wishes.push('categories');
    return this.allCategories.ask();
  }

  detail(courseId: number): Observable<CourseDetail> {
    this.wishes.push(`course ${String(courseId)}`);
    return this.details.ask();
  }

  toggleFavourite(courseId: number): Observable<boolean> {
    this.wishes.push(`favourite ${String(courseId)}`);
    return this.toggles.ask();
  }

  attachmentLink(courseId: number, attachmentId: number): Observable<string> {
    this.wishes.push(`file ${String(attachmentId)} of ${String(courseId)}`);
    return this.links.ask();
  }
}
