import { HttpSiteGateway } from '../../../../src/adapters/http/site/site.js';
import { FUNCTION_SWITCH_DEFAULTS } from '../../../../src/domain/site/system-config.js';
import { type Answer, callsOf, gives, ISO, malformed, ok, rows, type Trap, type Expected } from '../known-call.js';

/** docs/api/site.md#configuration: the fields of generation 1 and those that generation 2 adds. */
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

/** docs/api/site.md#navigation. */
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

/** docs/api/site.md#links. */
export const LINKS = [{ id: 1, sort: 1, name: 'Example', url: 'https://www.example.test', created_at: ISO }];
const [LINK] = LINKS;

const EMPTY_CONFIG = {
  ...{ siteName: '', logoUrl: '', serverUrl: '', phoneSiteUrl: '', icpRecords: [], userProtocolUrl: '' },
  ...{ privacyProtocolUrl: '', memberProtocolUrl: '', paidContentProtocolUrl: '', purchaseNoticeHtml: '' },
  ...{
    socialites: { qq: false, wechat: false, wechatScan: false },
    member: { bindMobileRequired: false, faceCheckRequired: false },
  },
  ...{ switches: FUNCTION_SWITCH_DEFAULTS, slides: [], watermark: undefined },
};
const MARK = { size: '14', color: 'red', opacity: '0.5', text: '${mobile}' };
const MARK_READ = { text: '${mobile}', sizePx: 14, color: 'red', opacity: 0.5 };

const BOTH_CHECKS = gives({ member: { bindMobileRequired: true, faceCheckRequired: true } });
const NO_CHECK = gives({ member: { bindMobileRequired: false, faceCheckRequired: false } });

function player(enabled: unknown, mark: object): Answer {
  return config({ player: { enabled_bullet_secret: enabled, bullet_secret: mark } });
}

function scan(offered: boolean): Expected {
  return gives({ socialites: { wechatScan: offered } });
}

function config(fields: object): Answer {
  return ok({ ...CONFIG, ...fields });
}

function checks(mobile: unknown, faceCheck: unknown): Answer {
  return config({ member: { enabled_mobile_bind_alert: mobile, enabled_face_verify: faceCheck } });
}

function nav(fields: object): Answer {
  return ok([{ name: '课程', url: '/courses', children: [], ...fields }]);
}

export const calls = callsOf(
  'HttpSiteGateway',
  (http) => new HttpSiteGateway(http),
  {
    config: {
      send: (site) => site.config(),
      sends: 'GET /api/v2/other/config',
      // The site also reads the function switches and the site name of older servers
      // (docs/api/README.md#detecting-the-generation); no server of docs/api/site.md#configuration sends either.
      gaps: { missingInRecordings: ['.function_switches', '.webname'] },
      samples: [CONFIG],
      mayBeUnknown: ['link', 'watermark'],
    },
    navs: {
      send: (site) => site.navs(),
      sends: 'GET /api/v2/navs',
      // The server takes `PC` by default (docs/api/site.md#navigation).
      // Ids only tell entries with the same content apart.
      gaps: { unsentFields: ['platform'], withoutEffect: ['[].children[].id', '[].id'] },
      samples: [NAVS],
    },
    links: {
      send: (site) => site.links(),
      sends: 'GET /api/v2/links',
      gaps: { withoutEffect: ['[].id'] },
      samples: [LINKS],
    },
  },
  {
    config: [
      ['webname, which is preferred to name', config({ name: '求知', webname: '旧名' }), gives({ siteName: '旧名' })],
      ['a blank webname', config({ name: '求知', webname: ' ' }), gives({ siteName: '求知' })],
      ['null for a webname', config({ name: '求知', webname: null }), gives({ siteName: '求知' })],
      ...rows('an empty configuration', [{}, []], gives(EMPTY_CONFIG)),
      [
        'a configuration with fields that cannot be read',
        ok({
          name: {},
          logo: 'x',
          url: 5,
          icp: [],
          socialites: 'yes',
          member: [],
          function_switches: 3,
          h5_url: false,
        }),
        gives({ ...EMPTY_CONFIG, serverUrl: '5' }),
      ],
      ['a watermark whose numbers are texts', player('1', MARK), gives({ watermark: MARK_READ })],
      ['a watermark with numbers', player(1, { ...MARK, size: 14 }), gives({ watermark: MARK_READ })],
      ...['0', 0, undefined].map((off): Trap => [
        `a watermark that ${String(off)} switches off`,
        player(off, MARK),
        gives({ watermark: undefined }),
      ]),
      [
        'half a watermark',
        player('1', { text: 'x', size: 'big', opacity: null }),
        gives({ watermark: { text: 'x', sizePx: 14, color: '', opacity: 1 } }),
      ],
      [
        'the slides of generation 1',
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
            { image: 'https://api.example/storage/s.png', link: '/courses' },
            { image: 'https://cdn.example/s.png' },
          ],
        }),
      ],
      [
        'the purchase notice, unchanged',
        config({ course_purchase_notice: '<p>x</p>' }),
        gives({ purchaseNoticeHtml: '<p>x</p>' }),
      ],
      ['null for the purchase notice', config({ course_purchase_notice: null }), gives({ purchaseNoticeHtml: '' })],
      [
        'a logo path',
        config({ url: 'https://a.test/', logo: { logo: 'logo.png' } }),
        gives({ serverUrl: 'https://a.test', logoUrl: 'https://a.test/logo.png' }),
      ],
      [
        'two filing records',
        config({ icp: '京ICP备1号', icp_link: 'https://icp.example', icp2: '京公网安备2号', icp2_link: '' }),
        gives({
          icpRecords: [
            { text: '京ICP备1号', url: 'https://icp.example' },
            { text: '京公网安备2号', url: '' },
          ],
        }),
      ],
      [
        'the second filing record alone',
        config({ icp: '', icp2: '京公网安备2号' }),
        gives({ icpRecords: [{ text: '京公网安备2号', url: '' }] }),
      ],
      ['generation 1 with the WeChat scan', config({ socialites: { wechat_scan: 1, wechat_oauth: 0 } }), scan(true)],
      ['generation 2 without WeChat', config({ socialites: { wechat_oauth: 0 } }), scan(false)],
      ['"1" for QQ', config({ socialites: { qq: '1' } }), gives({ socialites: { qq: true } })],
      [
        'some function switches, and the defaults of the rest',
        config({ function_switches: { vip: false, live: 1, book: 'maybe', other: true } }),
        gives({ switches: { ...FUNCTION_SWITCH_DEFAULTS, vip: false, live: true } }),
      ],
      [
        'the addresses of the agreements',
        config({ user_protocol: 'up', user_private_protocol: 'upp' }),
        gives({ userProtocolUrl: 'up', privacyProtocolUrl: 'upp' }),
      ],
      [
        '[] for the objects in it',
        config({ socialites: [], member: [], logo: [] }),
        gives({ socialites: { qq: false } }),
      ],
      ['{} for a logo', config({ logo: { logo: {}, white_logo: {} } }), gives({ logoUrl: '' })],
      ['1 for required checks', checks(1, 1), BOTH_CHECKS],
      ['true for required checks', checks(true, true), BOTH_CHECKS],
      ['texts for required checks', checks('1', 'true'), BOTH_CHECKS],
      ['0 and false for checks that are not required', checks(0, false), NO_CHECK],
      ['-1 for checks that are not required', checks(-1, '-1'), NO_CHECK],
      ['unknown values for the checks', checks('perhaps', []), NO_CHECK],
      ['a cleared logo', ok({ url: 'https://a.test', logo: { logo: 'https://a.test/' } }), gives({ logoUrl: '' })],
      ['a phone site', config({ h5_url: 'https://m.test/' }), gives({ phoneSiteUrl: 'https://m.test/' })],
      ['a phone site without a scheme', config({ h5_url: '//m.test' }), gives({ phoneSiteUrl: '//m.test/' })],
      ['a bare host name for a phone site', config({ h5_url: 'm.test' }), gives({ phoneSiteUrl: '' })],
      ['half an address for a phone site', config({ h5_url: 'https://' }), gives({ phoneSiteUrl: '' })],
      ['a script for a phone site', config({ h5_url: 'javascript:alert(1)' }), gives({ phoneSiteUrl: '' })],
      ['a filing record without a link', ok({ icp: '京ICP备1号', icp_link: '' }), gives({ icpRecords: [{ url: '' }] })],
      [
        'generation 1 without the WeChat scan',
        config({ socialites: { wechat_scan: 0, wechat_oauth: 1 } }),
        scan(false),
      ],
      ['generation 2 with WeChat', config({ socialites: { wechat_oauth: 1 } }), scan(true)],
    ],
    navs: [
      [
        'entries that cannot be read',
        ok([null, 'x', { name: '' }, { name: '课程' }, { name: [] }]),
        gives([{ name: '课程' }]),
      ],
      [
        'a child that cannot be read',
        nav({ children: [{ id: 3 }, { id: 4, name: '直播', url: '/live', blank: 1 }] }),
        gives([{ children: [{ id: 0, name: '直播', url: '/live', opensNewWindow: true }] }]),
      ],
      ['null for children', nav({ children: null }), gives([{ children: [] }])],
      ['entries without ids', ok([{ name: 'a' }, { name: 'b' }]), gives([{ id: 0 }, { id: 1 }])],
      ...(
        [
          ['https://other.example', 1, true],
          ['HTTP://other.example', undefined, true],
          ['/vip', undefined, false],
          ['/vip', '1', true],
          ['/vip', '0', false],
        ] as const
      ).map(([url, blank, opensNewWindow]): Trap => [
        `blank ${String(blank)} of ${url}`,
        nav({ url, blank }),
        gives([{ opensNewWindow }]),
      ]),
      ['an object instead of the list', ok({}), malformed('navs')],
      ['blank 1 of a path', nav({ blank: 1 }), gives([{ opensNewWindow: true }])],
      ['blank 0 of another site', nav({ blank: 0, url: 'https://a.test' }), gives([{ opensNewWindow: false }])],
      ['an entry without an address', nav({ url: '' }), gives([{ url: '' }])],
      ['[] for no entries', ok([]), gives([])],
      [
        'two entries with the same id',
        ok([
          { id: 7, name: 'a' },
          { id: '7', name: 'b' },
        ]),
        gives([{ id: 0 }, { id: 1 }]),
      ],
      [
        'an entry with an id, and one without',
        ok([{ id: 1, name: 'a' }, { name: 'b' }]),
        gives([{ id: 0 }, { id: 1 }]),
      ],
    ],
    links: [
      ['a link without a name', ok([LINK, { ...LINK, name: ' ' }, 7]), gives([{ name: LINK?.name }])],
      ['null for the list', ok(null), malformed('links')],
      ['two links with the same id', ok([LINK, { ...LINK, name: 'b' }]), gives([{ id: 0 }, { id: 1 }])],
      ['a link without an address', ok([{ ...LINK, url: '' }, LINK]), gives([{ id: 0 }])],
    ],
  },
);
