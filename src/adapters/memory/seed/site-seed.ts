import { FUNCTION_SWITCH_DEFAULTS } from '../../../domain/site/function-switches.js';
import type { SiteSeed } from '../engine/seed-shape.js';
import { SEEDED_CONTENT } from './content-seed.js';
import { COURSE_DRAWINGS } from './catalogue/catalogue-seed.js';
import { DEFAULT_AVATAR_DRAWING, logoDrawing } from './drawings.js';
import { SLIDE_DRAWINGS } from './home-seed.js';
import { AVATAR_DRAWINGS, DEFAULT_AVATAR, SEEDED, SEEDED_UNREAD, SEEDED_USERS } from './member-seed.js';
import { pagesSeed } from './pages-seed.js';

const SITE_NAME = '知行学堂';
const LOGO = '/images/logo.svg';

/** The day of those who do not care. */
const SOME_DAY = Date.UTC(2026, 10, 20, 2);

/** A believable site: menu, partners, filing records, members of every sort. `now` (epoch ms) is when it opens. */
export function siteSeed(now = SOME_DAY): SiteSeed {
  return {
    settings: {
      generation: 1,
      siteName: SITE_NAME,
      logo: LOGO,
      phoneSiteUrl: '',
      icpRecords: [
        { text: '京ICP备20240001号-1', url: 'https://beian.miit.gov.cn/' },
        { text: '京公网安备11010802000001号', url: 'https://beian.mps.gov.cn/' },
      ],
      qq: true,
      wechatScan: true,
      bindMobileRequired: false,
      faceCheckRequired: false,
      oneDevice: false,
      purchaseNotice:
        '<p>课程为虚拟商品，购买后<strong>不支持退款</strong>；有效期内可反复观看。</p><p>如遇播放问题，请联系客服。</p>',
      rewards: { register: 100, watchedLesson: 2, watchedCourse: 20, paidOrder: 0.01 },
      search: true,
      switches: FUNCTION_SWITCH_DEFAULTS,
    },
    content: SEEDED_CONTENT,
    users: SEEDED_USERS,
    unread: SEEDED_UNREAD,
    pages: pagesSeed(now),
    qqAnswer: { kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.vip } },
    pictures: {
      [LOGO]: logoDrawing(SITE_NAME),
      [DEFAULT_AVATAR]: DEFAULT_AVATAR_DRAWING,
      ...AVATAR_DRAWINGS,
      ...COURSE_DRAWINGS,
      ...SLIDE_DRAWINGS,
    },
  };
}
