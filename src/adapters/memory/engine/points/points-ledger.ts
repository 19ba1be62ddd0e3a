import type { Page, PageRequest } from '../../../../domain/paging/page.js';
import type { PointsRecord } from '../../../../domain/points/points-record.js';
import type { ByMember } from '../by-member.js';
import type { Door } from '../door.js';
import { ObservableRecord } from '../observable-record.js';
import { newestFirst, pageOf } from '../paging.js';

/** How points came and went (pages API 3.19). Throws a `Refusal` without a valid token. */
export class PointsLedger {
  private readonly kept: ObservableRecord<ByMember<PointsRecord>>;

  constructor(
    private readonly door: Door,
    seed: ByMember<PointsRecord>,
  ) {
    this.kept = new ObservableRecord(seed);
  }

  list(token: string | undefined, request: PageRequest): Page<PointsRecord> {
    return pageOf(newestFirst(this.kept.value[this.door.enterOnOneDevice(token).id] ?? []), request);
  }

  /** A member has these records and no others. */
  write(userId: number, records: readonly PointsRecord[]): void {
    this.kept.change({ [userId]: records });
  }
}
