import { FACE_VERIFIED } from '../../../src/domain/signing-in/strings.js';
import type { GenerationName } from '../../recorded/recordings.js';
import type { RecordedSite } from './recorded-site.js';

/** A page in front of a server that replays recordings, and the texts that it must show. */
export interface RecordedPage {
  readonly title: string;
  readonly at: string;
  /**
   * Names of recordings. Each answers the call that it was recorded from; of several for one call the last one counts.
   * Where one of them is a member, the visitor is signed in.
   */
  readonly plays: readonly string[];
  /** The only generation that has this page; without it, both have it. */
  readonly only?: GenerationName;
  /** Texts that the page must show: from the recordings, or made from them by the site. */
  readonly shows: (site: RecordedSite) => readonly string[];
}

const CONFIGURED = ['config', 'navs-pc', 'links'];
const SIGNED_IN = [...CONFIGURED, 'member-detail', 'unread-count'];
/** Recorded: the numbers of orders for a course of ￥50, paid in full by a promotion code. */
const PAID_ORDER_NO = { g1: '609015046', g2: '202611220902533276' } as const;
const FRESHLY_INSTALLED = ['plain-config', 'plain-navs-empty', 'plain-links-empty'];
const REQUIRING_STEPS = [...CONFIGURED, 'config-everything-on', 'unread-count'];

const MEMBERS = [
  ...['member-detail', 'member-detail-empty-avatar', 'member-detail-sms-registered', 'member-detail-social'],
  ...['member-detail-uploaded-avatar', 'member-detail-vip-verified'],
];

/** One row per page and situation. A new page adds its own. */
export const RECORDED_PAGES: readonly RecordedPage[] = [
  {
    title: 'home with the menu, friendly links and filing records of the operator',
    at: '/',
    plays: CONFIGURED,
    shows: (site) => [
      ...site.texts('navs-pc', '*', 'name'),
      ...site.texts('links', '*', 'name'),
      ...site.texts('config', 'icp'),
      ...site.texts('config', 'icp2'),
    ],
  },
  { title: 'home of a freshly installed site', at: '/', plays: FRESHLY_INSTALLED, shows: () => ['登录'] },
  {
    title: 'home while the request for friendly links fails',
    at: '/',
    plays: [...CONFIGURED, '1-database-down'],
    shows: (site) => site.texts('navs-pc', '*', 'name'),
  },
  {
    title: 'the latest announcement and the list of announcements',
    at: '/announcement',
    plays: [...CONFIGURED, 'announcement-latest', 'announcements-page1'],
    shows: (site) => [
      ...site.texts('announcement-latest', 'title'),
      ...site.texts('announcements-page1', 'data', '*', 'title'),
    ],
  },
  {
    title: 'the announcement that the address names and page 2 of the list',
    at: '/announcement?id=3&page=2',
    plays: [...CONFIGURED, 'announcement-detail', 'announcements-page2'],
    shows: (site) => [
      ...site.texts('announcement-detail', 'title'),
      ...site.texts('announcements-page2', 'data', '*', 'title'),
    ],
  },
  {
    title: 'the announcement page of a site without announcements',
    at: '/announcement',
    plays: [...FRESHLY_INSTALLED, 'plain-announcement-latest-none', 'plain-announcements-empty'],
    shows: () => ['暂无公告'],
  },
  {
    title: 'a link to the latest announcement where the requested one does not exist',
    at: '/announcement?id=9999',
    plays: [...CONFIGURED, 'announcement-missing', 'announcements-page1'],
    shows: (site) => ['查看最新公告', ...site.texts('announcements-page1', 'data', '*', 'title')],
  },
  {
    title: 'the list of courses with its categories',
    at: '/courses',
    plays: [...CONFIGURED, 'courses', 'course-categories'],
    shows: (site) => [
      ...site.texts('courses', 'data', '*', 'title'),
      ...site.texts('course-categories', '*', 'name'),
      `共 ${site.texts('courses', 'total').join('')} 门课程`,
    ],
  },
  {
    title: 'the free courses of a site without categories',
    at: '/courses?scene=free&cid=1',
    plays: [...FRESHLY_INSTALLED, 'courses-free', 'plain-categories-empty'],
    shows: (site) => site.texts('courses-free', 'data', '*', 'title'),
  },
  {
    title: 'a page of the course list past its end',
    at: '/courses?page=99',
    plays: [...CONFIGURED, 'courses-beyond', 'course-categories'],
    shows: () => ['这一页没有内容', '去最后一页'],
  },
  {
    title: 'the courses that a member is learning',
    at: '/study-center',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'courses-learned'],
    shows: (site) => [
      ...site.texts('courses-learned', 'data', '*', 'course', 'title'),
      `已学 ${site.texts('courses-learned', 'data', '*', 'learned_count').join('')} / 4 课时`,
    ],
  },
  {
    title: 'the study centre of a member who has learned nothing yet',
    at: '/study-center',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'courses-learned-empty'],
    shows: () => ['还没有学习记录，选一门课程开始吧'],
  },
  {
    title: 'the courses that a member has bought',
    at: '/study-center?tab=courses',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'courses-bought'],
    shows: (site) => site.texts('courses-bought', 'data', '*', 'course', 'title'),
  },
  {
    title: 'the favourite courses of a member',
    at: '/study-center?tab=like',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'courses-liked'],
    shows: (site) => site.texts('courses-liked', 'data', '*', 'course', 'title'),
  },
  {
    title: 'the search page where the server reports that it has no search',
    at: '/search?keywords=%E8%AF%BE',
    plays: [...CONFIGURED, 'search-full'],
    only: 'g1',
    shows: () => ['“课”的搜索结果', '搜索暂未开放'],
  },
  {
    title: 'the search page where the server has no search and does not report that',
    at: '/search?keywords=%E8%AF%BE',
    plays: [...CONFIGURED, 'search-full'],
    only: 'g2',
    shows: () => ['没有找到“课”的相关内容，换个关键字试试吧'],
  },
  {
    title: 'the orders of a member',
    at: '/member/orders',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'orders'],
    shows: (site) => [
      ...site.texts('orders', 'data', '*', 'order_id'),
      ...site.texts('orders', 'data', '*', 'status_text'),
      ...site.texts('orders', 'data', '*', 'goods', '*', 'goods_name'),
    ],
  },
  {
    title: 'the order list of a member without orders',
    at: '/member/orders',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'orders-empty'],
    shows: () => ['还没有订单，去挑一门喜欢的课程吧'],
  },
  {
    title: 'the order form of a course with its payment methods',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...SIGNED_IN, 'course-guest', 'payments', 'orders-empty'],
    only: 'g1',
    shows: (site) => [
      ...site.texts('course-guest', 'course', 'title'),
      ...site.texts('payments', '*', 'name'),
      `合计￥${site.texts('course-guest', 'course', 'charge').join('')}`,
    ],
  },
  {
    title: 'the order form of a course with its purchase agreement',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...SIGNED_IN, 'course-guest', 'orders-empty'],
    only: 'g2',
    shows: (site) => [...site.texts('course-guest', 'course', 'title'), '《付费内容购买协议》', '合计￥199'],
  },
  {
    title: 'the order form of a course that has an unpaid order',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...SIGNED_IN, 'course-guest', 'payments', 'orders'],
    only: 'g1',
    shows: () => ['您有一笔未支付的订单，商品金额 ￥199', '继续支付', '重新下单'],
  },
  {
    title: 'the order form of a course that the member has already bought',
    at: '/order?goods_type=course&goods_id=1',
    plays: [...SIGNED_IN, 'course-bought', 'orders-empty'],
    only: 'g2',
    shows: () => ['您已购买该课程，可直接学习'],
  },
  {
    title: 'the order form of a VIP plan',
    at: '/order?goods_type=role&goods_id=1',
    plays: [...SIGNED_IN, 'roles', 'payments', 'orders-empty'],
    only: 'g1',
    shows: () => ['年度会员', '/ 365 天', '《会员服务协议》', '合计￥299'],
  },
  {
    title: 'the payment page of an order that does not exist',
    at: '/order/pay?orderId=1',
    plays: [...SIGNED_IN, 'payments', 'orders', 'order-status-missing'],
    only: 'g1',
    shows: () => ['内容不存在或已下架'],
  },
  ...(['g1', 'g2'] as const).map((only): RecordedPage => ({
    title: 'the success page of a paid order',
    at: `/order/success?orderId=${PAID_ORDER_NO[only]}`,
    plays: [...SIGNED_IN, 'order-status-paid', 'orders'],
    only,
    shows: () => ['支付成功', '没有章节的课', '￥50'],
  })),
  {
    title: 'the VIP plans',
    at: '/vip',
    plays: [...CONFIGURED, 'roles'],
    shows: (site) => site.texts('roles', '*', 'name'),
  },
  {
    title: 'the VIP page of a site without plans',
    at: '/vip',
    plays: [...FRESHLY_INSTALLED, 'plain-roles-empty'],
    shows: () => ['会员方案正在准备中，敬请期待'],
  },
  ...MEMBERS.map((member): RecordedPage => ({
    title: `the nickname of a signed-in member: ${member}`,
    at: '/',
    plays: [...CONFIGURED, member, 'unread-count'],
    shows: (site) => site.texts(member, 'nick_name'),
  })),
  {
    title: 'the member page of a member with a verified real name',
    at: '/member',
    plays: [...CONFIGURED, 'member-detail-vip-verified', 'unread-count'],
    shows: (site) => ['账号资料', ...site.texts('member-detail-vip-verified', 'nick_name'), '已认证', '注销账号'],
  },
  {
    title: 'the binding page to a member who must bind a mobile first',
    at: '/member',
    plays: [...REQUIRING_STEPS, 'member-detail-social'],
    shows: () => ['绑定手机号', '立即绑定'],
  },
  {
    title: 'the member area to a member who has passed the required face check before',
    at: '/member',
    plays: [...REQUIRING_STEPS, 'member-detail', 'face-already'],
    shows: () => [FACE_VERIFIED, '已认证'],
  },
  {
    title: 'the messages of a member',
    at: '/member/messages',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'messages'],
    shows: (site) => [...site.texts('messages', 'data', '*', 'data', 'message'), '共 2 条消息'],
  },
  {
    title: 'the messages of a member who has read one of them',
    at: '/member/messages',
    plays: [...CONFIGURED, 'member-detail', 'unread-zero', 'messages-one-read'],
    shows: (site) => site.texts('messages-one-read', 'data', '*', 'data', 'message'),
  },
  {
    title: 'the points records of a member',
    at: '/member/credit1-free',
    plays: [...CONFIGURED, 'member-detail', 'unread-count', 'credit-records'],
    shows: (site) => [...site.texts('credit-records', 'data', '*', 'remark'), '+100', '−20'],
  },
  {
    title: 'the points page of a member without records',
    at: '/member/credit1-free',
    plays: [...FRESHLY_INSTALLED, 'member-detail', 'unread-zero', 'credit-records-empty'],
    shows: () => ['还没有积分记录，学习和互动都能积累积分'],
  },
  {
    title: 'the consent dialog to a member who has not agreed to the agreements',
    at: '/',
    plays: [...CONFIGURED, 'member-detail-consent-needed', 'unread-count'],
    only: 'g2',
    shows: () => ['用户协议与隐私政策'],
  },
];
