import type { SchedulerLike } from 'rxjs';

import type { CourseFilter } from '../../../../domain/courses/course-filter.js';
import type { Page, PageRequest } from '../../../../domain/paging/page.js';
import type { Door } from '../door.js';
import type { ObservableRecord } from '../observable-record.js';
import { pageOf } from '../paging.js';
import { Refusal, refused } from '../refusal.js';
import { NO_SUCH_RECORD } from '../server-words.js';
import type { SiteSettings } from '../site-settings.js';
import type { UserRecord } from '../session/user-record.js';
import type { StudyRecords } from '../study/study-records.js';
import type { WatchedLesson } from '../study/study-record.js';
import type { AttachmentLinks } from './attachment-links.js';
import type { Catalogue } from './catalogue.js';
import type { AttachmentRecord, CategoryRecord, CourseRecord } from './course-record.js';
import { mayWatch, vipCovers } from './may-watch.js';
import { BUY_COURSE_FIRST, FILE_LOST } from './server-words.js';

/** A course, and what it is to whoever asks. */
export interface CourseView {
  readonly course: CourseRecord;
  /** `undefined` for a stranger. */
  readonly viewerId: number | undefined;
  /** What the server calls `isBuy`. */
  readonly mayWatch: boolean;
  readonly isFavourite: boolean;
  readonly watched: readonly WatchedLesson[];
  /** As far as the generation of the site knows of such a thing. */
  readonly vipCovers: boolean;
  readonly allowsComments: boolean;
}

/** What the site says of its courses (pages API 3.3–3.6, 3.12). Throws a `Refusal`. */
export class Courses {
  constructor(
    private readonly door: Door,
    private readonly catalogue: Catalogue,
    private readonly records: StudyRecords,
    private readonly links: AttachmentLinks,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: SchedulerLike,
  ) {}

  list(filter: CourseFilter, request: PageRequest): Page<CourseRecord> {
    return pageOf(this.catalogue.listed(filter), request);
  }

  categories(): readonly CategoryRecord[] {
    return this.catalogue.categories;
  }

  categoryName(id: number): string | undefined {
    return this.catalogue.categoryName(id);
  }

  detail(token: string | undefined, courseId: number): CourseView {
    const user = this.door.lookAt(token);
    const course = this.published(courseId);
    const record = user && this.records.one(user.id, courseId);
    const { generation } = this.settings.value;
    return {
      course,
      viewerId: user?.id,
      mayWatch: this.isOpen(course, user),
      isFavourite: record?.likedAtMs !== undefined,
      watched: record?.watched ?? [],
      vipCovers: vipCovers(course, generation),
      allowsComments: generation === 1 || course.allowsComments,
    };
  }

  /** Whether it is a favourite now. */
  toggleLike(token: string | undefined, courseId: number): boolean {
    const user = this.door.enter(token);
    return this.records.toggleLike(user.id, this.published(courseId).id, this.time.now());
  }

  /** The sign of a link to a file. */
  attachmentLink(token: string | undefined, courseId: number, attachmentId: number): string {
    const user = this.door.enterOnOneDevice(token);
    this.links.count(user.id);
    const course = this.published(courseId);
    const attachment = course.attachments.find(({ id }) => id === attachmentId);
    if (!attachment) throw new Refusal(404, NO_SUCH_RECORD);
    if (!this.isOpen(course, user)) throw refused(BUY_COURSE_FIRST);
    return this.links.sign(attachment);
  }

  /** The file behind a link, which is used up. */
  download(sign: string): AttachmentRecord {
    const attachment = this.links.redeem(sign);
    if (this.settings.value.filesLost) throw refused(FILE_LOST);
    return attachment;
  }

  private published(courseId: number): CourseRecord {
    const course = this.catalogue.course(courseId);
    if (!course?.isPublished) throw new Refusal(404, NO_SUCH_RECORD);
    return course;
  }

  private isOpen(course: CourseRecord, user: UserRecord | undefined): boolean {
    const { generation } = this.settings.value;
    const record = user && this.records.one(user.id, course.id);
    return mayWatch(course, record, { user, generation, now: this.time.now() });
  }
}
