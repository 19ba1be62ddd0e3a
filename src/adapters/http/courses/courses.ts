import { map, type Observable } from 'rxjs';

import type {
  CategoryChild,
  CourseCategory,
  CourseDetail,
  CourseFilter,
  CourseScene,
  CourseSummary,
} from '../../../domain/courses/course.js';
import { securedAddress } from '../../../domain/text/secured-address.js';
import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import type { AttachmentCheck, CourseGateway } from '../../../domain/ports/course-gateway.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asBoolean,
  asRecord,
  asWebAddress,
  decodeList,
  integer,
  type JsonRecord,
  required,
  textOrEmpty,
} from '../client/json-readers.js';
import { decodePage } from '../client/page-readers.js';
import { courseCall } from '../client/shared-calls.js';
import type { ResolveImage } from '../client/known-server.js';
import { decodeCourseCard } from './course-card.js';
import { decodeCourseDetail } from './read-course-detail.js';
import { probeFile } from './probe-file.js';

/** docs/api/courses.md#course-categories. */
function decodeCategories(data: unknown): readonly CourseCategory[] {
  const categories = decodeList(data, (entry) => ({
    ...decodeCategory(entry),
    children: decodeList(entry['children'], decodeCategory) ?? [],
  }));
  return required(categories, 'categories');
}

function decodeCategory(entry: JsonRecord): CategoryChild {
  return { id: required(integer(entry['id']), 'category.id'), name: textOrEmpty(entry['name']) };
}

/** The server's names of the sort orders; the newest first has none. */
const SCENES: Readonly<Record<CourseScene, string | undefined>> = { newest: undefined, free: 'free', popular: 'sub' };

/**
 * The server's own link to a file, which works once (docs/api/courses.md#attachment-link); any other link leads to a
 * storage.
 */
const ONE_TIME_LINK = /^[^?#]*\/api\/v3\/course\/attach-download(?:[?#]|$)/;

export class HttpCourseGateway implements CourseGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
    /** Of the page that shows the courses; programs have none. */
    private readonly origin = '',
  ) {}

  list({ categoryId, scene }: CourseFilter, { page, size }: PageRequest): Observable<Page<CourseSummary>> {
    const sceneName = SCENES[scene];
    const query = {
      page,
      page_size: size,
      ...(categoryId !== undefined && { category_id: categoryId }),
      ...(sceneName !== undefined && { scene: sceneName }),
    };
    return this.http.request({ method: 'GET', path: '/api/v2/courses', query }, (data) =>
      decodePage(data, (entry) => decodeCourseCard(entry, this.image)),
    );
  }

  categories(): Observable<readonly CourseCategory[]> {
    return this.http.request({ method: 'GET', path: '/api/v2/course_categories' }, decodeCategories);
  }

  detail(id: number): Observable<CourseDetail> {
    return this.http.request({ method: 'GET', ...courseCall(id) }, (data) => decodeCourseDetail(data, this.image));
  }

  toggleFavourite(id: number): Observable<boolean> {
    return this.http.request({ method: 'GET', path: '/api/v2/course/{id}/like', parts: { id } }, (data) =>
      required(asBoolean(data), 'like'),
    );
  }

  attachmentLink(courseId: number, id: number): Observable<string> {
    return this.http.request(
      { method: 'GET', path: '/api/v3/course/{courseId}/attach/{id}', parts: { courseId, id } },
      (data) =>
        securedAddress(
          required(asWebAddress(asRecord(data)?.['download_url']), 'attachment.download_url'),
          this.origin,
        ),
    );
  }

  checkAttachment(url: string): Observable<AttachmentCheck> {
    return probeFile(url, this.http.options).pipe(map((finding) => ({ isUsedUp: ONE_TIME_LINK.test(url), finding })));
  }
}
