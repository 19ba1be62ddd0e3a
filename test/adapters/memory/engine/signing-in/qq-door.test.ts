import { expect } from 'chai';

import { SEEDED } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, refusalOf } from '../../support.js';

const ERRAND = {
  successUrl: 'https://site.example/courses',
  failureUrl: 'https://site.example/error',
  action: 'login',
};

describe('QqDoor', () => {
  it('brings the visitor back with a login code, as whom the control says (API 2.9)', () => {
    const { site } = aSite();
    site.controls.signingIn.qqAnswers({ kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.withUnread } });
    const { origin, pathname, searchParams } = new URL(site.qq.visit(ERRAND));
    expect([origin + pathname, searchParams.get('action')]).to.deep.equal([ERRAND.successUrl, 'login']);
    const outcome = site.socialSignIns.withLoginCode(searchParams.get('login_code') ?? '');
    expect(outcome.kind === 'signed-in' && site.members.detail(outcome.token).id).to.equal(105);
  });

  it('appends its parameters after those that are there (API 2.9)', () => {
    const { site } = aSite();
    const back = site.qq.visit({ ...ERRAND, successUrl: 'https://site.example/login/callback?redirect=%2Fvip' });
    expect(back).to.match(/^https:\/\/site\.example\/login\/callback\?redirect=%2Fvip&login_code=\w{32}&action=login$/);
  });

  it('comes back without a code when it failed, and says why in login_err_msg (API 2.9, lesson 22)', () => {
    const { site } = aSite();
    site.controls.signingIn.qqAnswers({ kind: 'fails', words: '授权登录失败[1001]' });
    const { pathname, searchParams } = new URL(site.qq.visit(ERRAND));
    expect([pathname, ...searchParams]).to.deep.equal([
      '/error',
      ['login_err_msg', '授权登录失败[1001]'],
      ['action', 'login'],
    ]);
  });

  it('stays with the server when something else goes wrong (API 2.9)', () => {
    const { site } = aSite();
    site.controls.signingIn.qqAnswers({ kind: 'breaks' });
    expect(refusalOf(() => site.qq.visit(ERRAND))).to.equal('错误');
  });

  const LONG = `https://site.example/${'a'.repeat(255)}`;
  for (const [what, patch, words] of [
    ['no s_url', { successUrl: '' }, '参数错误'],
    ['an action that is none', { action: 'dance' }, '参数错误'],
    ['an s_url that is too long', { successUrl: LONG }, 'The s url may not be greater than 255 characters.'],
    ['an f_url that is too long', { failureUrl: LONG }, 'The f url may not be greater than 255 characters.'],
  ] as const) {
    it(`refuses ${what} (API 1.3, 2.9)`, () => {
      expect(refusalOf(() => aSite().site.qq.visit({ ...ERRAND, ...patch }))).to.equal(words);
    });
  }

  it('takes an address of exactly 255 characters, and is closed where QQ is switched off (API 2.9)', () => {
    const { site } = aSite();
    expect(refusalOf(() => site.qq.visit({ ...ERRAND, successUrl: LONG.slice(0, 255) }))).to.equal(undefined);
    site.controls.setUp({ qq: false });
    expect(refusalOf(() => site.qq.visit(ERRAND))).to.equal('登录应用不存在');
  });
});
