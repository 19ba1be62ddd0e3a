import type { SchedulerLike } from 'rxjs';

import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import type { PointsRecord } from '../../../domain/points.js';
import type { TokenCheck } from './member/token-check.js';
import type { Users } from './member/users.js';
import type { Inbox } from './messages.js';
import { type Random, randomText } from './random.js';
import { type ByMember, newestFirst, ObservableRecord, cutPage } from './records.js';
import type { SiteSettings } from './site-settings.js';
import { messageOfPoints, remarkOfPayment } from './strings.js';

interface PointsParts {
  readonly tokenCheck: TokenCheck;
  readonly users: Users;
  readonly inbox: Inbox;
  readonly settings: ObservableRecord<SiteSettings>;
  readonly time: Pick<SchedulerLike, 'now'>;
  readonly random: Random;
}

/**
 * The points records of the members (docs/api/messages-and-points.md#points-records). Throws a `Refusal` without a
 * valid token.
 */
export class PointsLedger {
  private readonly stored: ObservableRecord<ByMember<PointsRecord>>;

  constructor(
    private readonly parts: PointsParts,
    seed: ByMember<PointsRecord>,
  ) {
    this.stored = new ObservableRecord(seed);
  }

  list(token: string | undefined, request: PageRequest): Page<PointsRecord> {
    return cutPage(newestFirst(this.of(this.parts.tokenCheck.requireMemberOnOneDevice(token).id)), request);
  }

  /** Replaces all records of a member. */
  write(userId: number, records: readonly PointsRecord[]): void {
    this.stored.change({ [userId]: records });
  }

  /**
   * Credits points for a paid order and sends a message (docs/api/messages-and-points.md#points-records). The points
   * are a share of the price before the discount, rounded down.
   */
  rewardPayment(userId: number, chargeYuan: number): void {
    const { users, inbox, settings, time, random } = this.parts;
    const user = users.byId(userId);
    const change = Math.floor(chargeYuan * settings.value.rewards.paidOrder);
    if (!user || change <= 0) return;
    const remark = remarkOfPayment(change);
    users.change(userId, { credit1: user.credit1 + change });
    this.write(userId, [...this.of(userId), { change, remark, createdAt: time.now() }]);
    const text = messageOfPoints(change, remark);
    inbox.add(userId, { id: randomText(random, 32), text, isRead: false, createdAt: time.now() });
  }

  private of(userId: number): readonly PointsRecord[] {
    return this.stored.value[userId] ?? [];
  }
}
