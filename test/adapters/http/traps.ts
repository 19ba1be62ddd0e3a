import { FUNCTION_SWITCH_DEFAULTS } from '../../../src/domain/site/system-config.js';
import * as sample from '../../support/server-samples.js';
import {
  type Answer,
  block,
  checks,
  config,
  course,
  courseCard,
  detail,
  type Expected,
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
const ISO = '2024-11-05T02:00:00.000000Z';
const PICTURE = sample.CAPTCHA.img;
const [LINK] = sample.LINKS;
const BOTH_CHECKS = gives({ member: { bindMobileRequired: true, faceCheckRequired: true } });
const NO_CHECK = gives({ member: { bindMobileRequired: false, faceCheckRequired: false } });
const ended = fails({ kind: 'unauthorized', stale: false });

const EMPTY_CONFIG = {
  ...{ siteName: '', logoUrl: '', serverUrl: '', phoneSiteUrl: '', icpRecords: [], userProtocolUrl: '' },
  ...{ privacyProtocolUrl: '', memberProtocolUrl: '', paidContentProtocolUrl: '', purchaseNoticeHtml: '' },
  ...{ socialites: { qq: false, wechatScan: false }, member: { bindMobileRequired: false, faceCheckRequired: false } },
  ...{ switches: FUNCTION_SWITCH_DEFAULTS, slides: [], watermark: undefined },
};
const MARK = { size: '14', color: 'red', opacity: '0.5', text: '${mobile}' };
const MARK_READ = { text: '${mobile}', sizePx: 14, color: 'red', opacity: 0.5 };
const FACE = { url: 'https://face.example', rule_id: 1, biz_token: 'b' };
const NOTHING: readonly unknown[] = [[], {}, null, 'token', 3];
const TWELVE = { percent: 12, finished: false };
const WATCHED = { watch_seconds: 600, watched_at: '2024-11-05T10:00:00', created_at: '2024-11-05T02:00:00' };

/** One trap for each of these data, all with the same end. */
function rows(source: string, data: readonly unknown[], expected: Expected): readonly Trap[] {
  return data.map((one) => [`${source}: ${JSON.stringify(one)}`, ok(one), expected]);
}

function player(enabled: unknown, mark: object): Answer {
  return config({ player: { enabled_bullet_secret: enabled, bullet_secret: mark } });
}

function successes(forms: readonly unknown[]): readonly unknown[] {
  return forms.map((success) => ({ success, token: 't' }));
}

function message(fields: object): Answer {
  const sent = { id: '0a1b', notifiable_id: 12, data: { message: '用户注册成功' }, read_at: null, created_at: ISO };
  return ok(sample.shortPage({ ...sent, ...fields }));
}

function learned(fields: object): Answer {
  return ok(sample.shortPage({ ...sample.LEARNED_COURSE, ...fields }));
}

function lesson(id: number, day: number, record: unknown = null) {
  return { id, title: `L${id}`, published_at: `2024-10-0${day} 09:00:00`, duration: 600, watch_record: record };
}

/**
 * Where a server of this make surprises, by the call that is surprised. The sources are sections of its API, `P` those
 * of the pages; what may befall any call stands with the first.
 */
export const TRAPS: Readonly<Record<string, readonly Trap[]>> = {
  'HttpMemberGateway.unreadCount': [
    ['2.16: no number', ok([]), malformed('unread')],
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
    ...rows('5.5: yes', successes([1, true]), gives({ kind: 'signed-in', token: 't' })),
    ['2.10: a newcomer’s own code', ok({ success: 0, action: 'bind_mobile', code: 'x' }), gives({ code: 'x' })],
    ...rows(
      '2.10: neither',
      [...NOTHING, { success: 0 }, { success: 0, action: 'dance' }, { token: 't' }],
      malformed('codeLogin'),
    ),
    ['2.10: a session without a token', ok({ success: 1 }), malformed('token')],
    ['2.10: a session', ok(sample.CODE_LOGIN), gives({ kind: 'signed-in' })],
    ['2.10: a newcomer', ok(sample.CODE_LOGIN_BINDS), gives({ kind: 'bind-mobile' })],
    ['5.5: "1" for yes', ok({ ...sample.CODE_LOGIN, success: '1' }), gives({ kind: 'signed-in' })],
    ['2.10: a newcomer without a code', ok({ success: 0, action: 'bind_mobile' }), gives({ code: 'c' })],
    ['5.4: [] is no session', ok([]), malformed('codeLogin')],
  ],
  'HttpCaptchaGateway.image': [
    ['2.1: no key', ok({ img: 'x' }), malformed('captcha.key')],
    ['2.1: no picture', ok({ key: 'x', img: '' }), malformed('captcha.img')],
    ['5.10: key and picture', ok(sample.CAPTCHA), gives({ key: sample.CAPTCHA.key, image: PICTURE })],
    ['5.13: a blank after the comma', ok({ key: 'k', img: sample.SCAN_TICKET.image }), gives({ image: PICTURE })],
  ],
  'HttpScanGatewayG1.open': [
    ['2.12: no code', ok({ image: 'x' }), malformed('scan.code')],
    ['2.12: no picture', ok({ code: 'x' }), malformed('scan.image')],
    ['5.13: a blank after the comma', ok(sample.SCAN_TICKET), gives({ qr: { kind: 'image', src: PICTURE } })],
    ['5.13: an hour', ok(sample.SCAN_TICKET), gives({ lifeMs: 3_600_000 })],
  ],
  'HttpScanGatewayG1.status': [
    ...rows(
      '5.5: nobody yet',
      [-1, '-1', 0, '0', false].map((success) => ({ success })),
      gives({ kind: 'waiting' }),
    ),
    ...rows('5.5: a member', successes([1, '1', true]), gives({ kind: 'signed-in', token: 't' })),
    ...rows(
      '5.5: a newcomer',
      [0, '0'].map((success) => ({ success, action: 'bind_mobile', code: 'x' })),
      gives({ kind: 'bind-mobile', code: 'x' }),
    ),
    ['2.12: a newcomer without a code', ok({ success: 0, action: 'bind_mobile' }), gives({ code: 'c' })],
    ...rows('2.12: no success', [...NOTHING, { success: 2 }], malformed('scan.success')),
    ['2.12: a session without a token', ok({ success: 1 }), malformed('token')],
    ['5.5: -1 for nobody yet', ok({ success: -1 }), gives({ kind: 'waiting' })],
    ['5.5: 0 for a newcomer', ok(sample.SCAN_BINDS), gives({ kind: 'bind-mobile' })],
    ['5.5: 1 for a member', ok({ success: 1, token: 't' }), gives({ kind: 'signed-in', token: 't' })],
  ],
  'HttpScanGatewayG2.open': [
    [
      '2.14: what is drawn',
      ok({ url: 'https://a.test/?key=k', key: 'k' }),
      gives({ code: 'k', qr: { kind: 'content', text: 'https://a.test/?key=k' } }),
    ],
    ...rows(
      '5.13: 300 s, whatever its clock says (decision 0010)',
      [0, -1, 'soon', null, 9e15, undefined].map((expire) => ({ ...sample.SCAN_PAGE, expire })),
      gives({ lifeMs: 300_000 }),
    ),
    ['2.14: no key', ok({ ...sample.SCAN_PAGE, key: '' }), malformed('scan.key')],
    ['2.14: no address', ok({ ...sample.SCAN_PAGE, url: [] }), malformed('scan.url')],
    ...rows('2.14: nothing', NOTHING, malformed('scan.key')),
    ['5.13: 300 s, whatever its clock says', ok({ ...sample.SCAN_PAGE, expire: 5 }), gives({ lifeMs: 300_000 })],
  ],
  'HttpScanGatewayG2.status': [
    ...rows('2.14: nobody yet', [{ code: null }, {}, [], null], gives({ kind: 'waiting' })),
    ['2.14: the login code', ok({ code: 'AbC' }), gives({ kind: 'login-code', loginCode: 'AbC' })],
    ['5.6: "0" for nobody yet', ok({ code: '0' }), gives({ kind: 'waiting' })],
    ['2.14: "" for nobody yet', ok({ code: '' }), gives({ kind: 'waiting' })],
    ['5.6: 0 for "0"', ok({ code: 0 }), gives({ kind: 'waiting' })],
    ['5.13: a key that is over', no(1, '参数错误'), gives({ kind: 'expired' })],
  ],
  'HttpMemberStepsGateway.faceCheck': [
    ['2.21: any other status', ok({ status: 0 }), fails({ kind: 'not-yet' })],
    ...rows('2.21: no status', NOTHING, malformed('face.status')),
    ['5.2: an object for a code', [{ status: 5 }, []], fails({ kind: 'not-yet' })],
    ['2.21: the same among the data', ok({ status: 5 }), fails({ kind: 'not-yet' })],
    ['2.21: verified', ok({ status: 9 }), 'success'],
    ['5.6: in a digit', ok({ status: '9' }), 'success'],
  ],
  'HttpSiteGateway.config': [
    ['2.17: webname where it says something', config({ name: '求知', webname: '旧名' }), gives({ siteName: '旧名' })],
    ['2.17: a blank webname', config({ name: '求知', webname: ' ' }), gives({ siteName: '求知' })],
    ['2.17: null for a webname', config({ name: '求知', webname: null }), gives({ siteName: '求知' })],
    ...rows('1: nothing at all', [{}, []], gives(EMPTY_CONFIG)),
    [
      '1: one wrong field blanks no other',
      ok({ name: {}, logo: 'x', url: 5, icp: [], socialites: 'yes', member: [], function_switches: 3, h5_url: false }),
      gives({ ...EMPTY_CONFIG, serverUrl: '5' }),
    ],
    ['2.17: a watermark whose numbers are texts', player('1', MARK), gives({ watermark: MARK_READ })],
    ['2.17: and numbers', player(1, { ...MARK, size: 14 }), gives({ watermark: MARK_READ })],
    ...['0', 0, undefined].map((off): Trap => [
      `2.17: a watermark that is ${String(off)}`,
      player(off, MARK),
      gives({ watermark: undefined }),
    ]),
    [
      '2.17: half a watermark',
      player('1', { text: 'x', size: 'big', opacity: null }),
      gives({ watermark: { text: 'x', sizePx: 14, color: '', opacity: 1 } }),
    ],
    [
      '4: the slides of G1',
      config({
        url: 'https://api.example',
        sliders: [
          { id: 1, thumb: '/storage/s.png', url: '/courses', sort: 0, platform: 'PC' },
          { id: 2, thumb: 'https://cdn.example/s.png', url: '' },
          { id: 3, thumb: '', url: '/vip' },
          'x',
        ],
      }),
      gives({
        slides: [
          { picture: 'https://api.example/storage/s.png', link: '/courses' },
          { picture: 'https://cdn.example/s.png' },
        ],
      }),
    ],
    [
      'P3: what to know before buying, as it was written',
      config({ course_purchase_notice: '<p>x</p>' }),
      gives({ purchaseNoticeHtml: '<p>x</p>' }),
    ],
    ['P3: null for it', config({ course_purchase_notice: null }), gives({ purchaseNoticeHtml: '' })],
    [
      '2.17: a logo of the server',
      config({ url: 'https://a.test/', logo: { logo: 'logo.png' } }),
      gives({ serverUrl: 'https://a.test', logoUrl: 'https://a.test/logo.png' }),
    ],
    [
      '2.17: two filings',
      config({ icp: '京ICP备1号', icp_link: 'https://icp.example', icp2: '京公网安备2号', icp2_link: '' }),
      gives({
        icpRecords: [
          { text: '京ICP备1号', url: 'https://icp.example' },
          { text: '京公网安备2号', url: '' },
        ],
      }),
    ],
    [
      '2.17: the second filing alone',
      config({ icp: '', icp2: '京公网安备2号' }),
      gives({ icpRecords: [{ text: '京公网安备2号', url: '' }] }),
    ],
    ['4: G1 offers the scan', config({ socialites: { wechat_scan: 1, wechat_oauth: 0 } }), scan(true)],
    ['4: G2 has no WeChat', config({ socialites: { wechat_oauth: 0 } }), scan(false)],
    ['5.5: "1" for QQ', config({ socialites: { qq: '1' } }), gives({ socialites: { qq: true } })],
    [
      '2.17: switches, and the defaults of the others',
      config({ function_switches: { vip: false, live: 1, book: 'maybe', other: true } }),
      gives({ switches: { ...FUNCTION_SWITCH_DEFAULTS, vip: false, live: true } }),
    ],
    [
      '2.17: the agreements',
      config({ user_protocol: 'up', user_private_protocol: 'upp' }),
      gives({ userProtocolUrl: 'up', privacyProtocolUrl: 'upp' }),
    ],
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
    [
      '1: items that cannot be read',
      ok([null, 'x', { name: '' }, { name: '课程' }, { name: [] }]),
      gives([{ name: '课程' }]),
    ],
    [
      '1: a child that cannot be read',
      nav({ children: [{ id: 3 }, { id: 4, name: '直播', url: '/live', blank: 1 }] }),
      gives([{ children: [{ id: 4, name: '直播', url: '/live', opensNewWindow: true }] }]),
    ],
    ['5.4: null for children', nav({ children: null }), gives([{ children: [] }])],
    ['2.18: no ids (lesson 32)', ok([{ name: 'a' }, { name: 'b' }]), gives([{ id: 0 }, { id: 1 }])],
    ...(
      [
        ['https://other.example', 1, true],
        ['HTTP://other.example', undefined, true],
        ['/vip', undefined, false],
        ['/vip', '1', true],
        ['/vip', '0', false],
      ] as const
    ).map(([url, blank, opensNewWindow]): Trap => [
      `5.5: blank ${String(blank)} of ${url}`,
      nav({ url, blank }),
      gives([{ opensNewWindow }]),
    ]),
    ['2.18: no list', ok({}), malformed('navs')],
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
    ['2.19: no name', ok([LINK, { ...LINK, name: ' ' }, 7]), gives([{ name: LINK?.name }])],
    ['2.19: no list', ok(null), malformed('links')],
    ['2.19: an id for two', ok([LINK, { ...LINK, name: 'b' }]), gives([{ id: 0 }, { id: 1 }])],
    ['1: no address', ok([{ ...LINK, url: '' }, LINK]), gives([{ id: 1 }])],
  ],
  'HttpMemberGateway.detail': [
    ['2.15: name before nick_name', member({ nick_name: '小林', name: '林晓雨' }), gives({ name: '林晓雨' })],
    ['2.15: an empty name', member({ nick_name: '小林', name: '' }), gives({ name: '小林' })],
    [
      '5.5: 1 and true for the checks',
      member({ is_bind_mobile: 1, is_face_verify: true }),
      gives({ mobileBound: true, faceVerified: true }),
    ],
    [
      '2.15: nothing about the checks',
      ok({ is_bind_mobile: {}, id: 1 }),
      gives({ mobileBound: true, faceVerified: true }),
    ],
    ...(
      [
        [true, true, true],
        [true, false, false],
        [0, 1, false],
      ] as const
    ).map(([user, privacy, consented]): Trap => [
      `2.15: agreed to ${user} and ${privacy}`,
      member({ agreement_status: { user_agreement_agreed: user, privacy_policy_agreed: privacy } }),
      gives({ consented }),
    ]),
    ...rows(
      '2.15: nothing about the agreements',
      [null, [], {}, 'no', { user_agreement_agreed: 'maybe' }].map((agreement_status) => ({ id: 1, agreement_status })),
      gives({ consented: true }),
    ),
    [
      '1: what cannot be read is blank',
      ok({ id: 'x', avatar: null, mobile: 138, credit1: '20' }),
      gives({
        ...{ id: undefined, name: '', avatar: '', mobile: '138', mobileBound: true, faceVerified: true },
        ...{ consented: true, credit1: 20, vipUntil: undefined, vipPlanId: undefined, nicknameChanged: false },
        ...{ passwordSet: true, linked: { qq: false, wechat: false }, realName: '', idNumber: '' },
      }),
    ],
    [
      '2.15: what a member has done',
      member({
        ...{ is_set_nickname: 1, is_password_set: 0, is_bind_qq: 1, is_bind_wechat: 0 },
        ...{ profile_real_name: '张*三', profile_id_number: '110101****1234' },
      }),
      gives({
        ...{ nicknameChanged: true, passwordSet: false, linked: { qq: true, wechat: false } },
        ...{ realName: '张*三', idNumber: '110101****1234' },
      }),
    ],
    ...(
      [
        [3, '2035-11-05 10:00:00', Date.UTC(2035, 10, 5, 2), 3],
        // A new account has the date of its registration.
        [0, '2035-11-05 10:00:00', undefined, undefined],
        [3, null, undefined, 3],
      ] as const
    ).map(([role_id, role_expired_at, vipUntil, vipPlanId]): Trap => [
      `2.15: role ${role_id} until ${String(role_expired_at)}`,
      ok({ id: 1, role_id, role_expired_at }),
      gives({ vipUntil, vipPlanId }),
    ]),
    ...rows('2.15: no member', [[{}], null, 'member', 3], malformed('member')),
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
    ['P3.2: a text', ok('x'), malformed('announcement')],
    ['P5.2: [] for none', ok([]), gives(undefined)],
    ['P5.9: HTML is kept for the sanitiser', ok(sample.ANNOUNCEMENT), gives({ html: '<p>Text</p>' })],
  ],
  'HttpAnnouncementGateway.list': [
    ['1.10: no total', ok({ data: [{ id: 1 }, 'x', null] }), gives({ items: [{ id: 1 }], total: 3 })],
    ...rows('1.10: no list', [null, 'x'], malformed('page')),
    ...rows('1.10: no list', [[], {}, { data: {} }], malformed('page.data')),
    ['1.10: the short form', ok(sample.shortPage(sample.ANNOUNCEMENT)), gives({ total: 1 })],
    ['1.10: the middle form', ok({ current_page: 1, ...sample.shortPage(sample.ANNOUNCEMENT) }), gives({ total: 1 })],
    ['1: one broken entry', ok(sample.shortPage(null, sample.ANNOUNCEMENT)), gives({ items: [{ id: 3 }] })],
  ],
  'HttpOrdersGateway.list': [
    ['P3.17: goods that cannot be read', order({ goods: ['broken'] }), item({ goods: [] })],
    ['P3.17: a refund that is no number', order({ refund_amount: 'x' }), item({ refunded: 0 })],
    ['P3.17: no number', order({ order_id: '' }), gives({ items: [] })],
    ['P3.17: no id', order({ id: null }), gives({ items: [] })],
    ['1.10: the long form', ok(sample.longPage(sample.ORDER)), gives({ total: 1 })],
    ['1.10: an empty page', ok({ ...sample.longPage(), from: null, to: null }), gives({ items: [], total: 0 })],
    ['P5.6: a number that is a text', order({}), gives({ items: [{ orderNo: '202411051000001234567' }] })],
    ['P5.8: goods without a picture', goods({ goods_thumb: '' }), gives({ items: [{ goods: [{ thumb: '' }] }] })],
    ['P3.17: the price is in charge', goods({ charge: 99 }), gives({ items: [{ goods: [{ charge: 99 }] }] })],
    ['P3.17: a refund with a fraction', order({ refund_amount: '9.50' }), gives({ items: [{ refunded: 9.5 }] })],
    ['P3.17: G1 knows no refund', order({ refund_amount: undefined }), gives({ items: [{ refunded: 0 }] })],
  ],
  'HttpMemberMessagesGateway.list': [
    ['P6: the sample', message({}), item({ id: '0a1b', text: '用户注册成功', read: false, createdAt: AT })],
    ['P6: one that was read', message({ read_at: ISO }), item({ read: true })],
    ['P6: one without an id', message({ id: undefined }), gives({ items: [] })],
    ['P5.2: [] for no words', ok(sample.shortPage({ ...sample.MESSAGE, data: [] })), gives({ items: [{ text: '' }] })],
  ],
  'HttpStudyGateway.likedCourses': [
    [
      'P3.21: progress in its record',
      studied({ watch_record: { progress: 12, is_watched: 0 } }),
      item({ progress: TWELVE }),
    ],
    [
      'P3.21: a lesson that is gone',
      studied({ last_view_video: { video_id: 70, watch_seconds: 20, updated_at: '2024-11-05 10:00:00', video: [] } }),
      item({ lastLesson: { lessonId: 70, title: '', watchedS: 20, watchedAt: AT } }),
    ],
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
    [
      'P3.21: in the order of publication, one of an unknown day last',
      ok({ 4: lesson(1, 3), 7: lesson(2, 1), 1: lesson(3, 2), 2: { ...lesson(4, 1), published_at: null } }),
      gives([{ id: 2 }, { id: 3 }, { id: 1 }, { id: 4 }]),
    ],
    ['P5.2: []', ok([]), gives([])],
    [
      'P3.21: watched to its end, begun, not begun',
      ok([lesson(1, 1, WATCHED), lesson(2, 2, { ...WATCHED, watched_at: null }), lesson(3, 3)]),
      gives([
        { progress: { watchedS: 600, finished: true } },
        { progress: { watchedS: 600, finished: false } },
        { progress: undefined },
      ]),
    ],
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
  'HttpSignInGateway.withPassword': [
    ['2.3: the token of a session', ok({ token: 'a.b.c' }), gives('a.b.c')],
    ...rows('2.3: no session', [...NOTHING, { token: '' }, { token: ' ' }, { token: null }], malformed('token')),
  ],
  'HttpMemberStepsGateway.startFaceCheck': [
    ['2.21: a ticket', ok({ ...FACE, request_id: 'r' }), gives({ url: FACE.url, ruleId: '1', bizToken: 'b' })],
    ...['url', 'rule_id', 'biz_token'].map((field): Trap => [
      `2.21: no ${field}`,
      ok({ ...FACE, [field]: '' }),
      malformed(`face.${field}`),
    ]),
  ],
  'HttpAnnouncementGateway.one': [
    ['P3.2: [] is none', ok([]), malformed('announcement')],
    ['P3.2: an id alone', ok({ id: '3' }), gives({ id: 3, title: '', html: '', createdAt: undefined })],
  ],
  'HttpPointsGateway.records': [
    [
      'P3.18: spent',
      ok(sample.shortPage({ sum: -5, remark: '兑换', created_at: ISO })),
      item({ change: -5, remark: '兑换', createdAt: AT }),
    ],
    ['P3.18: no sum', ok(sample.shortPage({ remark: 'x' })), gives({ items: [] })],
  ],
  'HttpStudyGateway.learnedCourses': [
    ['P3.21: progress in the entry', learned({ progress: 12, is_watched: 0 }), item({ progress: TWELVE })],
    ['P3.21: a subscription', learned({ is_subscribe: 1 }), item({ subscribed: true })],
    ...[
      [130, 100],
      [-1, 0],
      ['x', 0],
      ['55', 55],
    ].map(([progress, percent]): Trap => [
      `P3.21: a progress of ${String(progress)}`,
      learned({ progress }),
      item({ progress: { percent } }),
    ]),
    [
      'P5.8: a path',
      learned({ course: { ...sample.LEARNED_COURSE.course, thumb: '/storage/a.png' } }),
      item({ course: { cover: 'https://api.example.test/storage/a.png' } }),
    ],
  ],
  'HttpStudyGateway.boughtCourses': [
    [
      'P3.21: progress in its record',
      ok(sample.shortPage({ ...sample.BOUGHT_COURSE, watch_record: { progress: 12, is_watched: 0 }, charge: 7 })),
      item({ progress: TWELVE, paid: 7 }),
    ],
    [
      'P3.21: China time',
      ok(sample.shortPage({ ...sample.BOUGHT_COURSE, created_at: '2024-11-05 10:00:00' })),
      item({ since: AT }),
    ],
  ],
};
