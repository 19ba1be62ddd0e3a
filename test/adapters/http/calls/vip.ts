import { HttpVipPlanGateway } from '../../../../src/adapters/http/vip.js';
import { callsOf } from '../known-call.js';

/** docs/api/vip.md#list-of-plans. */
const ROLES = [{ id: 1, name: 'Year', charge: 365, expire_days: 365, desc_rows: ['One\r', 'Two'] }];

export const calls = callsOf('HttpVipPlanGateway', (http) => new HttpVipPlanGateway(http), {
  all: { send: (plans) => plans.all(), sends: 'GET /api/v2/roles', samples: [ROLES] },
});
