import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../domain/ports/vip-gateway.js';
import type { VipPlan } from '../../domain/vip.js';
import { asAmount } from '../wire/amounts-and-durations.js';
import { asCount } from '../wire/quantities.js';
import type { HttpClient } from './client/http-client.js';
import { decodeList, integer, type JsonRecord, nonEmptyText, required } from './client/json-readers.js';
import { decodeValues } from './client/page-readers.js';

/** docs/api/vip.md#list-of-plans. A plan that cannot be read is left out. */
function decodeVipPlans(data: unknown): readonly VipPlan[] {
  return required(decodeList(data, decodePlan), 'roles');
}

function decodePlan(plan: JsonRecord): VipPlan {
  return {
    id: required(integer(plan['id']), 'roles.id'),
    name: required(nonEmptyText(plan['name']), 'roles.name'),
    priceYuan: asAmount(plan['charge']),
    days: asCount(plan['expire_days']),
    // An empty description arrives as one empty line, and a line may end in `\r`.
    lines: decodeValues(plan['desc_rows'], nonEmptyText),
  };
}

export class HttpVipPlanGateway implements VipPlanGateway {
  constructor(private readonly http: HttpClient) {}

  all(): Observable<readonly VipPlan[]> {
    return this.http.request({ method: 'GET', path: '/api/v2/roles' }, decodeVipPlans);
  }
}
