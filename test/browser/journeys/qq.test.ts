import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';

const QQ = 'GET /api/v3/auth/login/socialite/qq';
const CODE_LOGIN = 'POST /api/v3/auth/login/code';

describe('Signing in by QQ', () => {
  const rig = browserRig();

  /** The request body with the login code that the page sent, if it sent one. */
  const codeUsed = (): unknown => journeyCalls(rig.site).find(([call]) => call === CODE_LOGIN)?.[1];

  it('returns to the same page with its query, signed in', async () => {
    const visit = await rig.visit('/courses?a=1&b=%26#list');
    await (await openFromHeader(visit)).button('QQ登录').click();
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    await visit.arrivesAt('/courses?a=1&b=%26');
    expect(codeUsed()).to.have.property('msv', '');
    expect(journeyCalls(rig.site)).to.deep.equal([
      [QQ, { s_url: `${visit.origin}/courses?a=1&b=%26`, f_url: `${visit.origin}/error`, action: 'login' }],
      [CODE_LOGIN, codeUsed()],
    ]);
    visit.expectQuiet();
  });

  it('returns from /login to the target instead of the login page', async () => {
    rig.controls.signingIn.qqAnswers({ kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.ordinary } });
    const target = '/order?id=3&name=a%26b';
    const visit = await rig.visit(`/login?redirect=${encodeURIComponent(target)}`);
    await visit.button('登录后查看').click();
    await (await SignInForm.inDialog(visit, '登录')).button('QQ登录').click();
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    const successUrl = `${visit.origin}/login/callback?redirect=${encodeURIComponent(target)}`;
    expect(journeyCalls(rig.site)).to.deep.equal([
      [QQ, { s_url: successUrl, f_url: `${visit.origin}/error`, action: 'login' }],
      [CODE_LOGIN, codeUsed()],
    ]);
    visit.expectQuiet();
  });

  it('leads to 我的学习 when the visitor was on the way there', async () => {
    const visit = await rig.visit('/courses');
    await visit.link('我的学习').click();
    await (await SignInForm.inDialog(visit, '登录')).button('QQ登录').click();
    await visit.arrivesAt('/study-center');
    await visit.sees('我的学习');
    visit.expectQuiet();
  });

  it('ends at /error with the error text of QQ, as plain text, when it fails', async () => {
    const message = '<b>授权</b>已取消 & 返回';
    rig.controls.signingIn.qqAnswers({ kind: 'fails', words: message });
    const visit = await rig.visit('/courses');
    await (await openFromHeader(visit)).button('QQ登录').click();
    await visit.sees('出了点问题');
    await visit.reads(message);
    expect(journeyCalls(rig.site)).to.deep.equal([
      [QQ, { s_url: `${visit.origin}/courses`, f_url: `${visit.origin}/error`, action: 'login' }],
    ]);
    await visit.page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
    await visit.arrivesAt('/');
    visit.expectQuiet();
  });
});
