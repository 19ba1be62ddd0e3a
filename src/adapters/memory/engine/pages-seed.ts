import type { Announcement } from '../../../domain/announcements/announcement.js';
import type { MemberMessage } from '../../../domain/messages/member-message.js';
import type { Order } from '../../../domain/orders/order.js';
import type { VipPlan } from '../../../domain/vip/vip-plan.js';
import type { PointsRecord } from '../../../domain/points/points-record.js';
import type { Stock } from './courses/catalogue.js';
import type { HomeRecord } from './home/home-page.js';
import type { StudyRecord } from './study/study-record.js';
import type { CommentRecord } from './comments/comment-book.js';
import type { Searchable } from './search/searchable.js';

/** Entries of every member, by user id. */
export type ByMember<T> = Readonly<Record<number, readonly T[]>>;

/** What the pages of a pretend site begin with. */
export interface PagesSeed {
  readonly announcements: readonly Announcement[];
  readonly home: HomeRecord;
  readonly plans: readonly VipPlan[];
  readonly catalogue: Stock;
  readonly comments: readonly CommentRecord[];
  /** What the search finds beside courses and lessons. */
  readonly addOns: readonly Searchable[];
  readonly studies: readonly StudyRecord[];
  readonly messages: ByMember<MemberMessage>;
  readonly orders: ByMember<Order>;
  readonly points: ByMember<PointsRecord>;
}
