import { map, type Observable } from 'rxjs';

import type { CourseCategory, CourseDetail, CourseFilter, CourseSummary } from '../../domain/courses/course.js';
import { directoryOf } from '../../domain/courses/directory.js';
import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { AttachmentCheck, CourseGateway } from '../../domain/ports/course-gateway.js';
import { MemoryGateway } from './client/network.js';
import { type CourseRecord, type LessonRecord, publishedLessons } from './server/courses/course-catalogue.js';
import type { Courses, ShownCourse } from './server/courses/courses.js';
import type { WatchedLesson } from './server/study/study-records.js';
import type { Images } from './server/images.js';

/** Converts a course for a list that shows neither lessons nor category. */
export function courseSummary(record: CourseRecord, images: Images): CourseSummary {
  return {
    id: record.id,
    title: record.title,
    cover: images.inline(record.cover),
    priceYuan: record.priceYuan,
    isFree: record.isFree,
    studentCount: record.students,
    shortDescription: record.shortDescription,
  };
}

/** Converts a course for the course list. */
function cardOf(record: CourseRecord, courses: Courses, images: Images): CourseSummary {
  const category = courses.categoryName(record.categoryId);
  const isCoveredByVip = courses.vipCoverInList(record);
  return {
    ...courseSummary(record, images),
    ...(category !== undefined && { category }),
    ...(isCoveredByVip !== undefined && { isCoveredByVip }),
    lessonCount: publishedLessons(record).length,
  };
}

/** Converts the data of a course page. */
function detailOf(view: ShownCourse, images: Images): CourseDetail {
  const { course: record } = view;
  const lessons = publishedLessons(record);
  return {
    course: { ...courseSummary(record, images), lessonCount: lessons.length },
    categoryId: record.categoryId,
    introductionHtml: record.introduction,
    directory: directoryOf(record.chapters, lessons.map(directoryLesson)),
    mayWatch: view.mayWatch || record.isFree,
    boughtLessonIds: [],
    isFavourite: view.isFavourite,
    progress: view.watched.map(lessonProgress),
    attachments: record.attachments,
    allowsComments: view.allowsComments,
    isCoveredByVip: view.isCoveredByVip,
  };
}

export function directoryLesson({ id, title, durationS, previewS, isForwardOnly, chapterId }: LessonRecord) {
  const lesson = { id, title, durationS, previewS, isForwardOnly };
  return { chapterId, lesson };
}

export function lessonProgress({ lessonId, watchedS, finished, atMs }: WatchedLesson) {
  return { lessonId, watchedS, isFinished: finished, watchedAt: atMs };
}

/** The download address on a real server; the offline demo shows a page at this address. */
const DOWNLOAD_PATH = '/api/v3/course/attach-download';

export class MemoryCourseGateway extends MemoryGateway implements CourseGateway {
  list(filter: CourseFilter, request: PageRequest): Observable<Page<CourseSummary>> {
    const { images, pages } = this.site;
    return this.network
      .request('courses', () => pages.courses.list(filter, request))
      .pipe(
        map(({ items, total }) => ({
          items: items.map((record) => cardOf(record, pages.courses, images)),
          total,
        })),
      );
  }

  categories(): Observable<readonly CourseCategory[]> {
    return this.network.request('courseCategories', () => this.site.pages.courses.categories());
  }

  detail(courseId: number): Observable<CourseDetail> {
    return this.network
      .request('course', (token) => this.site.pages.courses.detail(token, courseId))
      .pipe(map((view) => detailOf(view, this.site.images)));
  }

  toggleFavourite(courseId: number): Observable<boolean> {
    return this.network.request('likeCourse', (token) => this.site.pages.courses.toggleLike(token, courseId));
  }

  attachmentLink(courseId: number, attachmentId: number): Observable<string> {
    return this.network
      .request('attachmentLink', (token) => this.site.pages.courses.attachmentLink(token, courseId, attachmentId))
      .pipe(map((sign) => `${DOWNLOAD_PATH}?sign=${sign}`));
  }

  checkAttachment(url: string): Observable<AttachmentCheck> {
    return this.network.request('attachmentLink', () => {
      const [path, sign = ''] = url.split('?sign=');
      if (path !== DOWNLOAD_PATH) return { isUsedUp: false, finding: 'unreadable' };
      this.site.pages.courses.download(sign);
      return { isUsedUp: true, finding: 'file' };
    });
  }
}
