import type { NavItem } from '../../../domain/site/nav.js';
import { type FriendlyLink, FUNCTION_SWITCH_DEFAULTS } from '../../../domain/site/system-config.js';
import type { RedirectEnd } from '../server/signing-in/social-redirects.js';
import type { SiteContent, SiteSettings } from '../server/site-settings.js';
import { METHODS_OF_SERVER } from '../server/orders/payment-methods.js';
import { COURSE_DRAWINGS } from './courses/stock.js';
import { DEFAULT_AVATAR_DRAWING, logoDrawing, paymentMethodDrawing } from './drawings.js';
import { SLIDE_DRAWINGS } from './home.js';
import { AVATAR_DRAWINGS, DEFAULT_AVATAR, SEEDED } from './members.js';

const NAVS: readonly NavItem[] = [
  { id: 1, name: '首页', url: '/', opensNewWindow: false, children: [] },
  {
    id: 2,
    name: '课程',
    url: '/courses',
    opensNewWindow: false,
    children: [
      { id: 21, name: '录播课', url: '/courses', opensNewWindow: false },
      { id: 22, name: '考试大纲', url: 'https://syllabus.example.com/2024', opensNewWindow: true },
      { id: 23, name: '搜索课程', url: '/search', opensNewWindow: true },
    ],
  },
  { id: 3, name: '会员', url: '/vip', opensNewWindow: false, children: [] },
  {
    id: 4,
    name: '资讯',
    url: '',
    opensNewWindow: false,
    children: [
      { id: 41, name: '站内公告', url: '/announcement', opensNewWindow: false },
      { id: 42, name: '学习方法', url: 'https://blog.example.com/learning', opensNewWindow: false },
    ],
  },
  { id: 5, name: '帮助中心', url: 'https://help.example.com', opensNewWindow: true, children: [] },
];

const LINKS: readonly FriendlyLink[] = [
  { id: 1, name: '青禾图书馆', url: 'https://library.example.com' },
  { id: 2, name: '星河实验室', url: 'https://lab.example.com' },
  { id: 3, name: '职业技能考试网', url: 'https://exam.example.com' },
];

/** The navigation menu and the partner links. */
export const SEEDED_CONTENT: SiteContent = { navs: NAVS, links: LINKS };

const SITE_NAME = '知行学堂';
const LOGO = '/images/logo.svg';

/** The configuration that the owner has chosen. */
export const SEEDED_SETTINGS: SiteSettings = {
  generation: 1,
  siteName: SITE_NAME,
  logo: LOGO,
  phoneSiteUrl: '',
  icpRecords: [
    { text: '京ICP备20240001号-1', url: 'https://beian.miit.gov.cn/' },
    { text: '京公网安备11010802000001号', url: 'https://beian.mps.gov.cn/' },
  ],
  qq: true,
  wechat: true,
  wechatScan: true,
  bindMobileRequired: false,
  faceCheckRequired: false,
  oneDevice: false,
  purchaseNotice:
    '<p>课程为虚拟商品，购买后<strong>不支持退款</strong>；有效期内可反复观看。</p><p>如遇播放问题，请联系客服。</p>',
  rewards: { register: 100, watchedLesson: 2, watchedCourse: 20, paidOrder: 0.01 },
  search: true,
  payWays: ['alipay', 'handPay', 'wechat', 'wechat-jsapi'],
  payGatewayBroken: false,
  codesDropped: false,
  filesLost: false,
  transferText:
    '<p>请转账至：<b>知行学堂</b></p><p>开户行：示例银行北京分行<br>账号：6200 0000 0000 0000</p><p>转账时请备注订单号，到账后一小时内开通。</p>',
  watermarkShown: true,
  watermark: { text: '${user.mobile}', sizePx: 16, color: '#ffffff', opacity: 0.4 },
  switches: FUNCTION_SWITCH_DEFAULTS,
};

/** The result of a QQ or WeChat login until a control changes it. */
export const SEEDED_REDIRECT: RedirectEnd = { kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.vip } };

/** SVG images by path on the server. */
export const SEEDED_IMAGES: Readonly<Record<string, string>> = {
  [LOGO]: logoDrawing(SITE_NAME),
  [DEFAULT_AVATAR]: DEFAULT_AVATAR_DRAWING,
  ...AVATAR_DRAWINGS,
  ...COURSE_DRAWINGS,
  ...SLIDE_DRAWINGS,
  [METHODS_OF_SERVER.alipay.icon]: paymentMethodDrawing(
    '#1677ff',
    'M7 10h14M14 6v4M9 15c8 4 10 5 12 6M19 13c-2 5-6 8-11 7',
  ),
  [METHODS_OF_SERVER.handPay.icon]: paymentMethodDrawing('#8a5a00', 'M5 9h18v11H5zM14 12v5M9 14.5h.1M19 14.5h.1'),
  [METHODS_OF_SERVER.wechat.icon]: paymentMethodDrawing('#07a24a', 'M7 14l5 5 9-10'),
};
