import type { Route } from '../route.js';
import { writePlan } from '../answers/write-member.js';

/** The membership plans, without a token (docs/api/vip.md#list-of-plans). */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v2/roles',
    call: 'vipPlans',
    answer: ({ site }) => site.pages.plans.all().map(writePlan),
  },
];
