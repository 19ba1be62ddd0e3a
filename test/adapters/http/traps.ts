import * as sample from '../../support/server-samples.js';
import {
  block,
  checks,
  config,
  course,
  courseCard,
  detail,
  fails,
  gives,
  goods,
  item,
  malformed,
  member,
  nav,
  no,
  ok,
  order,
  refused,
  scan,
  studied,
  type Trap,
} from './trap.js';

/** 5 November 2024, 2:00 in Greenwich and 10:00 in China. */
const AT = Date.UTC(2024, 10, 5, 2);
const PICTURE = sample.CAPTCHA.img;
const [LINK] = sample.LINKS;
const BOTH_CHECKS = gives({ member: { bindMobileRequired: true, faceCheckRequired: true } });
const NO_CHECK = gives({ member: { bindMobileRequired: false, faceCheckRequired: false } });
const ended = fails({ kind: 'unauthorized', stale: false });

/**
 * Where a server of this make surprises, by the call that is surprised. The sources are sections of its API, `P` those
 * of the pages; what may befall any call stands with the first.
 */
export const TRAPS: Readonly<Record<string, readonly Trap[]>> = {
  'HttpMemberGateway.unreadCount': [
    ['2.16: a bare number', ok(3), gives(3)],
    ['5.6: a digit for a number', ok('3'), gives(3)],
    ['5.14: none', ok(0), gives(0)],
    ['1.2: a digit for success', ['0', 3], gives(3)],
    ['1.2: a crash of the server', no(1, '错误'), refused('错误')],
    ['5.1: 401 with HTTP 200', no(401, '请登录'), ended],
    ['1.9: one device', no(401, '请重新登录'), ended],
    ['5.1: 404 of a record', no(404, '资源不存在'), fails({ kind: 'missing', message: '资源不存在' })],
    ['4: 404 of a route', no(404, '路由不存在'), fails({ kind: 'no-route', message: '路由不存在' })],
    ['5.17: the shared bucket is empty', no(429, '请稍后再试'), fails({ kind: 'too-many' })],
    ['1.2: no redis', no(500, '无法连接redis'), fails({ kind: 'broken', status: 500, message: '无法连接redis' })],
    ['1.2: maintenance', no(503, '系统维护中'), fails({ kind: 'broken', status: 503, message: '系统维护中' })],
    ['P5.11: an empty message', no(1, ''), refused('')],
    ['3: an add-on with a code of its own', no(10086, '请购买'), refused('请购买')],
    ['3: and with one that is no number', no('ADDON', '请购买'), refused('请购买')],
  ],
  'HttpSignInGateway.register': [
    ['5.12: opens no session', ok([]), 'success'],
    ['5.4: null for nothing', ok(null), 'success'],
    ['5.3: only the text tells errors apart', no(1, '手机号已存在'), refused('手机号已存在')],
    ['1.3: all faults in one text', no(1, '请输入手机号,请输入密码'), refused('请输入手机号,请输入密码')],
    ['1.3: an English one', no(1, 'The file failed to upload.'), refused('The file failed to upload.')],
  ],
  'HttpSignInGateway.withLoginCode': [
    ['2.10: a session', ok(sample.CODE_LOGIN), gives({ kind: 'signed-in' })],
    ['2.10: a newcomer', ok(sample.CODE_LOGIN_BINDS), gives({ kind: 'bind-mobile' })],
    ['5.5: "1" for yes', ok({ ...sample.CODE_LOGIN, success: '1' }), gives({ kind: 'signed-in' })],
    ['2.10: a newcomer without a code', ok({ success: 0, action: 'bind_mobile' }), gives({ code: 'c' })],
    ['5.4: [] is no session', ok([]), malformed('codeLogin')],
  ],
  'HttpCaptchaGateway.image': [
    ['5.10: key and picture', ok(sample.CAPTCHA), gives({ key: sample.CAPTCHA.key, image: PICTURE })],
    ['5.13: a blank after the comma', ok({ key: 'k', img: sample.SCAN_TICKET.image }), gives({ image: PICTURE })],
  ],
  'HttpScanGatewayG1.open': [
    ['5.13: a blank after the comma', ok(sample.SCAN_TICKET), gives({ qr: { kind: 'image', src: PICTURE } })],
    ['5.13: an hour', ok(sample.SCAN_TICKET), gives({ lifeMs: 3_600_000 })],
  ],
  'HttpScanGatewayG1.status': [
    ['5.5: -1 for nobody yet', ok({ success: -1 }), gives({ kind: 'waiting' })],
    ['5.5: 0 for a newcomer', ok(sample.SCAN_BINDS), gives({ kind: 'bind-mobile' })],
    ['5.5: 1 for a member', ok({ success: 1, token: 't' }), gives({ kind: 'signed-in', token: 't' })],
  ],
  'HttpScanGatewayG2.open': [
    ['5.13: 300 s, whatever its clock says', ok({ ...sample.SCAN_PAGE, expire: 5 }), gives({ lifeMs: 300_000 })],
  ],
  'HttpScanGatewayG2.status': [
    ['5.6: "0" for nobody yet', ok({ code: '0' }), gives({ kind: 'waiting' })],
    ['2.14: "" for nobody yet', ok({ code: '' }), gives({ kind: 'waiting' })],
    ['5.6: 0 for "0"', ok({ code: 0 }), gives({ kind: 'waiting' })],
    ['5.13: a key that is over', no(1, '参数错误'), gives({ kind: 'expired' })],
  ],
  'HttpMemberStepsGateway.faceCheck': [
    ['5.2: an object for a code', [{ status: 5 }, []], fails({ kind: 'not-yet' })],
    ['2.21: the same among the data', ok({ status: 5 }), fails({ kind: 'not-yet' })],
    ['2.21: verified', ok({ status: 9 }), 'success'],
    ['5.6: in a digit', ok({ status: '9' }), 'success'],
  ],
  'HttpSiteGateway.config': [
    ['5.4: [] for nothing', ok([]), gives({ siteName: '', icpRecords: [] })],
    ['5.4: [] for its maps', config({ socialites: [], member: [], logo: [] }), gives({ socialites: { qq: false } })],
    ['5.4: {} for a logo', config({ logo: { logo: {}, white_logo: {} } }), gives({ logoUrl: '' })],
    ['5.5: 1 for yes', checks(1, 1), BOTH_CHECKS],
    ['5.5: true for yes', checks(true, true), BOTH_CHECKS],
    ['5.5: texts for yes', checks('1', 'true'), BOTH_CHECKS],
    ['5.5: 0 and false for no', checks(0, false), NO_CHECK],
    ['5.5: -1 for no', checks(-1, '-1'), NO_CHECK],
    ['5.5: neither', checks('perhaps', []), NO_CHECK],
    ['2.17: webname is not sent', ok(sample.CONFIG), gives({ siteName: 'Demo' })],
    ['4: old servers send it', ok({ webname: '旧名' }), gives({ siteName: '旧名' })],
    ['2.17: a cleared logo', ok({ url: 'https://a.test', logo: { logo: 'https://a.test/' } }), gives({ logoUrl: '' })],
    ['5.8: no address of the server', config({ url: '' }), gives({ serverUrl: '' })],
    ['5.8: a mobile site', config({ h5_url: 'https://m.test/' }), gives({ phoneSiteUrl: 'https://m.test/' })],
    ['5.8: one without a scheme', config({ h5_url: '//m.test' }), gives({ phoneSiteUrl: '//m.test' })],
    ['5.8: a bare name for one', config({ h5_url: 'm.test' }), gives({ phoneSiteUrl: '' })],
    ['5.8: half an address', config({ h5_url: 'https://' }), gives({ phoneSiteUrl: '' })],
    ['5.8: a script for one', config({ h5_url: 'javascript:alert(1)' }), gives({ phoneSiteUrl: '' })],
    ['5.8: a filing without a link', ok({ icp: '京ICP备1号', icp_link: '' }), gives({ icpRecords: [{ url: '' }] })],
    ['4: G1, the scan', config({ socialites: { wechat_scan: 0, wechat_oauth: 1 } }), scan(false)],
    ['4: G2, all of WeChat', config({ socialites: { wechat_oauth: 1 } }), scan(true)],
  ],
  'HttpSiteGateway.navs': [
    ['5.5: blank 1', nav({ blank: 1 }), gives([{ opensNewWindow: true }])],
    ['5.5: blank 0 of another site', nav({ blank: 0, url: 'https://a.test' }), gives([{ opensNewWindow: false }])],
    ['5.8: no address', nav({ url: '' }), gives([{ url: '' }])],
    ['5.4: nothing', ok([]), gives([])],
    [
      '2.18: an id for two',
      ok([
        { id: 7, name: 'a' },
        { id: '7', name: 'b' },
      ]),
      gives([{ id: 0 }, { id: 1 }]),
    ],
    ['2.18: and none', ok([{ id: 1, name: 'a' }, { name: 'b' }]), gives([{ id: 0 }, { id: 1 }])],
  ],
  'HttpSiteGateway.links': [
    ['2.19: an id for two', ok([LINK, { ...LINK, name: 'b' }]), gives([{ id: 0 }, { id: 1 }])],
    ['1: no address', ok([{ ...LINK, url: '' }, LINK]), gives([{ id: 1 }])],
  ],
  'HttpMemberGateway.detail': [
    ['5.4: [] is no member', ok([]), malformed('member')],
    ['5.5: 0 for a mobile', member({ is_bind_mobile: 0 }), gives({ mobileBound: false })],
    ['5.5: false for a mobile', member({ is_bind_mobile: false }), gives({ mobileBound: false })],
    ['5.5: 0 for a face', member({ is_face_verify: 0 }), gives({ faceVerified: false })],
    ['3: G1 asks for no consent', member({ agreement_status: undefined }), gives({ consented: true })],
    ['5.6: digits for points', member({ credit1: '20' }), gives({ credit1: 20 })],
    ['2.15: a number for a mobile', member({ mobile: 13800000000 }), gives({ mobile: '13800000000' })],
    ['5.8: a path for an avatar', member({}), gives({ avatar: '/images/default_avatar.jpg' })],
    ['2.15: no role', member({ role: null, role_expired_at: null }), gives({ id: 12 })],
    ['2.15: nick_name, not name', member({ nick_name: '小林' }), gives({ name: '小林' })],
  ],
  'HttpAnnouncementGateway.latest': [
    ['P5.2: [] for none', ok([]), gives(undefined)],
    ['P5.9: HTML is kept for the sanitiser', ok(sample.ANNOUNCEMENT), gives({ html: '<p>Text</p>' })],
  ],
  'HttpAnnouncementGateway.list': [
    ['1.10: the short form', ok(sample.shortPage(sample.ANNOUNCEMENT)), gives({ total: 1 })],
    ['1.10: the middle form', ok({ current_page: 1, ...sample.shortPage(sample.ANNOUNCEMENT) }), gives({ total: 1 })],
    ['1: one broken entry', ok(sample.shortPage(null, sample.ANNOUNCEMENT)), gives({ items: [{ id: 3 }] })],
  ],
  'HttpOrdersGateway.list': [
    ['1.10: the long form', ok(sample.longPage(sample.ORDER)), gives({ total: 1 })],
    ['1.10: an empty page', ok({ ...sample.longPage(), from: null, to: null }), gives({ items: [], total: 0 })],
    ['P5.6: a number that is a text', order({}), gives({ items: [{ orderNo: '202411051000001234567' }] })],
    ['P5.8: goods without a picture', goods({ goods_thumb: '' }), gives({ items: [{ goods: [{ thumb: '' }] }] })],
    ['P3.17: the price is in charge', goods({ charge: 99 }), gives({ items: [{ goods: [{ charge: 99 }] }] })],
    ['P3.17: a refund with a fraction', order({ refund_amount: '9.50' }), gives({ items: [{ refunded: 9.5 }] })],
    ['P3.17: G1 knows no refund', order({ refund_amount: undefined }), gives({ items: [{ refunded: 0 }] })],
  ],
  'HttpMemberMessagesGateway.list': [
    ['P5.2: [] for no words', ok(sample.shortPage({ ...sample.MESSAGE, data: [] })), gives({ items: [{ text: '' }] })],
  ],
  'HttpStudyGateway.likedCourses': [
    ['P5.2: [] for a deleted course', studied({ course: [] }), item({ course: undefined })],
    ['P5.2: [] for no record', studied({ watch_record: [] }), item({ progress: undefined })],
    ['P5.2: [] for no lesson', studied({ last_view_video: [] }), item({ lastLesson: undefined })],
    [
      'P3.21: [] for a deleted lesson',
      studied({ last_view_video: { video_id: 70, video: [] } }),
      item({ lastLesson: { title: '' } }),
    ],
    ['5.7: UTC', studied({ created_at: '2024-11-05T02:00:00.000000Z' }), item({ since: AT })],
    ['5.7: China time', studied({ created_at: '2024-11-05 10:00:00' }), item({ since: AT })],
    ['5.7: China time with a T', studied({ created_at: '2024-11-05T10:00:00' }), item({ since: AT })],
    ['5.7: no date at all', studied({ created_at: '0000-00-00 00:00:00' }), item({ since: undefined })],
  ],
  'HttpStudyGateway.lessonsOf': [
    ['P5.3: a list with shuffled keys', ok({ 4: { id: 4 }, 1: { id: 1 } }), gives([{ id: 1 }, { id: 4 }])],
  ],
  'HttpCourseGateway.list': [
    ['P5.4: [] for a category that is gone', courseCard({ category: [] }), item({ title: 'Course A' })],
    ['P3.3: an empty picture', courseCard({ thumb: '' }), item({ cover: '' })],
    ['P5.8: a path', courseCard({}), item({ cover: 'https://api.example.test/storage/images/a.png' })],
    ['P3.3: price 0 is not free', courseCard({ charge: 0 }), item({ priceYuan: 0, isFree: false })],
    [
      '1.10: past the end',
      ok({ ...sample.longPage(), from: null, to: null, total: 5 }),
      gives({ items: [], total: 5 }),
    ],
  ],
  'HttpCourseGateway.detail': [
    ['P3.5: videos by chapter', detail({}), gives({ directory: { rest: [{ id: 73 }] } })],
    [
      'P5.3: videos as a list',
      ok(sample.COURSE_DETAIL_FLAT),
      gives({ directory: { kind: 'flat', lessons: [{ id: 70 }] } }),
    ],
    [
      'P5.3: a list whose places are chapters',
      detail({ chapters: [{ id: 1, title: 'C' }], videos: [[{ id: 3, chapter_id: 0 }], [{ id: 4, chapter_id: 1 }]] }),
      gives({ directory: { chapters: [{ lessons: [{ id: 4 }] }], rest: [{ id: 3 }] } }),
    ],
    ['P5.2: [] for no videos', detail({ chapters: [], videos: [] }), gives({ directory: { lessons: [] } })],
    ['P5.2: [] for no progress', detail({ videoWatchedProgress: [] }), gives({ progress: [] })],
    ['P3.5: closed to strangers though free', course({ is_free: 1 }), gives({ mayWatch: true })],
    ['P5.5: a boolean', detail({ isBuy: true }), gives({ mayWatch: true, isFavourite: true })],
    [
      'P4: G1 knows neither',
      course({ is_vip_free: undefined, is_allow_comment: undefined }),
      gives({ vipCovers: true, allowsComments: true }),
    ],
    ['P4: G2 says no', course({ is_allow_comment: 0 }), gives({ vipCovers: false, allowsComments: false })],
    ['P5.2: [] is no course', detail({ course: [] }), malformed('courseDetail.course')],
    ['P3.5: gone', no(404, '资源不存在'), fails({ kind: 'missing', message: '资源不存在' })],
  ],
  'HttpCourseGateway.toggleFavourite': [
    ['P3.6: a bare number', ok(1), gives(true)],
    ['P3.6: and off again', ok(0), gives(false)],
    ['5.6: a digit for a number', ok('1'), gives(true)],
    ['P5.2: [] is neither', ok([]), malformed('like')],
  ],
  'HttpCourseGateway.attachmentLink': [
    ['P3.12: not theirs', no(1, '请购买课程'), refused('请购买课程')],
    ['P3.12: too often', no(429, '请稍后再试'), fails({ kind: 'too-many' })],
    ['P3.12: no script', ok({ download_url: 'javascript:alert(1)' }), malformed('attachment.download_url')],
  ],
  'HttpLessonGateway.lesson': [
    ['P3.9: missing', no(404, '资源不存在'), fails({ kind: 'missing', message: '资源不存在' })],
  ],
  'HttpLessonGateway.playSources': [
    ['P5.11: code 0 and nothing', ok({ urls: [] }), gives({ kind: 'none' })],
    ['P5.11: an empty message', no(1, ''), refused('')],
    ['P3.10: not bought', no(1, '请购买后观看'), refused('请购买后观看')],
    ['P3.10: no list at all', ok([]), malformed('playinfo.urls')],
    ['P3.10: a script is no film', ok({ urls: [{ url: 'javascript:alert(1)' }] }), gives({ kind: 'none' })],
    [
      'P5.9: a snippet that is not over https is none',
      ok({ urls: [{ url: '<iframe src="http://a.example/x"></iframe>' }] }),
      gives({ kind: 'none' }),
    ],
  ],
  'HttpLessonGateway.record': [['P3.11: not allowed', no(1, '无权限观看此视频'), refused('无权限观看此视频')]],
  'HttpHomeGatewayG2.content': [
    ['P3.1: [] for a page that was never made', ok([]), gives({ slides: [], blocks: [] })],
    ['P3.1: unknown signs', block('pc-live-v1', { items: [] }), gives({ blocks: [] })],
    ['P5.2: [] for nothing rendered', block('pc-vod-v1', []), gives({ blocks: [{ title: '', courses: [] }] })],
    ['P3.1: null for a code block', block('code', { html: null }), gives({ blocks: [] })],
    [
      'P5.4: null for a category',
      block('pc-vod-v1', { items: [{ id: 5, category: null }] }),
      gives({ blocks: [{ courses: [{ id: 5 }] }] }),
    ],
    [
      'P3.1: a course without an id',
      block('pc-vod-v1', { items: [{ title: 'x' }] }),
      gives({ blocks: [{ courses: [] }] }),
    ],
    [
      'P3.1: a slide without a picture, one without an address',
      block('pc-slider', [
        { src: null, href: '/courses' },
        { src: '/s.png', href: null },
      ]),
      gives({ slides: [{ picture: 'https://api.example.test/s.png' }] }),
    ],
    ['P3.1: one empty block spoils all', no(1, '错误'), refused('错误')],
  ],
};
