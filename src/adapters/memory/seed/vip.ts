import type { VipPlan } from '../../../domain/vip.js';

/** One plan for every length: a month, a year, for ever. The last has no description. */
export const SEEDED_PLANS: readonly VipPlan[] = [
  { id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: ['全站会员课程免费看', '随时可以续费'] },
  { id: 1, name: '年度会员', priceYuan: 365, days: 365, lines: ['全站会员课程免费看', '课程资料免费下载', '优先答疑'] },
  { id: 3, name: '永久会员', priceYuan: 12_800, days: 36_500, lines: [] },
];
