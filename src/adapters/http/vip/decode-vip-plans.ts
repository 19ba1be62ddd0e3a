import type { VipPlan } from '../../../domain/vip/vip-plan.js';
import { decodeEach, withUniqueIds } from '../client/decode-list.js';
import { asList, integer, nonEmptyText, required, type JsonRecord } from '../client/json-readers.js';

/** Pages API 3.13. A plan that cannot be read is left out. */
export function decodeVipPlans(data: unknown): readonly VipPlan[] {
  return withUniqueIds(decodeEach(required(asList(data), 'roles'), decodePlan));
}

function decodePlan(plan: JsonRecord): VipPlan {
  return {
    id: required(integer(plan['id']), 'roles.id'),
    name: required(nonEmptyText(plan['name']), 'roles.name'),
    priceYuan: required(integer(plan['charge']), 'roles.charge'),
    days: required(integer(plan['expire_days']), 'roles.expire_days'),
    // An empty description arrives as one empty line, and a line may end in `\r`.
    lines: (asList(plan['desc_rows']) ?? []).flatMap((line) => nonEmptyText(line) ?? []),
  };
}
