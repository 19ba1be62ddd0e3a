import type { Behavior } from '../../../../domain/kernel/behavior.js';
import { ObservableRecord } from '../observable-record.js';

/** Unread notifications of every member, by user id. */
export type UnreadCounts = Readonly<Record<number, number>>;

export class Unread {
  readonly counts$: Behavior<UnreadCounts>;
  readonly counts: ObservableRecord<UnreadCounts>;

  constructor(seed: UnreadCounts) {
    this.counts = new ObservableRecord(seed);
    this.counts$ = this.counts.now$;
  }

  of(userId: number): number {
    return this.counts.value[userId] ?? 0;
  }

  set(userId: number, count: number): void {
    this.counts.change({ [userId]: count });
  }
}
