import type { VipPlan } from '../../../domain/vip.js';
import { ObservableRecord } from './records.js';

/** The membership plans that the owner sells, in the owner's order (docs/api/vip.md#list-of-plans). */
export class Plans {
  private readonly offered: ObservableRecord<{ readonly all: readonly VipPlan[] }>;

  constructor(seed: readonly VipPlan[]) {
    this.offered = new ObservableRecord({ all: seed });
  }

  all(): readonly VipPlan[] {
    return this.offered.value.all;
  }

  /** Replaces all plans. */
  offer(all: readonly VipPlan[]): void {
    this.offered.change({ all });
  }
}
