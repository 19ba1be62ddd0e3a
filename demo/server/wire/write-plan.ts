import type { VipPlan } from '../../../src/domain/vip.js';

/** An entry of `GET v2/roles` (docs/api/vip.md#list-of-plans). */
export function writePlan({ id, name, priceYuan, days, lines }: VipPlan) {
  return { id, name, charge: priceYuan, expire_days: days, desc_rows: lines.length > 0 ? lines : [''] };
}
