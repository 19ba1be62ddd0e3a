import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';

import { SEEDED } from '../../../../src/adapters/memory/seed/members.js';
import type { CourseSite } from '../../../../src/adapters/memory/server/course-site.js';
import { Tokens } from '../../../../src/adapters/memory/server/member/tokens.js';
import { seededRandom } from '../../../../src/adapters/memory/server/random.js';
import { SmsCodes } from '../../../../src/adapters/memory/server/signing-in/captcha-and-sms.js';
import type { SocialUser } from '../../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { aSite, passUntil, refusalOf } from '../support.js';

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

describe('Tokens', () => {
  const newTokens = (time = new VirtualTimeScheduler(), seed = 1) => new Tokens(time, seededRandom(seed));

  it('recognises a token of an earlier page load, and issues no token twice', () => {
    expect(newTokens().read(newTokens(undefined, 2).issue(101))?.userId).to.equal(101);
    const tokens = newTokens();
    expect(tokens.issue(101)).not.to.equal(tokens.issue(101));
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
});

describe('Signing in with QQ and WeChat', () => {
  it('rejects a login code after ten minutes', () => {
    const { site, controls, until } = signingIn();
    const [early, late] = [controls.loginCode(MEMBER), controls.loginCode(MEMBER)];
    until(599_999);
    expect(site.socialSignIns.withLoginCode(early)).to.have.property('kind', 'signed-in');
    until(600_000);
    expect(refusalOf(() => site.socialSignIns.withLoginCode(late))).to.equal('已过期');
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

  it('returns from QQ with a login code after the existing parameters of the address', () => {
    const { site, controls, member } = signingIn();
    controls.redirectsEnd({ kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.withUnread } });
    const back = site.redirects.visit('qq', {
      ...QQ,
      successUrl: 'https://site.example/login/callback?redirect=%2Fvip',
    });
    expect(back).to.match(/^https:\/\/site\.example\/login\/callback\?redirect=%2Fvip&login_code=\w{32}&action=login$/);
    const code = new URL(back).searchParams.get('login_code') ?? '';
    expect(member(site.socialSignIns.withLoginCode(code)).id).to.equal(105);
    expect(refusalOf(() => site.redirects.visit('qq', { ...QQ, successUrl: LONG_URL.slice(0, 255) }))).to.equal(
      undefined,
    );
  });

  it('returns from a failed QQ or WeChat login without a code, with the reason', () => {
    const { site, controls } = signingIn();
    controls.redirectsEnd({ kind: 'fails', text: '授权登录失败[1001]' });
    for (const [channel, parameter] of [
      ['qq', 'login_err_msg'],
      ['wechat', 'msg'],
    ] as const) {
      const { pathname, searchParams } = new URL(site.redirects.visit(channel, QQ));
      expect([pathname, ...searchParams]).to.deep.equal([
        '/error',
        [parameter, '授权登录失败[1001]'],
        ['action', 'login'],
      ]);
    }
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
