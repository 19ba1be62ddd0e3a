import type { Announcement } from '../../../domain/announcements/announcement.js';
import type { MemberMessage } from '../../../domain/messages/member-message.js';
import type { Order } from '../../../domain/orders/order.js';
import type { PointsRecord } from '../../../domain/points/points-record.js';
import type { CommentRecord } from './comments/comment-book.js';
import type { Searchable } from './search/searchable.js';
import type { CourseRecord, StudyRecord } from './study/study-record.js';

/** Entries of every member, by user id. */
export type ByMember<T> = Readonly<Record<number, readonly T[]>>;

/** What the pages of a pretend site begin with. */
export interface PagesSeed {
  readonly announcements: readonly Announcement[];
  readonly comments: readonly CommentRecord[];
  /** What the search finds beside courses and lessons. */
  readonly addOns: readonly Searchable[];
  readonly courses: readonly CourseRecord[];
  readonly studies: readonly StudyRecord[];
  readonly messages: ByMember<MemberMessage>;
  readonly orders: ByMember<Order>;
  readonly points: ByMember<PointsRecord>;
}
