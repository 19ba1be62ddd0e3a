import { map, type Observable } from 'rxjs';

import type { CourseSummary } from '../../../domain/courses/course-card.js';
import type { CourseCategory } from '../../../domain/courses/course-category.js';
import type { CourseDetail } from '../../../domain/courses/course-detail.js';
import type { CourseFilter } from '../../../domain/courses/course-filter.js';
import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { AttachmentCheck, CourseGateway } from '../../../domain/ports/server/course-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { cardOf, detailOf } from './course-of.js';

/** Where a file would be had if there were a server; the offline world has a page in its place. */
const DOWNLOAD_PATH = '/api/v3/course/attach-download';

export class MemoryCourseGateway implements CourseGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  list(filter: CourseFilter, request: PageRequest): Observable<Page<CourseSummary>> {
    const { pictures, pages } = this.site;
    return this.network
      .ask('courses', () => pages.courses.list(filter, request))
      .pipe(
        map(({ items, total }) => ({
          items: items.map((record) => cardOf(record, pages.courses.categoryName(record.categoryId), pictures)),
          total,
        })),
      );
  }

  categories(): Observable<readonly CourseCategory[]> {
    return this.network.ask('courseCategories', () => this.site.pages.courses.categories());
  }

  detail(courseId: number): Observable<CourseDetail> {
    return this.network
      .ask('course', (token) => this.site.pages.courses.detail(token, courseId))
      .pipe(map((view) => detailOf(view, this.site.pictures)));
  }

  toggleFavourite(courseId: number): Observable<boolean> {
    return this.network.ask('likeCourse', (token) => this.site.pages.courses.toggleLike(token, courseId));
  }

  attachmentLink(courseId: number, attachmentId: number): Observable<string> {
    return this.network
      .ask('attachmentLink', (token) => this.site.pages.courses.attachmentLink(token, courseId, attachmentId))
      .pipe(map((sign) => `${DOWNLOAD_PATH}?sign=${sign}`));
  }

  checkAttachment(url: string): Observable<AttachmentCheck> {
    return this.network.ask('attachmentLink', () => {
      const [path, sign = ''] = url.split('?sign=');
      if (path !== DOWNLOAD_PATH) return 'unchecked';
      this.site.pages.courses.download(sign);
      return 'used-up';
    });
  }
}
