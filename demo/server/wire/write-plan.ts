import type { VipPlan } from '../../../src/domain/vip.js';

/** An entry of `GET v2/roles` (pages API 3.13). */
export function writePlan({ id, name, priceYuan, days, lines }: VipPlan) {
  return { id, name, charge: priceYuan, expire_days: days, desc_rows: lines.length > 0 ? lines : [''] };
}
