import { get, type Route } from '../route.js';
import { writePlan } from '../answers/write-member.js';

/** The membership plans, without a token (docs/api/vip.md#list-of-plans). */
export const ROUTES: readonly Route[] = [
  get('/api/v2/roles', 'vipPlans', ({ site }) => site.pages.plans.all().map(writePlan)),
];
