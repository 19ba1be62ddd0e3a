import { modules as courseModules } from '../courses/memory-courses.module.js';
import { modules as vipPlanModules } from '../vip/memory-vip-plans.module.js';
import { modules as orderMakingModules } from './memory-order-making.module.js';
import { modules as orderListModules } from './memory-orders.module.js';

/** Everything of the pretend site that buying asks. */
export const modules = [...orderMakingModules, ...orderListModules, ...courseModules, ...vipPlanModules];
