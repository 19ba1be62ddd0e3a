import type { SchedulerLike } from 'rxjs';

import type { CourseFilter } from '../../../../domain/courses/course.js';
import type { Page, PageRequest } from '../../../../domain/kernel/paging.js';
import type { TokenCheck } from '../member/token-check.js';
import { type Random, randomText } from '../random.js';
import { RateLimiter } from '../rate-limiter.js';
import { type ObservableRecord, cutPage, TtlMap } from '../records.js';
import { Refusal, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { BAD_PARAMETERS, BUY_COURSE_FIRST, FILE_LOST, NO_SUCH_RECORD, TOO_OFTEN } from '../strings.js';
import {
  type AttachmentRecord,
  type Catalogue,
  type CategoryRecord,
  type CourseRecord,
  type CourseRights,
} from './course-catalogue.js';
import type { StudyRecords, WatchedLesson } from '../study/study-records.js';

const HOUR_MS = 60 * 60 * 1000;
const LINKS_AN_HOUR = 60;
const SIGN_LENGTH = 20;

/** Download links that work once, within an hour (docs/api/courses.md#attachment-link). */
export class AttachmentLinks {
  private readonly open: TtlMap<AttachmentRecord>;
  private readonly limiter: RateLimiter;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
  ) {
    this.open = new TtlMap(time, HOUR_MS);
    this.limiter = new RateLimiter(time, HOUR_MS);
  }

  /** Counts a request of a member, whether it succeeds or not. Throws a `Refusal` after too many. */
  count(userId: number): void {
    const { remaining } = this.limiter.take(String(userId), LINKS_AN_HOUR);
    if (remaining === undefined) throw new Refusal(429, TOO_OFTEN);
  }

  /** Creates a link and returns its signature. */
  sign(attachment: AttachmentRecord): string {
    const sign = randomText(this.random, SIGN_LENGTH);
    this.open.put(sign, attachment);
    return sign;
  }

  /** Returns the file of a link and uses the link up. Throws a `Refusal` when it is used up or expired. */
  redeem(sign: string): AttachmentRecord {
    const attachment = this.open.get(sign);
    if (attachment === undefined) throw refused(BAD_PARAMETERS);
    this.open.drop(sign);
    return attachment;
  }
}

/** A course, and what the visitor may do with it. */
export interface ShownCourse {
  readonly course: CourseRecord;
  /** `undefined` for an anonymous visitor. */
  readonly viewerId: number | undefined;
  /** The server calls this field `isBuy`. */
  readonly mayWatch: boolean;
  readonly isFavourite: boolean;
  readonly watched: readonly WatchedLesson[];
  /** Whether VIP covers the course under the rules of the site's generation. */
  readonly isCoveredByVip: boolean;
  readonly allowsComments: boolean;
}

/** The API of courses (docs/api/courses.md, docs/api/courses.md#attachment-link). Throws a `Refusal`. */
export class Courses {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly catalogue: Catalogue,
    private readonly records: StudyRecords,
    private readonly rights: CourseRights,
    private readonly links: AttachmentLinks,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly time: SchedulerLike,
  ) {}

  list(filter: CourseFilter, request: PageRequest): Page<CourseRecord> {
    return cutPage(this.catalogue.listed(filter), request);
  }

  categories(): readonly CategoryRecord[] {
    return this.catalogue.categories;
  }

  categoryName(id: number): string | undefined {
    return this.catalogue.categoryName(id);
  }

  /** What the list reports: generation 1 does not have this field. */
  vipCoverInList({ isVipFree }: CourseRecord): boolean | undefined {
    return this.settings.value.generation === 1 ? undefined : isVipFree;
  }

  detail(token: string | undefined, courseId: number): ShownCourse {
    const user = this.tokenCheck.findMember(token);
    const course = this.catalogue.published(courseId);
    const record = user && this.records.one(user.id, courseId);
    return {
      course,
      viewerId: user?.id,
      mayWatch: this.rights.mayWatch(course, user),
      isFavourite: record?.likedAtMs !== undefined,
      watched: record?.watched ?? [],
      isCoveredByVip: this.rights.isCoveredByVip(course),
      allowsComments: this.rights.allowsComments(course),
    };
  }

  /** Returns whether the course is a favourite afterwards. */
  toggleLike(token: string | undefined, courseId: number): boolean {
    const user = this.tokenCheck.requireMember(token);
    return this.records.toggleLike(user.id, this.catalogue.published(courseId).id, this.time.now());
  }

  /** Returns the signature of a new download link. */
  attachmentLink(token: string | undefined, courseId: number, attachmentId: number): string {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    this.links.count(user.id);
    const course = this.catalogue.published(courseId);
    const attachment = course.attachments.find(({ id }) => id === attachmentId);
    if (!attachment) throw new Refusal(404, NO_SUCH_RECORD);
    if (!this.rights.mayWatch(course, user)) throw refused(BUY_COURSE_FIRST);
    return this.links.sign(attachment);
  }

  /** Returns the file of a link and uses the link up. */
  download(sign: string): AttachmentRecord {
    const attachment = this.links.redeem(sign);
    if (this.settings.value.filesLost) throw refused(FILE_LOST);
    return attachment;
  }
}
