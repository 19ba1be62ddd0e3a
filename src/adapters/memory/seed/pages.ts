import type { MemberMessage } from '../../../domain/messages.js';
import type { Order } from '../../../domain/orders/existing-orders.js';
import type { VipPlan } from '../../../domain/vip.js';
import type { PromoCodeRecord } from '../server/order-book.js';
import type { Searchable } from '../server/search.js';
import type { PagesSeed } from '../server/site-pages.js';
import { seededAnnouncements } from './announcements.js';
import { seededComments } from './comments.js';
import { SEEDED_STOCK } from './courses/catalogue.js';
import { SEEDED_HOME } from './home.js';
import { SEEDED_FILMS, SEEDED_STUDIES } from './lessons.js';

const AUTUMN = Date.UTC(2024, 9, 8, 2);

/** What add-ons of other servers have put on the site: it is found, and has no page here. */
const SEEDED_ADD_ONS: readonly Searchable[] = [
  {
    type: 'book',
    id: 1,
    title: '高等数学公式手册（电子书）',
    description: '极限、导数与积分的常用公式，按章节整理，可打印。',
    thumb: '',
    charge: 19,
    createdAtMs: AUTUMN,
  },
  {
    type: 'live',
    id: 1,
    title: '编程答疑直播',
    description: '每周五晚，讲师在线解答零基础学编程的作业问题。',
    thumb: '',
    charge: 0,
    createdAtMs: AUTUMN,
  },
];

/** One for every length that there is: a month, a year, for ever; the last without a description. */
const SEEDED_PLANS: readonly VipPlan[] = [
  { id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: ['全站会员课程免费看', '随时可以续费'] },
  { id: 1, name: '年度会员', priceYuan: 365, days: 365, lines: ['全站会员课程免费看', '课程资料免费下载', '优先答疑'] },
  { id: 3, name: '永久会员', priceYuan: 12_800, days: 36_500, lines: [] },
];

const DAY_MS = 86_400_000;

/** A code of every sort; nobody can use the last three, each for a reason of its own. */
function seededPromoCodes(now: number): readonly PromoCodeRecord[] {
  return [
    { id: 1, code: 'STUDY20', discountYuan: 20, expiresAtMs: now + 365 * DAY_MS },
    { id: 2, code: 'ALLFREE', discountYuan: 1_000_000, expiresAtMs: undefined },
    { id: 3, code: '开学 5%折', discountYuan: 5, expiresAtMs: undefined },
    { id: 4, code: 'LASTYEAR', discountYuan: 50, expiresAtMs: now - DAY_MS },
    { id: 5, code: 'USEDUP', discountYuan: 50, expiresAtMs: undefined, usedUp: true },
    { id: 6, code: 'MINE101', discountYuan: 50, expiresAtMs: undefined, ownerId: 101 },
  ];
}

const REGISTERED = Date.UTC(2024, 10, 1, 2);
const LATER = Date.UTC(2024, 10, 4, 2);
const LAST = Date.UTC(2024, 10, 6, 12);

const WELCOME: MemberMessage = {
  id: '0a1b2c3d-1111-4222-8333-444455556666',
  text: '用户注册成功',
  read: true,
  createdAt: REGISTERED,
};

const MATHS: Order = {
  id: 44,
  orderNo: '1011000057',
  charge: 199,
  statusText: '已支付',
  paymentText: '微信扫码支付',
  paymentMethod: 'scan',
  payable: false,
  refunded: 19.5,
  createdAt: LATER,
  goods: [{ id: 2, type: 'COURSE', name: '高等数学精讲', thumb: '/images/courses/2.svg', count: 1, charge: 199 }],
};

const ENGLISH: Order = {
  ...MATHS,
  id: 46,
  orderNo: '1051000063',
  charge: 79,
  paymentText: '支付宝',
  refunded: 0,
  createdAt: LAST,
  goods: [{ id: 3, type: 'COURSE', name: '商务英语写作', thumb: '/images/courses/3.svg', count: 1, charge: 79 }],
};

const SEEDED_PAGES: Omit<PagesSeed, 'announcements' | 'comments' | 'promoCodes'> = {
  home: SEEDED_HOME,
  plans: SEEDED_PLANS,
  catalogue: SEEDED_STOCK,
  films: SEEDED_FILMS,
  addOns: SEEDED_ADD_ONS,
  studies: SEEDED_STUDIES,
  messages: {
    101: [WELCOME],
    // As many unread ones as the count says.
    105: [
      { ...WELCOME, id: '0a1b2c3d-1111-4222-8333-000000000105' },
      { id: '0a1b2c3d-2222-4222-8333-000000000105', text: '您的订单已支付成功', read: false, createdAt: LATER },
      {
        id: '0a1b2c3d-3333-4222-8333-000000000105',
        text: '您关注的课程有新的课时，去看看：/courses/detail/7',
        read: false,
        createdAt: LAST,
      },
      {
        id: '0a1b2c3d-4444-4222-8333-000000000105',
        text: '积分已到账，规则见 https://www.meedu.vip/ ，明细在 /member/credit1-free。',
        read: false,
        createdAt: LAST,
      },
    ],
  },
  orders: {
    101: [
      MATHS,
      {
        ...MATHS,
        id: 45,
        orderNo: '1012000031',
        charge: 365,
        statusText: '未支付',
        paymentText: '',
        payable: true,
        refunded: 0,
        createdAt: LAST,
        goods: [{ id: 1, type: 'ROLE', name: '年度会员', thumb: '', count: 1, charge: 365 }],
      },
      {
        ...MATHS,
        id: 41,
        orderNo: '1010000012',
        statusText: '已取消',
        paymentText: '',
        refunded: 0,
        createdAt: REGISTERED,
      },
    ],
    105: [
      ENGLISH,
      { ...ENGLISH, id: 47, orderNo: '1051000071', statusText: '支付中', payable: true },
      // Of an add-on that has no page here, and of something that is gone for good.
      {
        ...ENGLISH,
        id: 48,
        orderNo: '1051000082',
        charge: 12_800,
        createdAt: LATER,
        goods: [{ id: 9, type: '直播课程', name: '考前冲刺直播', thumb: '', count: 2, charge: 12_800 }],
      },
      { ...ENGLISH, id: 42, orderNo: '1050000093', createdAt: REGISTERED, goods: [] },
    ],
  },
  points: {
    101: [
      { change: 100, remark: '注册奖励', createdAt: REGISTERED },
      { change: 50, remark: '订单支付奖励', createdAt: LATER },
      { change: -30, remark: '积分兑换', createdAt: LAST },
    ],
  },
};

/** What the seeded members find on their pages, and everybody among announcements and comments. `now` in epoch ms. */
export function pagesSeed(now: number): PagesSeed {
  return {
    ...SEEDED_PAGES,
    announcements: seededAnnouncements(now),
    comments: seededComments(now),
    promoCodes: seededPromoCodes(now),
  };
}
