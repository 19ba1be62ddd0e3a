import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import type { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { Tokens } from '../../../src/adapters/memory/server/members/tokens.js';
import { hasBoundMobile } from '../../../src/adapters/memory/server/members/users.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { SmsCodes } from '../../../src/adapters/memory/server/signing-in/captcha-and-sms.js';
import type { SocialUser } from '../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { aSite, passUntil, refusalOf } from './support.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOST = 'https://api.example';
const NEW_MOBILE = '13900000000';
const MEMBER: SocialUser = { kind: 'member', mobile: SEEDED.ordinary };
const NEW_ACCOUNT: SocialUser = { kind: 'newcomer', mustBind: false };
const MUST_BIND: SocialUser = { kind: 'newcomer', mustBind: true };
const QQ = { successUrl: 'https://site.example/courses', failureUrl: 'https://site.example/error', action: 'login' };
const LONG_URL = `https://site.example/${'a'.repeat(255)}`;

function signingIn() {
  const { site, time } = aSite();
  /** Lets virtual time pass until a moment, in milliseconds. */
  const until = (moment: number): void => {
    time.schedule(() => undefined, moment - time.frame);
    passUntil(time, moment);
  };
  const member = (outcome: object) => site.members.detail('token' in outcome ? String(outcome.token) : undefined);
  return { site, until, member, controls: site.controls.signingIn };
}

function proofFor({ controls }: CourseSite, mobile: string = NEW_MOBILE) {
  return { mobile, smsCode: controls.signingIn.sendSms(mobile) };
}

/** A request for an SMS with a new captcha image, with the changes of a row. */
function smsRequest({ captchas, controls }: CourseSite, changes: object = {}) {
  const { key } = captchas.draw();
  const captchaText = controls.signingIn.captchaText(key) ?? '';
  return { mobile: NEW_MOBILE, captchaKey: key, captchaText, scene: 'login', ...changes };
}

/** Errors that no gateway of this site causes, or that the contracts do not combine. */
const REFUSALS: readonly (readonly [what: string, message: string, attempt: (site: CourseSite) => unknown])[] = [
  [
    'a locked account with a wrong password',
    '手机号或密码错误',
    ({ accounts }) => accounts.signInWithPassword({ mobile: SEEDED.locked, password: 'wrong' }),
  ],
  [
    'a member who has no password',
    '手机号或密码错误',
    ({ accounts }) => accounts.signInWithPassword({ mobile: SEEDED.withoutMobile, password: 'x' }),
  ],
  [
    'an SMS login without a mobile',
    '请输入手机号',
    ({ accounts }) => accounts.signInWithSms({ mobile: '', smsCode: '1' }),
  ],
  [
    'an empty registration',
    '请输入手机号,请输入短信验证码,请输入密码',
    ({ accounts }) => accounts.register({ mobile: '', smsCode: '', password: '' }),
  ],
  [
    'an empty reset',
    '请输入手机号,请输入短信验证码,请输入密码',
    ({ accounts }) => accounts.resetPassword({ mobile: '', smsCode: '', password: '' }),
  ],
  ['an SMS without a captcha key', '参数错误', (site) => site.sms.send(smsRequest(site, { captchaKey: '' }))],
  ['an SMS to a blank mobile', '请输入手机号', (site) => site.sms.send(smsRequest(site, { mobile: ' ' }))],
  ['an SMS for an unknown scene', '参数错误', (site) => site.sms.send(smsRequest(site, { scene: 'party' }))],
  ['an SMS without a scene', '错误', (site) => site.sms.send(smsRequest(site, { scene: '' }))],
  [
    'an empty SMS request',
    '请输入手机号,请输入图形验证码,参数错误',
    (site) => site.sms.send(smsRequest(site, { mobile: '', captchaText: '', captchaKey: '' })),
  ],
  [
    'a first mobile without a number and a code',
    '请输入手机号,请输入短信验证码',
    ({ steps, controls }) => steps.bindMobile(controls.signIn(SEEDED.withoutMobile), { mobile: '', smsCode: '' }),
  ],
  [
    'a first mobile without a token, before it checks the fields',
    '请登录',
    ({ steps }) => steps.bindMobile(undefined, { mobile: '', smsCode: '' }),
  ],
  [
    'a face check for an unknown device',
    '参数错误',
    ({ steps, controls }) => steps.startFaceCheck(controls.signIn(SEEDED.notFaceVerified), ''),
  ],
  [
    'a face check with half a ticket',
    '参数错误',
    ({ steps, controls }) => steps.faceCheck(controls.signIn(SEEDED.notFaceVerified), { ruleId: '', bizToken: 'x' }),
  ],
  [
    'the login code of an account that was deleted',
    '用户不存在',
    ({ socialSignIns, controls }) => {
      const code = controls.signingIn.loginCode({ kind: 'member', mobile: SEEDED.vip });
      controls.deleteAccount(SEEDED.vip);
      return socialSignIns.withLoginCode(code);
    },
  ],
  ...(
    [
      ['without a mobile and an SMS code', '参数错误', () => ({ mobile: '', smsCode: '', code: 'x' })],
      ['without a code', '参数错误', (site) => ({ ...proofFor(site), code: '' })],
      [
        'with a wrong SMS code and a wrong code',
        '短信验证码错误',
        () => ({ mobile: NEW_MOBILE, smsCode: 'x', code: 'x' }),
      ],
      ['with a code that was never issued', '已过期', (site) => ({ ...proofFor(site), code: 'x'.repeat(32) })],
      [
        'with the code of a member',
        '当前渠道账号已绑定了其它账号',
        (site) => ({ ...proofFor(site), code: site.controls.signingIn.loginCode(MEMBER) }),
      ],
    ] satisfies readonly [string, string, (site: CourseSite) => { mobile: string; smsCode: string; code: string }][]
  ).map(
    ([what, message, binding]) =>
      [
        `a binding ${what}`,
        message,
        (site: CourseSite) => site.socialSignIns.bindAfterCodeLogin(binding(site)),
      ] as const,
  ),
  ['the status of a scan without a code', '参数错误', ({ socialSignIns }) => socialSignIns.scanned('')],
  ...['', 'register', 'Login'].map(
    (action) =>
      [
        `a scan key for the action '${action}'`,
        '参数错误',
        (site: CourseSite) => site.scanKeys.open(action, HOST),
      ] as const,
  ),
  ['the login code of an empty scan key', '参数错误', ({ scanKeys }) => scanKeys.codeOf('')],
  ...(
    [
      ['without s_url', '参数错误', { successUrl: '' }],
      ['for an unknown action', '参数错误', { action: 'dance' }],
      ['with a long s_url', 'The s url may not be greater than 255 characters.', { successUrl: LONG_URL }],
      ['with a long f_url', 'The f url may not be greater than 255 characters.', { failureUrl: LONG_URL }],
    ] as const
  ).map(
    ([what, message, changes]) =>
      [`a visit to QQ ${what}`, message, (site: CourseSite) => site.qq.visit({ ...QQ, ...changes })] as const,
  ),
  [
    'a visit to QQ where it is switched off',
    '登录应用不存在',
    ({ qq, controls }) => {
      controls.setUp({ qq: false });
      return qq.visit(QQ);
    },
  ],
  [
    'a visit to QQ that fails on the server',
    '错误',
    ({ qq, controls }) => {
      controls.signingIn.qqAnswers({ kind: 'breaks' });
      return qq.visit(QQ);
    },
  ],
];

describe('Signing in to the in-memory server', () => {
  for (const [what, message, attempt] of REFUSALS) {
    it(`refuses ${what}: ${message}`, () => {
      const { site } = aSite();
      expect(refusalOf(() => attempt(site))).to.equal(message);
    });
  }

  it('creates an account without a password at the first SMS login only', () => {
    const { site } = signingIn();
    const newUser = site.members.detail(site.accounts.signInWithSms(proofFor(site)));
    expect(newUser).to.include({ id: 107, mobile: NEW_MOBILE, password: undefined, credit1: 0 });
    expect(newUser.name).to.match(/^\w{8}$/);
    expect(site.members.detail(site.accounts.signInWithSms(proofFor(site))).id).to.equal(107);
  });

  it('does not use up the SMS code when it refuses the new password', () => {
    const { site } = signingIn();
    const proof = proofFor(site);
    expect(refusalOf(() => site.accounts.register({ ...proof, password: '' }))).to.equal('请输入密码');
    expect(refusalOf(() => site.accounts.register({ ...proof, password: '123456' }))).to.equal(undefined);
  });

  it('resets a password to any length, and ends no open session', () => {
    const { site } = signingIn();
    const before = site.controls.signIn(SEEDED.ordinary);
    site.accounts.resetPassword({ ...proofFor(site, SEEDED.ordinary), password: 'x' });
    const after = site.accounts.signInWithPassword({ mobile: SEEDED.ordinary, password: 'x' });
    expect([before, after].map((token) => site.members.detail(token).id)).to.deep.equal([101, 101]);
    expect(
      refusalOf(() => site.accounts.signInWithPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD })),
    ).to.equal('手机号或密码错误');
  });

  it('stores the real name of the member after the face check', () => {
    const { site, controls } = signingIn();
    const token = site.controls.signIn(SEEDED.notFaceVerified);
    const check = site.steps.startFaceCheck(token, 'PC');
    expect(() => site.steps.faceCheck(token, check))
      .to.throw()
      .with.deep.property('code', { status: 5 });
    controls.passFaceCheck();
    site.steps.faceCheck(token, check);
    expect(site.members.detail(token).identity).to.have.property('name', '吴佳怡');
  });
});

describe('Tokens', () => {
  const newTokens = (time = new VirtualTimeScheduler(), seed = 1) => new Tokens(time, seededRandom(seed));

  it('recognises a token of an earlier page load, and issues no token twice', () => {
    expect(newTokens().read(newTokens(undefined, 2).issue(101))?.userId).to.equal(101);
    const tokens = newTokens();
    expect(tokens.issue(101)).not.to.equal(tokens.issue(101));
  });

  it('writes tokens as JWTs with the claims of the server', () => {
    const [, payload = ''] = newTokens().issue(101).split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).to.have.all.keys('iss', 'iat', 'nbf', 'exp', 'sub', 'jti', 'prv');
    expect(claims).to.include({ iat: 0, exp: 1_209_600, sub: 101 });
  });

  it('rejects a token after 14 days', () => {
    const time = new VirtualTimeScheduler();
    const tokens = newTokens(time);
    const token = tokens.issue(101);
    time.schedule(() => undefined, 14 * DAY_MS);
    passUntil(time, 14 * DAY_MS - 1);
    expect(tokens.read(token)).not.to.equal(undefined);
    passUntil(time, 14 * DAY_MS);
    expect(tokens.read(token)).to.equal(undefined);
  });

  it('rejects any text that it did not issue, without an exception', () => {
    const tokens = newTokens();
    const parts = fc.array(fc.base64String(), { minLength: 3, maxLength: 4 }).map((texts) => texts.join('.'));
    fc.assert(fc.property(fc.oneof(fc.string(), parts), (text) => tokens.read(text) === undefined));
  });

  it('rejects a token with one changed character', () => {
    const tokens = newTokens();
    const token = tokens.issue(101);
    fc.assert(
      fc.property(fc.nat(token.length - 1), (at) => {
        const other = token.charAt(at) === 'A' ? 'B' : 'A';
        return tokens.read(token.slice(0, at) + other + token.slice(at + 1)) === undefined;
      }),
    );
  });

  it('ends the older session when only one device is allowed, and reports this once', () => {
    const { site } = aSite();
    const both = [site.controls.signIn(SEEDED.ordinary), site.controls.signIn(SEEDED.ordinary)];
    expect(both.map((token) => site.members.detail(token).id)).to.deep.equal([101, 101]);
    site.controls.setUp({ oneDevice: true });
    const [first, second] = [site.controls.signIn(SEEDED.ordinary), site.controls.signIn(SEEDED.ordinary)];
    site.controls.signIn(SEEDED.vip);
    const attempt = () => site.members.detail(first);
    expect([refusalOf(attempt), refusalOf(attempt)]).to.deep.equal(['请重新登录', '请登录']);
    expect(site.members.detail(second).id).to.equal(101);
  });
});

describe('Captchas', () => {
  it('draw four characters of the alphabet in an image of 120 by 48 pixels', () => {
    const { site, controls } = signingIn();
    const { key, image } = site.captchas.draw();
    const text = controls.captchaText(key) ?? '';
    expect(text).to.match(/^[2346789a-hmnp-rt-z]{4}$/);
    expect(text).not.to.match(/[svw]/);
    const svg = atob(image.replace('data:image/svg+xml;base64,', ''));
    expect(svg).to.include('width="120" height="48"');
    expect([...svg.matchAll(/>(.)<\/text>/g)].map((match) => match[1]).join('')).to.equal(text);
    expect(key)
      .to.match(/^eyJpdiI6/)
      .and.have.length(312);
  });

  for (const [age, right] of [
    [299_999, true],
    [300_000, false],
  ] as const) {
    it(`are ${right ? 'valid' : 'expired'} after ${age} ms, like SMS codes`, () => {
      const { site, until, controls } = signingIn();
      const { key } = site.captchas.draw();
      const text = controls.captchaText(key) ?? '';
      const { mobile, smsCode } = proofFor(site);
      until(age);
      expect(site.captchas.check(key, text)).to.equal(right);
      expect(refusalOf(() => site.accounts.signInWithSms({ mobile, smsCode }))).to.equal(
        right ? undefined : '短信验证码错误',
      );
    });
  }
});

describe('SmsCodes', () => {
  function aPhone(seed = 1) {
    const time = new VirtualTimeScheduler();
    const codes = new SmsCodes(time, seededRandom(seed));
    const send = () => {
      codes.send(NEW_MOBILE, 'login');
      return codes.sent.get(NEW_MOBILE)?.code ?? '';
    };
    const pass = (ms: number) => {
      time.schedule(() => undefined, ms);
      passUntil(time, time.now() + ms);
    };
    const tryWrong = (times: number) => {
      for (let tried = 0; tried < times; tried += 1) codes.use(NEW_MOBILE, 'wrong');
    };
    return { codes, send, pass, tryWrong };
  }

  it('have six digits, with leading zeros', () => {
    fc.assert(fc.property(fc.integer(), (seed) => /^\d{6}$/.test(aPhone(seed).send())));
    const codes = new SmsCodes(new VirtualTimeScheduler(), () => 0.000_042);
    codes.send(NEW_MOBILE, 'login');
    expect(codes.use(NEW_MOBILE, '000042')).to.equal(true);
  });

  it('match as a string only, and replace the previous code', () => {
    const { codes, send } = aPhone();
    expect(codes.use(NEW_MOBILE, Number(send()))).to.equal(false);
    const [older, newer] = [send(), send()];
    expect([codes.use(NEW_MOBILE, older), codes.use(NEW_MOBILE, newer)]).to.deep.equal([false, true]);
  });

  for (const [tries, right] of [
    [10, true],
    [11, false],
  ] as const) {
    it(`${right ? 'stay valid' : 'become invalid'} after ${tries} wrong attempts`, () => {
      const { codes, send, tryWrong } = aPhone();
      const code = send();
      tryWrong(tries);
      expect(codes.use(NEW_MOBILE, code)).to.equal(right);
    });
  }

  for (const [age, right] of [
    [599_999, false],
    [600_000, true],
  ] as const) {
    it(`${right ? 'stay' : 'do not stay'} valid after an eleventh wrong attempt ${age} ms after the first ten, even new codes`, () => {
      const { codes, send, pass, tryWrong } = aPhone();
      send();
      tryWrong(10);
      pass(age);
      const code = send();
      tryWrong(1);
      expect(codes.use(NEW_MOBILE, code)).to.equal(right);
    });
  }
});

describe('Signing in with QQ and WeChat', () => {
  it('creates an account for a new user when the site requires no mobile', () => {
    const { site, controls, member } = signingIn();
    const newUser = member(site.socialSignIns.withLoginCode(controls.loginCode(NEW_ACCOUNT)));
    expect(newUser).to.include({ id: 107, qqBound: true });
    expect(hasBoundMobile(newUser)).to.equal(false);
    expect(newUser.mobile).to.match(/^\d{9}$/);
    expect(site.controls.signIn(newUser.mobile)).to.be.a('string');
  });

  it('does not use up the login code of a new user when the site requires a mobile', () => {
    const { site, controls } = signingIn();
    site.controls.setUp({ bindMobileRequired: true });
    const code = controls.loginCode(NEW_ACCOUNT);
    const outcomes = [site.socialSignIns.withLoginCode(code), site.socialSignIns.withLoginCode(code)];
    expect(outcomes).to.deep.equal([
      { kind: 'bind-mobile', code },
      { kind: 'bind-mobile', code },
    ]);
  });

  it('rejects a login code after ten minutes', () => {
    const { site, controls, until } = signingIn();
    const [early, late] = [controls.loginCode(MEMBER), controls.loginCode(MEMBER)];
    until(599_999);
    expect(site.socialSignIns.withLoginCode(early)).to.have.property('kind', 'signed-in');
    until(600_000);
    expect(refusalOf(() => site.socialSignIns.withLoginCode(late))).to.equal('已过期');
  });

  it('links the QQ account that signed in, and uses up the SMS code even when it refuses the mobile', () => {
    const { site, controls, member } = signingIn();
    const code = controls.loginCode(MUST_BIND);
    const taken = { ...proofFor(site, SEEDED.ordinary), code };
    const attempt = () => site.socialSignIns.bindAfterCodeLogin(taken);
    expect([refusalOf(attempt), refusalOf(attempt)]).to.deep.equal(['手机号已存在', '短信验证码错误']);
    const token = site.socialSignIns.bindAfterCodeLogin({ ...proofFor(site), code });
    expect(member({ token })).to.include({ mobile: NEW_MOBILE, qqBound: true });
  });

  it('signs in at every status request after a scan, even a locked account', () => {
    const { site, controls, member } = signingIn();
    const { code } = site.scans.open();
    controls.scan({ kind: 'member', mobile: SEEDED.locked });
    const [first, second] = [site.socialSignIns.scanned(code), site.socialSignIns.scanned(code)];
    expect(first).not.to.deep.equal(second);
    for (const outcome of [first, second]) expect(member(outcome)).to.include({ id: 103, wechatBound: true });
  });

  it('draws a different QR ticket for each scan, 300 px wide', () => {
    const { site } = signingIn();
    const [first, second] = [site.scans.open(), site.scans.open()];
    expect(first.code).to.match(/^scan_v2_\w{10}$/);
    expect(second.image).not.to.equal(first.image);
    expect(atob(first.image.replace('data:image/svg+xml;base64,', ''))).to.include('width="300" height="300"');
  });

  it('gives each scan of generation 2 a key, an address and an expiry by the clock of the server', () => {
    const { site, until } = signingIn();
    until(7_900);
    const [first, second] = [site.scanKeys.open('login', HOST), site.scanKeys.open('bind', HOST)];
    expect(first.key).to.match(/^[0-9A-Za-z]{20}$/);
    expect(second.key).not.to.equal(first.key);
    expect(first.url).to.equal(`${HOST}/api/v3/auth/login/wechat-scan/page?key=${first.key}&action=login`);
    expect(second.url).to.equal(`${HOST}/api/v3/auth/login/wechat-scan/page?key=${second.key}&action=bind`);
    expect(first.expire).to.equal(307);
  });

  it('accepts a scan key for 300 s, and for another 300 s after the scan', () => {
    const { site, until, controls } = signingIn();
    const [idle, busy] = [site.scanKeys.open('login', HOST).key, site.scanKeys.open('login', HOST).key];
    until(299_999);
    expect(site.scanKeys.codeOf(idle)).to.equal('0');
    controls.scan(MEMBER, busy);
    until(300_000);
    expect(refusalOf(() => site.scanKeys.codeOf(idle))).to.equal('参数错误');
    controls.scan(MEMBER, idle);
    until(599_998);
    const code = site.scanKeys.codeOf(busy);
    expect(code).to.match(/^[0-9A-Za-z]{32}$/);
    site.socialSignIns.withLoginCode(code);
    expect(site.scanKeys.codeOf(busy), 'a code that was used').to.equal(code);
    until(599_999);
    expect(refusalOf(() => site.scanKeys.codeOf(busy))).to.equal('参数错误');
    expect(controls.loginCodes$.value.all, 'a scan of a key that had ended').to.have.length.below(2);
  });

  it('scans the newest ticket of either generation', () => {
    const { site, controls } = signingIn();
    const newest = () => controls.scans$.value.all.at(-1)?.value.kind;
    site.scans.open();
    controls.scan(NEW_ACCOUNT);
    expect(newest()).to.equal('scanned');
    site.scanKeys.open('login', HOST);
    expect(newest()).to.equal('waiting');
    controls.scan(NEW_ACCOUNT);
    expect(newest()).to.equal('login-code');
  });

  it('links WeChat to the member of a ticket, and changes nothing for a member who has linked another account', () => {
    const { site, controls } = signingIn();
    const token = site.controls.signIn(SEEDED.ordinary);
    const links = () => JSON.stringify(site.storable['socialLinks']?.now$.value);
    expect(site.pages.linkedAccounts.startWechatBind(token).code).to.equal('bind_v2_101');
    controls.scan(NEW_ACCOUNT);
    const { key } = site.scanKeys.open('login', HOST);
    controls.scan(MEMBER);
    expect(site.socialSignIns.withLoginCode(site.scanKeys.codeOf(key))).to.have.property('kind', 'signed-in');
    const before = links();
    site.pages.linkedAccounts.startWechatBind(token);
    controls.scan(NEW_ACCOUNT);
    expect(links()).to.equal(before);
  });

  it('returns from QQ with a login code after the existing parameters of the address', () => {
    const { site, controls, member } = signingIn();
    controls.qqAnswers({ kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.withUnread } });
    const back = site.qq.visit({ ...QQ, successUrl: 'https://site.example/login/callback?redirect=%2Fvip' });
    expect(back).to.match(/^https:\/\/site\.example\/login\/callback\?redirect=%2Fvip&login_code=\w{32}&action=login$/);
    const code = new URL(back).searchParams.get('login_code') ?? '';
    expect(member(site.socialSignIns.withLoginCode(code)).id).to.equal(105);
    expect(refusalOf(() => site.qq.visit({ ...QQ, successUrl: LONG_URL.slice(0, 255) }))).to.equal(undefined);
  });

  it('returns from a failed QQ login without a code, with the reason in login_err_msg', () => {
    const { site, controls } = signingIn();
    controls.qqAnswers({ kind: 'fails', words: '授权登录失败[1001]' });
    const { pathname, searchParams } = new URL(site.qq.visit(QQ));
    expect([pathname, ...searchParams]).to.deep.equal([
      '/error',
      ['login_err_msg', '授权登录失败[1001]'],
      ['action', 'login'],
    ]);
  });
});

describe('The controls of signing in', () => {
  it('show the text of the newest or a given captcha, until it is used', () => {
    const { site, controls } = signingIn();
    site.captchas.draw();
    const { key } = site.captchas.draw();
    expect(controls.captchaText()).to.be.a('string').and.equal(controls.captchaText(key));
    site.captchas.check(key, '');
    expect(controls.captchaText(key)).to.equal(undefined);
  });

  it('report every SMS code that is sent', () => {
    const { controls } = signingIn();
    const seen: string[] = [];
    controls.smsCodes$.subscribe(({ all }) => seen.push(all.map(({ key, value }) => `${key} ${value.scene}`).join()));
    controls.sendSms(NEW_MOBILE, 'register');
    controls.sendSms('13900000001');
    expect(seen).to.deep.equal(['', `${NEW_MOBILE} register`, `${NEW_MOBILE} register,13900000001 login`]);
  });

  it('scan the newest ticket, and expire the newest or a given one', () => {
    const { site, controls } = signingIn();
    const [older, newer] = [site.scans.open().code, site.scans.open().code];
    controls.scan(MUST_BIND);
    const kinds = () => [older, newer].map((code) => site.scans.stateOf(code).kind);
    expect(kinds()).to.deep.equal(['waiting', 'scanned']);
    controls.expireScan(older);
    expect(kinds()).to.deep.equal(['expired', 'scanned']);
    expect(site.socialSignIns.scanned(older)).to.deep.equal({ kind: 'expired' });
    const { key } = site.scanKeys.open('login', HOST);
    controls.expireScan();
    expect(refusalOf(() => site.scanKeys.codeOf(key))).to.equal('参数错误');
  });

  it('throw when there is no ticket, face check or account for the action', () => {
    const { controls } = signingIn();
    expect(() => controls.scan(MUST_BIND)).to.throw('no QR ticket');
    expect(() => controls.passFaceCheck()).to.throw('No face check');
    expect(() => controls.passFaceCheck('x')).to.throw('no face check x');
    expect(() => controls.loginCode({ kind: 'member', mobile: '1' })).to.throw('mobile 1');
  });
});

describe('What the in-memory server stores', () => {
  it('restores accounts, login codes and settings in another in-memory server', () => {
    const { site, controls } = signingIn();
    site.accounts.register({ ...proofFor(site), password: 'secret-1' });
    const code = controls.loginCode(MUST_BIND);
    site.controls.setUp({ faceCheckRequired: true });

    const { site: next } = aSite();
    for (const [name, part] of Object.entries(site.storable)) {
      const stored: unknown = JSON.parse(JSON.stringify(part.now$.value));
      if (typeof stored === 'object' && stored !== null) next.storable[name]?.restore(stored);
    }
    expect(refusalOf(() => next.accounts.signInWithPassword({ mobile: NEW_MOBILE, password: 'secret-1' }))).to.equal(
      undefined,
    );
    expect(next.socialSignIns.withLoginCode(code)).to.deep.equal({ kind: 'bind-mobile', code });
    expect(next.settings.value.faceCheckRequired).to.equal(true);
  });
});
