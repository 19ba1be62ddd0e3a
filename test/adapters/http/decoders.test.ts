import { expect } from 'chai';
import fc from 'fast-check';

import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { MalformedAnswer } from '../../../src/adapters/http/client/json-readers.js';
import { decodeLoginUser, decodeUnreadCount } from '../../../src/adapters/http/session.js';
import { decodeLinks, decodeNavs } from '../../../src/adapters/http/site.js';
import { decodeSystemConfig } from '../../../src/adapters/http/system-config.js';
import { FUNCTION_SWITCH_DEFAULTS } from '../../../src/domain/site/system-config.js';

const EMPTY_CONFIG = {
  siteName: '',
  logoUrl: '',
  serverUrl: '',
  phoneSiteUrl: '',
  icpRecords: [],
  userProtocolUrl: '',
  privacyProtocolUrl: '',
  memberProtocolUrl: '',
  paidContentProtocolUrl: '',
  socialites: { qq: false, wechatScan: false },
  member: { bindMobileRequired: false, faceCheckRequired: false },
  switches: FUNCTION_SWITCH_DEFAULTS,
  slides: [],
  purchaseNoticeHtml: '',
  watermark: undefined,
};

describe('decodeSystemConfig', () => {
  it('takes the site name from name, or from webname where that says something (clarifications §2)', () => {
    expect(decodeSystemConfig({ name: '求知' }).siteName).to.equal('求知');
    expect(decodeSystemConfig({ name: '求知', webname: '旧名' }).siteName).to.equal('旧名');
    expect(decodeSystemConfig({ name: '求知', webname: ' ' }).siteName).to.equal('求知');
    expect(decodeSystemConfig({ name: '求知', webname: null }).siteName).to.equal('求知');
  });

  it('does without anything (spec §3: the config object starts empty)', () => {
    expect(decodeSystemConfig({})).to.deep.equal(EMPTY_CONFIG);
    expect(decodeSystemConfig([])).to.deep.equal(EMPTY_CONFIG);
  });

  it('reads the watermark, whose numbers come as texts (API 2.17, 6)', () => {
    const secret = { size: '14', color: 'red', opacity: '0.5', text: '${mobile}' };
    const of = (player: unknown) => decodeSystemConfig({ player }).watermark;
    const mark = { text: '${mobile}', sizePx: 14, color: 'red', opacity: 0.5 };
    expect(of({ enabled_bullet_secret: '1', bullet_secret: secret })).to.deep.equal(mark);
    expect(of({ enabled_bullet_secret: 1, bullet_secret: { ...secret, size: 14 } })).to.deep.equal(mark);
    for (const off of ['0', 0, undefined]) {
      expect(of({ enabled_bullet_secret: off, bullet_secret: secret })).to.equal(undefined);
    }
    expect(of({ enabled_bullet_secret: '1', bullet_secret: { text: 'x', size: 'big', opacity: null } })).to.deep.equal({
      text: 'x',
      sizePx: 14,
      color: '',
      opacity: 1,
    });
  });

  it('does not let one wrong field blank the page (clarifications §2)', () => {
    const wrong = {
      name: {},
      logo: 'x',
      url: 5,
      icp: [],
      socialites: 'yes',
      member: [],
      function_switches: 3,
      h5_url: false,
    };
    expect(decodeSystemConfig(wrong)).to.deep.equal({ ...EMPTY_CONFIG, serverUrl: '5' });
  });

  it('takes the slides of the carousel, and from their being there how home is asked for (API 4)', () => {
    const sliders = [
      { id: 1, thumb: '/storage/s.png', url: '/courses', sort: 0, platform: 'PC' },
      { id: 2, thumb: 'https://cdn.example/s.png', url: '' },
      { id: 3, thumb: '', url: '/vip' },
      'x',
    ];
    const config = decodeSystemConfig({ url: 'https://api.example', sliders });
    expect(config.slides).to.deep.equal([
      { picture: 'https://api.example/storage/s.png', link: '/courses' },
      { picture: 'https://cdn.example/s.png' },
    ]);
    expect(decodeGenerationSigns({ sliders: [] }).home).to.equal(1);
    expect(decodeGenerationSigns({}).home).to.equal(2);
  });

  it('takes the purchase notice, empty or not, for a sign of the later comments (API 4)', () => {
    expect(decodeGenerationSigns({ course_purchase_notice: '' }).comments).to.equal(2);
    expect(decodeGenerationSigns({ paid_content_purchase_protocol: 'u' }).comments).to.equal(1);
  });

  it('takes what to know before buying as it was written (pages §3)', () => {
    expect(decodeSystemConfig({ course_purchase_notice: '<p>x</p>' }).purchaseNoticeHtml).to.equal('<p>x</p>');
    expect(decodeSystemConfig({ course_purchase_notice: null }).purchaseNoticeHtml).to.equal('');
  });

  it('takes the bare root of the API for no logo (API 2.17)', () => {
    const url = 'https://api.example';
    expect(decodeSystemConfig({ url, logo: { logo: 'https://api.example/' } }).logoUrl).to.equal('');
    expect(decodeSystemConfig({ url, logo: { logo: 'https://api.example/logo.png' } }).logoUrl).to.equal(
      'https://api.example/logo.png',
    );
  });

  it('takes the closing slash from the address of the server', () => {
    expect(decodeSystemConfig({ url: 'https://api.example/' }).serverUrl).to.equal('https://api.example');
  });

  it('takes the API base for the address of a server that does not say where it is (review B7)', () => {
    const { serverUrl, logoUrl } = decodeSystemConfig({ url: '', logo: { logo: '/logo.png' } }, 'https://api.example');
    expect([serverUrl, logoUrl]).to.deep.equal(['https://api.example', 'https://api.example/logo.png']);
    const told = decodeSystemConfig({ url: 'https://own.example', logo: { logo: 'logo.png' } }, 'https://api.example');
    expect([told.serverUrl, told.logoUrl]).to.deep.equal(['https://own.example', 'https://own.example/logo.png']);
  });

  it('takes the bare root for no logo where the server does not say where it is, too (review B7)', () => {
    expect(decodeSystemConfig({ url: '', logo: { logo: '/' } }, 'https://api.example').logoUrl).to.equal('');
  });

  it('sees by the switch of WeChat of which generation the server is (API 4)', () => {
    expect(decodeGenerationSigns({ socialites: { wechat_scan: 0 } })).to.include({ wechatScan: 1 });
    expect(decodeGenerationSigns({ socialites: { wechat_oauth: 1 } })).to.include({ wechatScan: 2 });
    expect(decodeGenerationSigns({})).to.include({ wechatScan: 2 });
  });

  it('lists the filing records that have a text, with or without a link (spec §9)', () => {
    const icp = { icp: '京ICP备1号', icp_link: 'https://icp.example', icp2: '京公网安备2号', icp2_link: '' };
    const [first, second] = [
      { text: '京ICP备1号', url: 'https://icp.example' },
      { text: '京公网安备2号', url: '' },
    ];
    expect(decodeSystemConfig(icp).icpRecords).to.deep.equal([first, second]);
    expect(decodeSystemConfig({ ...icp, icp: '' }).icpRecords).to.deep.equal([second]);
    expect(decodeSystemConfig({ ...icp, icp2: undefined }).icpRecords).to.deep.equal([first]);
  });

  it('looks for the WeChat switch where each generation has it (API 4)', () => {
    const wechat = (socialites: object) => decodeSystemConfig({ socialites }).socialites.wechatScan;
    expect(wechat({ wechat_scan: 1, wechat_oauth: 0 })).to.equal(true);
    expect(wechat({ wechat_scan: 0, wechat_oauth: 1 })).to.equal(false);
    expect(wechat({ wechat_oauth: 1 })).to.equal(true);
    expect(wechat({ wechat_oauth: 0 })).to.equal(false);
  });

  it('reads the switches of the shell, as numbers and as booleans (API 5 item 5)', () => {
    const { member, socialites } = decodeSystemConfig({
      member: { enabled_mobile_bind_alert: 1, enabled_face_verify: true },
      socialites: { qq: '1' },
    });
    expect(member).to.deep.equal({ bindMobileRequired: true, faceCheckRequired: true });
    expect(socialites.qq).to.equal(true);
  });

  it('turns the function switches that the server names, and leaves the others at their defaults (spec §3)', () => {
    const { switches } = decodeSystemConfig({ function_switches: { vip: false, live: 1, book: 'maybe', other: true } });
    expect(switches).to.deep.equal({ ...FUNCTION_SWITCH_DEFAULTS, vip: false, live: true });
  });

  it('reads every text field from its own place', () => {
    const config = decodeSystemConfig({ h5_url: 'https://h5', user_protocol: 'up', user_private_protocol: 'upp' });
    expect(config).to.include({ phoneSiteUrl: 'https://h5', userProtocolUrl: 'up', privacyProtocolUrl: 'upp' });
  });
});

describe('decodeNavs', () => {
  const COURSES = { id: 2, name: '课程', url: '/courses', blank: 0, children: [] };

  it('leaves out an item that cannot be read, and keeps the others', () => {
    const navs = decodeNavs([null, 'x', { ...COURSES, name: '' }, COURSES, { ...COURSES, name: [] }]);
    expect(navs.map(({ name }) => name)).to.deep.equal(['课程']);
  });

  it('leaves out a child that cannot be read, and keeps its parent', () => {
    const [item] = decodeNavs([{ ...COURSES, children: [{ id: 3 }, { id: 4, name: '直播', url: '/live', blank: 1 }] }]);
    expect(item?.children).to.deep.equal([{ id: 4, name: '直播', url: '/live', opensNewWindow: true }]);
    expect(decodeNavs([{ ...COURSES, children: null }])[0]?.children).to.deep.equal([]);
  });

  it('tells neighbours apart that the server gives no ids (lesson 32)', () => {
    const [first, second] = decodeNavs([{ name: 'a' }, { name: 'b' }]);
    expect(first?.id).not.to.equal(second?.id);
  });

  for (const [url, blank, opensNewWindow] of [
    ['https://other.example', 0, false],
    ['https://other.example', 1, true],
    ['HTTP://other.example', undefined, true],
    ['/vip', undefined, false],
    ['/vip', '1', true],
    ['/vip', '0', false],
  ] as const) {
    it(`opens ${url} with blank ${String(blank)} in ${opensNewWindow ? 'a new' : 'the same'} window (clarifications §6)`, () => {
      expect(decodeNavs([{ ...COURSES, url, blank }])[0]?.opensNewWindow).to.equal(opensNewWindow);
    });
  }

  it('insists on a list', () => {
    expect(() => decodeNavs({})).to.throw(MalformedAnswer, 'navs');
  });
});

describe('decodeLinks', () => {
  it('leaves out a link without a name or an address', () => {
    const good = { id: 1, name: '甲', url: 'https://a.example' };
    expect(decodeLinks([good, { ...good, name: ' ' }, { ...good, url: '' }, 7])).to.deep.equal([good]);
  });

  it('insists on a list', () => {
    expect(() => decodeLinks(null)).to.throw(MalformedAnswer, 'links');
  });
});

describe('decodeLoginUser', () => {
  it('takes the name from name, or from nick_name (clarifications §2, lesson 13)', () => {
    expect(decodeLoginUser({ nick_name: '小林' }).name).to.equal('小林');
    expect(decodeLoginUser({ nick_name: '小林', name: '林晓雨' }).name).to.equal('林晓雨');
    expect(decodeLoginUser({ nick_name: '小林', name: '' }).name).to.equal('小林');
  });

  it('sends nobody to a check of whom the server does not say that they have not passed it (spec §4)', () => {
    expect(decodeLoginUser({ is_bind_mobile: 0, is_face_verify: false })).to.include({
      mobileBound: false,
      faceVerified: false,
    });
    expect(decodeLoginUser({ is_bind_mobile: 1, is_face_verify: true })).to.include({
      mobileBound: true,
      faceVerified: true,
    });
    expect(decodeLoginUser({ is_bind_mobile: {}, id: 1 })).to.include({ mobileBound: true, faceVerified: true });
  });

  it('asks for consent where one of the agreements is not agreed to, and never where nothing is said (API 2.15, 4)', () => {
    const consented = (status: unknown) => decodeLoginUser({ id: 1, agreement_status: status }).consented;
    expect(consented({ user_agreement_agreed: true, privacy_policy_agreed: true })).to.equal(true);
    expect(consented({ user_agreement_agreed: true, privacy_policy_agreed: false })).to.equal(false);
    expect(consented({ user_agreement_agreed: 0, privacy_policy_agreed: 1 })).to.equal(false);
    for (const status of [undefined, null, [], {}, 'no', { user_agreement_agreed: 'maybe' }]) {
      expect(consented(status), JSON.stringify(status)).to.equal(true);
    }
  });

  it('leaves blank what it cannot read', () => {
    expect(decodeLoginUser({ id: 'x', avatar: null, mobile: 138, credit1: '20' })).to.deep.equal({
      id: undefined,
      name: '',
      avatar: '',
      mobile: '138',
      mobileBound: true,
      faceVerified: true,
      consented: true,
      credit1: 20,
      vipUntil: undefined,
      nicknameChanged: false,
      passwordSet: true,
      linked: { qq: false, wechat: false },
      realName: '',
      idNumber: '',
      vipPlanId: undefined,
    });
  });

  it('knows what a member has done about themselves, and who they are (API 2.15)', () => {
    const told = decodeLoginUser({
      id: 1,
      ...{ is_set_nickname: 1, is_password_set: 0, is_bind_qq: 1, is_bind_wechat: 0 },
      ...{ profile_real_name: '张*三', profile_id_number: '110101****1234' },
    });
    expect(told).to.deep.include({
      nicknameChanged: true,
      passwordSet: false,
      linked: { qq: true, wechat: false },
      realName: '张*三',
      idNumber: '110101****1234',
    });
  });

  it('knows a VIP by the role, and by its date how long (API 2.15)', () => {
    const vip = (role: object) => {
      const { vipUntil, vipPlanId } = decodeLoginUser({ id: 1, ...role });
      return { vipUntil, vipPlanId };
    };
    const until = '2035-11-05 10:00:00';
    const ends = Date.UTC(2035, 10, 5, 2);
    expect(vip({ role_id: 3, role_expired_at: until })).to.deep.equal({ vipUntil: ends, vipPlanId: 3 });
    // A new account has the date of its registration.
    const none = { vipUntil: undefined, vipPlanId: undefined };
    expect(vip({ role_id: 0, role_expired_at: until })).to.deep.equal(none);
    expect(vip({ role_id: 3, role_expired_at: null })).to.deep.equal({ vipUntil: undefined, vipPlanId: 3 });
  });

  it('takes nothing for a member that is none', () => {
    for (const nobody of [[], [{}], null, 'member', 3]) {
      expect(() => decodeLoginUser(nobody), JSON.stringify(nobody)).to.throw(MalformedAnswer, 'member');
    }
  });
});

describe('decodeUnreadCount', () => {
  it('reads a bare number, or its digits', () => {
    expect([decodeUnreadCount(0), decodeUnreadCount('3')]).to.deep.equal([0, 3]);
  });

  it('insists on one', () => {
    expect(() => decodeUnreadCount([])).to.throw(MalformedAnswer, 'unread');
  });
});

describe('every decoder', () => {
  const decoders = { decodeSystemConfig, decodeNavs, decodeLinks, decodeLoginUser, decodeUnreadCount };
  const field = fc.constantFrom(
    'id',
    'name',
    'url',
    'blank',
    'children',
    'logo',
    'member',
    'socialites',
    'icp',
    'nick_name',
  );
  const flat = fc.dictionary(field, fc.jsonValue({ maxDepth: 1 }));
  const record = fc.dictionary(field, fc.oneof(fc.jsonValue({ maxDepth: 1 }), flat, fc.array(flat)));
  for (const [name, decode] of Object.entries(decoders)) {
    it(`${name} makes data or a MalformedAnswer of any JSON whatever`, () => {
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue({ maxDepth: 2 }), record, fc.array(record)), (json) => {
          try {
            decode(json);
          } catch (thrown) {
            expect(thrown).to.be.instanceOf(MalformedAnswer);
          }
        }),
      );
    });
  }
});
