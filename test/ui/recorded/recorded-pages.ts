import type { GenerationName } from '../../../lab/recorded/generation-name.js';
import type { RecordedSite } from './recorded-site.js';

/** A page in front of a server that replays recordings, and the texts that it must show. */
export interface RecordedPage {
  readonly title: string;
  readonly at: string;
  /**
   * Names of recordings. Each answers the call that it was recorded from; of several for one call the last one counts.
   */
  readonly plays: readonly string[];
  readonly signedIn?: true;
  /** The only generation that has this page; without it, both have it. */
  readonly only?: GenerationName;
  /** Texts that the page must show: from the recordings, or made from them by the site. */
  readonly shows: (site: RecordedSite) => readonly string[];
}

const FURNISHED = ['config', 'navs-pc', 'links'];
const A_BUYER = [...FURNISHED, 'member-detail', 'unread-count'];
/** Recorded: the numbers of orders for a course of ￥50, paid in full by a promotion code. */
const PAID_NO = { g1: '609015046', g2: '202611220902533276' } as const;
const FRESH = ['plain-config', 'plain-navs-empty', 'plain-links-empty'];
const DEMANDING = [...FURNISHED, 'config-everything-on', 'unread-count'];

const MEMBERS = [
  ...['member-detail', 'member-detail-empty-avatar', 'member-detail-sms-registered', 'member-detail-social'],
  ...['member-detail-uploaded-avatar', 'member-detail-vip-verified'],
];

/** One row per page and situation. A new page adds its own. */
export const RECORDED_PAGES: readonly RecordedPage[] = [
  {
    title: 'home as its owner set it up: menu, links, filings',
    at: '/',
    plays: FURNISHED,
    shows: (site) => [
      ...site.texts('navs-pc', '*', 'name'),
      ...site.texts('links', '*', 'name'),
      ...site.texts('config', 'icp'),
      ...site.texts('config', 'icp2'),
    ],
  },
  { title: 'home as freshly installed', at: '/', plays: FRESH, shows: () => ['登录'] },
  {
    title: 'home while links are not to be had',
    at: '/',
    plays: [...FURNISHED, '1-database-down'],
    shows: (site) => site.texts('navs-pc', '*', 'name'),
  },
  {
    title: 'the latest announcement, and the list',
    at: '/announcement',
    plays: [...FURNISHED, 'announcement-latest', 'announcements-page1'],
    shows: (site) => [
      ...site.texts('announcement-latest', 'title'),
      ...site.texts('announcements-page1', 'data', '*', 'title'),
    ],
  },
  {
    title: 'another announcement, and the second page of the list',
    at: '/announcement?id=3&page=2',
    plays: [...FURNISHED, 'announcement-detail', 'announcements-page2'],
    shows: (site) => [
      ...site.texts('announcement-detail', 'title'),
      ...site.texts('announcements-page2', 'data', '*', 'title'),
    ],
  },
  {
    title: 'no announcement',
    at: '/announcement',
    plays: [...FRESH, 'plain-announcement-latest-none', 'plain-announcements-empty'],
    shows: () => ['暂无公告'],
  },
  {
    title: 'an announcement that is gone',
    at: '/announcement?id=9999',
    plays: [...FURNISHED, 'announcement-missing', 'announcements-page1'],
    shows: (site) => ['查看最新公告', ...site.texts('announcements-page1', 'data', '*', 'title')],
  },
  {
    title: 'the courses, and what they are sorted to',
    at: '/courses',
    plays: [...FURNISHED, 'courses', 'course-categories'],
    shows: (site) => [
      ...site.texts('courses', 'data', '*', 'title'),
      ...site.texts('course-categories', '*', 'name'),
      `共 ${site.texts('courses', 'total').join('')} 门课程`,
    ],
  },
  {
    title: 'the courses that cost nothing, on a site without categories',
    at: '/courses?scene=free&cid=1',
    plays: [...FRESH, 'courses-free', 'plain-categories-empty'],
    shows: (site) => site.texts('courses-free', 'data', '*', 'title'),
  },
  {
    title: 'a page of courses past the end',
    at: '/courses?page=99',
    plays: [...FURNISHED, 'courses-beyond', 'course-categories'],
    shows: () => ['这一页没有内容', '去最后一页'],
  },
  {
    title: 'what a member learns',
    at: '/study-center',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'courses-learned'],
    signedIn: true,
    shows: (site) => [
      ...site.texts('courses-learned', 'data', '*', 'course', 'title'),
      `已学 ${site.texts('courses-learned', 'data', '*', 'learned_count').join('')} / 4 课时`,
    ],
  },
  {
    title: 'a member who has learned nothing yet',
    at: '/study-center',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'courses-learned-empty'],
    signedIn: true,
    shows: () => ['还没有学习记录，选一门课程开始吧'],
  },
  {
    title: 'what a member has bought',
    at: '/study-center?tab=courses',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'courses-bought'],
    signedIn: true,
    shows: (site) => site.texts('courses-bought', 'data', '*', 'course', 'title'),
  },
  {
    title: 'what a member likes',
    at: '/study-center?tab=like',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'courses-liked'],
    signedIn: true,
    shows: (site) => site.texts('courses-liked', 'data', '*', 'course', 'title'),
  },
  {
    title: 'the search of a site that has none and says so',
    at: '/search?keywords=%E8%AF%BE',
    plays: [...FURNISHED, 'search-full'],
    only: 'g1',
    shows: () => ['“课”的搜索结果', '搜索暂未开放'],
  },
  {
    title: 'the search of a site that has none and does not say so',
    at: '/search?keywords=%E8%AF%BE',
    plays: [...FURNISHED, 'search-full'],
    only: 'g2',
    shows: () => ['没有找到“课”的相关内容，换个关键字试试吧'],
  },
  {
    title: 'the orders of a member',
    at: '/member/orders',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'orders'],
    signedIn: true,
    shows: (site) => [
      ...site.texts('orders', 'data', '*', 'order_id'),
      ...site.texts('orders', 'data', '*', 'status_text'),
      ...site.texts('orders', 'data', '*', 'goods', '*', 'goods_name'),
    ],
  },
  {
    title: 'a member who has ordered nothing',
    at: '/member/orders',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'orders-empty'],
    signedIn: true,
    shows: () => ['还没有订单，去挑一门喜欢的课程吧'],
  },
  {
    title: 'a course to be bought, and how it may be paid',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...A_BUYER, 'course-guest', 'payments', 'orders-empty'],
    signedIn: true,
    only: 'g1',
    shows: (site) => [
      ...site.texts('course-guest', 'course', 'title'),
      ...site.texts('payments', '*', 'name'),
      `合计￥${site.texts('course-guest', 'course', 'charge').join('')}`,
    ],
  },
  {
    title: 'a course to be bought, and what is to be agreed to',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...A_BUYER, 'course-guest', 'orders-empty'],
    signedIn: true,
    only: 'g2',
    shows: (site) => [...site.texts('course-guest', 'course', 'title'), '《付费内容购买协议》', '合计￥199'],
  },
  {
    title: 'a course that was ordered before and not paid',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...A_BUYER, 'course-guest', 'payments', 'orders'],
    signedIn: true,
    only: 'g1',
    shows: () => ['您有一笔未支付的订单，商品金额 ￥199', '继续支付', '重新下单'],
  },
  {
    title: 'a course that is the member’s already',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...A_BUYER, 'course-bought', 'orders-empty'],
    signedIn: true,
    only: 'g2',
    shows: () => ['您已购买该课程，可直接学习'],
  },
  {
    title: 'a membership to be bought',
    at: '/order?goods_type=role&goods_id=1',
    plays: [...A_BUYER, 'roles', 'payments', 'orders-empty'],
    signedIn: true,
    only: 'g1',
    shows: () => ['年度会员', '/ 365天', '《会员服务协议》', '合计￥299'],
  },
  {
    title: 'an order that is not there, to be paid',
    at: '/order/pay?orderId=1',
    plays: [...A_BUYER, 'payments', 'orders', 'order-status-missing'],
    signedIn: true,
    only: 'g1',
    shows: () => ['内容不存在或已下架'],
  },
  ...(['g1', 'g2'] as const).map((only): RecordedPage => ({
    title: 'an order that is paid',
    at: `/order/success?orderId=${PAID_NO[only]}`,
    plays: [...A_BUYER, 'order-status-paid', 'orders'],
    signedIn: true,
    only,
    shows: () => ['支付成功', '没有章节的课', '￥50'],
  })),
  {
    title: 'the memberships',
    at: '/vip',
    plays: [...FURNISHED, 'roles'],
    shows: (site) => site.texts('roles', '*', 'name'),
  },
  {
    title: 'no memberships',
    at: '/vip',
    plays: [...FRESH, 'plain-roles-empty'],
    shows: () => ['会员方案正在准备中，敬请期待'],
  },
  ...MEMBERS.map((member): RecordedPage => ({
    title: `a member: ${member}`,
    at: '/',
    plays: [...FURNISHED, member, 'unread-count'],
    signedIn: true,
    shows: (site) => site.texts(member, 'nick_name'),
  })),
  {
    title: 'the page of a member who has proved who they are',
    at: '/member',
    plays: [...FURNISHED, 'member-detail-vip-verified', 'unread-count'],
    signedIn: true,
    shows: (site) => ['账号资料', ...site.texts('member-detail-vip-verified', 'nick_name'), '已认证', '注销账号'],
  },
  {
    title: 'a member who must give a mobile first',
    at: '/member',
    plays: [...DEMANDING, 'member-detail-social'],
    signedIn: true,
    shows: () => ['绑定手机号', '立即绑定'],
  },
  {
    title: 'a member who must show their face first, where that cannot be had',
    at: '/member',
    plays: [...DEMANDING, 'member-detail', 'face-already'],
    signedIn: true,
    shows: (site) => ['实名认证', site.words('face-already')],
  },
  {
    title: 'the messages of a member',
    at: '/member/messages',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'messages'],
    signedIn: true,
    shows: (site) => [...site.texts('messages', 'data', '*', 'data', 'message'), '共 2 条消息'],
  },
  {
    title: 'the messages of a member who has read one of them',
    at: '/member/messages',
    plays: [...FURNISHED, 'member-detail', 'unread-zero', 'messages-one-read'],
    signedIn: true,
    shows: (site) => site.texts('messages-one-read', 'data', '*', 'data', 'message'),
  },
  {
    title: 'the points of a member',
    at: '/member/credit1-free',
    plays: [...FURNISHED, 'member-detail', 'unread-count', 'credit-records'],
    signedIn: true,
    shows: (site) => [...site.texts('credit-records', 'data', '*', 'remark'), '+100', '−20'],
  },
  {
    title: 'a member without points',
    at: '/member/credit1-free',
    plays: [...FRESH, 'member-detail', 'unread-zero', 'credit-records-empty'],
    signedIn: true,
    shows: () => ['还没有积分记录，学习和互动都能积累积分'],
  },
  {
    title: 'a member who is to agree',
    at: '/',
    plays: [...FURNISHED, 'member-detail-consent-needed', 'unread-count'],
    signedIn: true,
    only: 'g2',
    shows: () => ['用户协议与隐私政策'],
  },
];
