/** Answers as the API documents them: what stands in the `data` of the envelope, with every field that there is. */

const ISO = '2024-11-05T02:00:00.000000Z';
const LOCAL = '2024-11-05 10:00:00';
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const LOGIN_CODE = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';

/** What a call answers that has nothing to return (API 1.2). */
export const NOTHING: readonly unknown[] = [];

/** API 2.1. */
export const CAPTCHA = { sensitive: false, key: 'eyJpdiI6IkFiQ2Q', img: `data:image/png;base64,${PICTURE}` };

/** API 2.3. */
export const TOKEN = { token: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJzdWIiOjEyfQ.c2lnbmF0dXJl' };

/** API 2.10, both forms. */
export const CODE_LOGIN = { success: 1, ...TOKEN };
export const CODE_LOGIN_BINDS = { success: 0, action: 'bind_mobile', code: LOGIN_CODE };

/** API 2.12: the ticket has a blank after the comma. */
export const SCAN_TICKET = { code: 'scan_v2_AbCdEfGhIj', image: `data:image/png;base64, ${PICTURE}` };
export const SCAN_PENDING = { success: -1 };
export const SCAN_BINDS = { success: 0, action: 'bind_mobile', code: 'scan_v2_AbCdEfGhIj' };

/** API 2.14. */
export const SCAN_PAGE = {
  url: 'https://api.example.test/api/v3/auth/login/wechat-scan/page?key=AbCdEfGhIjKlMnOpQrSt&action=login',
  key: 'AbCdEfGhIjKlMnOpQrSt',
  expire: 1741000300,
};
export const SCAN_PAGE_PENDING = { code: '0' };
export const SCAN_PAGE_DONE = { code: LOGIN_CODE };

/** API 2.15, the second generation. */
export const MEMBER = {
  id: 12,
  avatar: '/images/default_avatar.jpg',
  nick_name: 'AbC123',
  mobile: '13800000000',
  is_lock: -1,
  is_active: -1,
  role_id: 1,
  role_expired_at: '2035-11-05 10:00:00',
  is_password_set: 1,
  is_set_nickname: 1,
  created_at: ISO,
  credit1: 20,
  role: { id: 1, name: 'VIP', desc_rows: [''] },
  is_bind_qq: 0,
  is_bind_wechat: 1,
  is_bind_mobile: 1,
  is_face_verify: true,
  profile_real_name: '张*三',
  agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: false },
};

/** API 2.17, the first generation with what the second one adds. */
export const CONFIG = {
  name: 'Demo',
  logo: { logo: 'https://api.example.test/images/logo.png', white_logo: {} },
  url: 'https://api.example.test',
  pc_url: '',
  h5_url: '',
  icp: '京ICP备1号',
  icp_link: 'https://beian.example.test',
  icp2: '京公网安备2号',
  icp2_link: '',
  user_protocol: 'https://api.example.test/user/protocol',
  user_private_protocol: 'https://api.example.test/user/private_protocol',
  vip_protocol: 'https://api.example.test/user/vip_protocol',
  aboutus: 'https://api.example.test/aboutus',
  course_purchase_notice: '<p>Notice</p>',
  player: {
    cover: '',
    enabled_bullet_secret: '1',
    bullet_secret: { size: '14', color: 'red', opacity: '1', text: '${mobile}' },
  },
  member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
  socialites: { qq: 1, wechat_scan: 1, wechat_oauth: 0 },
  credit1_reward: { register: 0, paid_order: '0' },
  enabled_addons: [],
  sliders: [{ id: 2, thumb: 'http://cdn.example.test/s.png', sort: 0, url: '/courses', platform: 'PC' }],
  function_switches: { vip: true },
};

/** API 2.18. */
export const NAVS = [
  { id: 1, sort: 1, name: '首页', url: '/', active_routes: '', platform: 'PC', parent_id: 0, blank: 0, children: [] },
  {
    id: 2,
    sort: 2,
    name: '课程',
    url: '/courses',
    active_routes: '',
    platform: 'PC',
    parent_id: 0,
    blank: 0,
    children: [{ id: 3, sort: 1, name: 'Example', url: 'https://www.example.test', parent_id: 2, blank: 1 }],
  },
];

/** API 2.19. */
export const LINKS = [{ id: 1, sort: 1, name: 'Example', url: 'https://www.example.test', created_at: ISO }];

/** API 2.21. */
export const FACE_TICKET = { url: 'https://face.example.test/start', rule_id: '1', biz_token: '0A1B', request_id: 'r' };
export const FACE_VERIFIED = { status: 9 };

/** Pages API 3.2. */
export const ANNOUNCEMENT = { id: 3, title: 'News', announcement: '<p>Text</p>', view_times: 4, created_at: ISO };

/** Pages API 3.13. */
export const ROLES = [{ id: 1, name: 'Year', charge: 365, expire_days: 365, desc_rows: ['One\r', 'Two'] }];

/** API 1.10, the long form. */
export function longPage(...items: readonly unknown[]) {
  const pages = { current_page: 1, last_page: 1, per_page: 10, path: 'api/v2/x', links: [], next_page_url: null };
  return { ...shortPage(...items), ...pages, from: 1, to: 1 };
}

/** The short form. */
export function shortPage(...items: readonly unknown[]) {
  return { data: items, total: items.length };
}

/** Pages API 3.17. */
export const ORDER = {
  id: 44,
  charge: 99,
  payment_method: 'wap',
  order_id: '202411051000001234567',
  created_at: ISO,
  status_text: '已支付',
  payment_text: '',
  continue_pay: false,
  refund_amount: 0,
  goods: [
    {
      goods_id: 5,
      goods_type: 'COURSE',
      goods_name: 'Course A',
      goods_thumb: 'https://cdn.example.test/a.png',
      goods_charge: 0,
      num: 1,
      charge: 99,
    },
  ],
};

/** Pages API 3.14. */
export const PROMO_CODE = {
  can_use: 1,
  promo_code: {
    id: 1,
    code: 'SAMPLE20',
    expired_at: '2030-01-01 00:00:00',
    invite_user_reward: 0,
    invited_user_reward: 20,
  },
};
export const PROMO_CODE_UNKNOWN = { can_use: 0, promo_code: [] };

/** Pages API 3.15. */
export const PAY_WAYS = [
  { sign: 'alipay', name: '支付宝', icon: 'https://api.example.test/images/icons/alipay.png' },
  { sign: 'handPay', name: '手动打款', icon: 'https://api.example.test/images/icons/handpay.png' },
  { sign: 'wechat', name: '微信扫码支付', icon: 'https://api.example.test/images/icons/wechat.png' },
];
export const MADE_ORDER_G1 = {
  user_id: 12,
  charge: 199,
  order_id: '609015064',
  created_at: ISO,
  id: 2,
  status_text: '未支付',
  payment_text: '',
  continue_pay: true,
};
export const WECHAT_CODE = { code_url: 'weixin://wxpay/bizpayurl?pr=AbCdEfGhI' };
export const ORDER_STATUSES = [1, 5, 7, 9].map((status) => ({ status }));

/** Pages API 3.16: with something to pay, and without. */
export const MADE_ORDER_G2 = {
  order_no: '202611220902531471',
  total: 179,
  discount: 20,
  is_paid: false,
  pay_url: 'https://api.example.test/payment/index?sign=order-AbCdEfGhIjKlMnOpQrStUvWx',
  sign: 'order-AbCdEfGhIjKlMnOpQrStUvWx',
};
export const PAID_ORDER_G2 = { order_no: '202611220902533276', total: 0, discount: 5000, is_paid: true };

/** Pages API 3.18. */
export const MESSAGE = { id: '0a1b-2c3d', data: { message: '用户注册成功' }, read_at: null, created_at: ISO };

/** Pages API 3.19. */
export const POINTS = { sum: -5, remark: '兑换', created_at: ISO };

/** Pages API 3.20. */
export const MOBILE_PROOF = { sign: 'eyJpdiI6' };

const WATCHED = { id: 8, course_id: 5, is_watched: 0, watched_at: null, progress: 12, created_at: ISO };
const STUDIED = {
  course_id: 5,
  created_at: ISO,
  learned_count: 1,
  last_view_video: {
    ...{ video_id: 70, watch_seconds: 20, watched_at: null, updated_at: LOCAL },
    video: { id: 70, title: 'Lesson 1' },
  },
  course: { id: 5, title: 'Course A', thumb: 'https://cdn.example.test/a.png', charge: 99, videos_count: 8 },
};

/** Pages API 3.21. */
export const LEARNED_COURSE = { ...STUDIED, ...WATCHED, is_subscribe: 0 };
export const BOUGHT_COURSE = { ...STUDIED, charge: 99, created_at: LOCAL, watch_record: WATCHED };
export const LIKED_COURSE = { ...STUDIED, watch_record: WATCHED };
export const LEARNED_LESSONS = [
  {
    id: 70,
    title: 'Lesson 1',
    published_at: '2024-10-01 09:00:00',
    duration: 600,
    watch_record: { watch_seconds: 20, watched_at: '2024-11-05T10:00:00', created_at: '2024-11-05T02:00:00' },
  },
];

/** Pages API 3.3, the second generation. */
export const COURSE = {
  id: 5,
  title: 'Course A',
  slug: '',
  thumb: '/storage/images/a.png',
  charge: 99,
  short_description: 'Short',
  seo_keywords: '',
  seo_description: '',
  published_at: '2024-10-01 09:00:00',
  is_show: 1,
  category_id: 2,
  is_rec: 0,
  user_count: 31,
  is_free: 0,
  is_allow_comment: 1,
  is_vip_free: 0,
  videos_count: 8,
  category: { id: 2, name: 'Category B' },
};

/** Pages API 3.4. */
export const CATEGORIES = [
  { id: 1, name: 'Category A', parent_id: 0, children: [{ id: 2, sort: 1, name: 'Category B', parent_id: 1 }] },
  { id: 3, name: 'Category C', parent_id: 0, children: [] },
];

/** A lesson of `COURSE`, in its directory. */
const LESSON = {
  id: 70,
  course_id: 5,
  title: 'Lesson 1',
  slug: '',
  charge: 0,
  view_num: 4,
  seo_keywords: '',
  seo_description: '',
  published_at: '2024-10-01 09:00:00',
  chapter_id: 7,
  duration: 600,
  is_ban_sell: 0,
  free_seconds: 30,
  ban_drag: 0,
  is_allow_comment: 1,
};

const LESSON_PROGRESS = {
  id: 3,
  user_id: 12,
  course_id: 5,
  video_id: 70,
  watch_seconds: 20,
  watched_at: null,
  created_at: ISO,
  updated_at: ISO,
  deleted_at: null,
};

/** Pages API 3.5: with chapters, one empty and one gone, and without any. */
export const COURSE_DETAIL = {
  course: { ...COURSE, videos_count: undefined, category: undefined, render_desc: '<p>Text</p>' },
  chapters: [
    { id: 7, course_id: 5, title: 'Chapter 1' },
    { id: 9, course_id: 5, title: 'Chapter 2' },
  ],
  videos: { 7: [LESSON], 0: [{ ...LESSON, id: 73, chapter_id: 999 }] },
  isBuy: false,
  isCollect: true,
  videoWatchedProgress: { 70: LESSON_PROGRESS },
  attach: [{ name: 'Slides', id: 9, extension: 'pdf', size: 10240 }],
  buyVideos: [70],
};
export const COURSE_DETAIL_FLAT = { ...COURSE_DETAIL, chapters: [], videos: [[{ ...LESSON, chapter_id: 0 }]] };

/** Pages API 3.9: the same in snake case, with a right of its own. */
export const LESSON_PAGE = {
  video: LESSON,
  videos: COURSE_DETAIL.videos,
  chapters: COURSE_DETAIL.chapters,
  course: COURSE_DETAIL.course,
  is_watch: true,
  video_watched_progress: { 70: LESSON_PROGRESS },
  buy_videos: [70],
};
export const LESSON_PAGE_FLAT = { ...LESSON_PAGE, chapters: [], videos: [[{ ...LESSON, chapter_id: 0 }]] };
export const LESSON_PAGE_OF_STRANGER = {
  ...LESSON_PAGE_FLAT,
  is_watch: false,
  video_watched_progress: [],
  buy_videos: [],
};

/** Pages API 3.10: own address, cloud, snippet, nothing. */
export const PLAY_OWN = { urls: [{ url: 'https://cdn.example.test/v.mp4', format: 'mp4', name: '默认', duration: 0 }] };
const CLOUD = { format: 'm3u8', duration: 600, height: 720, width: 1280, size: 1_234_567 };
export const PLAY_CLOUD = {
  urls: [
    { ...CLOUD, url: 'https://vod.example.test/v.m3u8?t=..&sign=..', name: 720 },
    { ...CLOUD, url: 'https://vod.example.test/w.m3u8?t=..&sign=..', name: 'HD' },
  ],
};
export const PLAY_SNIPPET = {
  urls: [{ url: '<iframe src="https://player.example.com/x"></iframe>', format: '', name: '默认', duration: 0 }],
};
export const PLAY_NOTHING = { urls: [] };

/** Pages API 3.12. */
export const ATTACHMENT = { download_url: 'https://api.example.test/api/v3/course/attach-download?sign=AbCdEfGhIjKl' };

const BLOCK = { platform: 'pc', page: 'pc-page-index', decoration_page_id: 1, sort: 0, config: null };
const BLOCK_COURSE = {
  id: 5,
  title: 'Course A',
  thumb: 'https://cdn.example.test/a.png',
  charge: 99,
  user_count: 31,
  short_description: 'Short',
  published_at: '2024-10-01 09:00:00',
  category_id: 2,
  is_rec: 0,
  is_free: 0,
  created_at: ISO,
  category: { id: 2, name: 'Category B' },
};

/** Pages API 3.1, the second generation. */
export const HOME_BLOCKS = [
  { ...BLOCK, id: 2, sign: 'pc-slider', config_render: [{ src: '/storage/images/s.png', href: '/courses' }] },
  { ...BLOCK, id: 1, sign: 'pc-vod-v1', config_render: { title: 'Hot', items: [BLOCK_COURSE] } },
  { ...BLOCK, id: 3, sign: 'code', config_render: { html: '<div style="color:red">Own</div>' } },
  { ...BLOCK, id: 4, sign: 'other-block', config_render: [] },
];

/** The same of the first. */
export const HOME_BLOCKS_G1 = HOME_BLOCKS.slice(1).map((block) => ({ ...block, decoration_page_id: undefined }));

/** Pages API 3.7. */
export const COMMENTS_G1 = {
  comments: [
    { id: 3, user_id: 9999, render_content: '离开', created_at: ISO, ip: '203.0.113.7', ip_province: '浙江省' },
    {
      id: 2,
      user_id: 12,
      render_content: '讲得很清楚 &amp; 好',
      created_at: ISO,
      ip: '203.0.113.7',
      ip_province: '浙江省',
    },
  ],
  users: { '12': { id: 12, avatar: '/images/default_avatar.jpg', nick_name: 'AbC123' } },
};

const COMMENT_AUTHOR = { avatar: '/images/default_avatar.jpg', nick_name: 'Ann' };

/** Pages API 3.8: the answer to a new comment, a reply to a reply, and a comment with it. */
export const STORED_COMMENT = {
  id: 'kE9pQ2rT5vX8zB1n',
  content: '',
  created_at: ISO,
  parent_id: 'o2fXhV6sJ4gW7mLd',
  reply_id: 'o2fXhV6sJ4gW7mLd',
  ip_province: '浙江省',
  is_check: 0,
  user: COMMENT_AUTHOR,
};
export const COMMENT_REPLY = {
  ...STORED_COMMENT,
  id: 'aB3cD4eF5gH6jK7l',
  parent_id: 'kE9pQ2rT5vX8zB1n',
  reply_id: 'bB3cD4eF5gH6jK7m',
  content: 'Thanks',
  is_check: 1,
  reply_user: COMMENT_AUTHOR,
};
export const COMMENT_G2 = {
  ...STORED_COMMENT,
  content: 'Good',
  is_check: 1,
  replies_count: 4,
  replies: [COMMENT_REPLY],
};

/** The same from accounts that are gone. */
export const ORPHANED_STORED_COMMENT = { ...STORED_COMMENT, user: NOTHING };
export const COMMENT_REPLIES = [COMMENT_REPLY, { ...COMMENT_REPLY, reply_user: NOTHING }].flatMap((reply) => [
  reply,
  { ...reply, user: NOTHING },
]);
export const COMMENTS_G2 = [COMMENT_AUTHOR, NOTHING].map((user) => ({ ...COMMENT_G2, user, replies: COMMENT_REPLIES }));

/** Pages API 3.22. */
export const SEARCH_HIT = {
  id: 9,
  resource_type: 'vod',
  resource_id: 5,
  title: 'Course A',
  charge: 99,
  thumb: 'https://cdn.example.test/a.png',
  short_desc: 'Short',
  desc: '<p>Text</p>',
  created_at: ISO,
  updated_at: ISO,
  p: 'words around the hit',
};

/** One of every kind, and one that no front end knows. */
const SEARCH_KINDS = ['vod', 'video', 'live', 'book', 'topic', 'paper', 'practice', 'mock_paper', 'wenda'];
export const SEARCH_HITS = SEARCH_KINDS.map((kind) => ({ ...SEARCH_HIT, resource_type: kind }));
