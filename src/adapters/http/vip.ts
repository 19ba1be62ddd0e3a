import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../domain/ports/vip-gateway.js';
import type { VipPlan } from '../../domain/vip.js';
import type { HttpClient } from './client/http-client.js';
import {
  asList,
  decodeEach,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
  withUniqueIds,
} from './client/json-readers.js';

/** docs/api/vip.md#list-of-plans. A plan that cannot be read is left out. */
function decodeVipPlans(data: unknown): readonly VipPlan[] {
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

export class HttpVipPlanGateway implements VipPlanGateway {
  constructor(private readonly http: HttpClient) {}

  all(): Observable<readonly VipPlan[]> {
    return this.http.request({ method: 'GET', path: '/api/v2/roles' }, decodeVipPlans);
  }
}
