import { modules as courseModules } from '../courses/http-courses.module.js';
import { modules as vipPlanModules } from '../vip/http-vip-plans.module.js';
import { modules as orderMakingModules } from './http-order-making.module.js';
import { modules as orderListModules } from './http-orders.module.js';

/**
 * Everything of a real server that buying asks, in one file: every file that a row of the composition fetches costs the
 * first load some bytes, and three pages fetch all of these.
 */
export const modules = [...orderMakingModules, ...orderListModules, ...courseModules, ...vipPlanModules];
