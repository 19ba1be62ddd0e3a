import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls, requestCount } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { until } from '../../support/until.js';

const CREDENTIALS = { mobile: SEEDED.ordinary, password: SEEDED_PASSWORD };
const MEMBER = '/api/v2/member/detail';
const CONFIG = '/api/v2/other/config';

const memberButton = (visit: Visit, name = '林晓雨') => visit.page.getByRole('button', { name });

describe('Logging in', () => {
  const rig = browserRig();

  it('works by password from home: the page is reloaded and shows the member', async () => {
    const visit = await rig.visit('/');
    const form = await openFromHeader(visit);
    await form.fill(CREDENTIALS);
    const reloaded = visit.page.waitForEvent('load');
    await form.button('立即登录').click();
    await reloaded;
    await memberButton(visit).waitFor();
    expect(visit.address).to.equal('/');
    expect(journeyCalls(rig.site)).to.deep.equal([['POST /api/v2/login/password', CREDENTIALS]]);
    expect(requestCount(rig.site, CONFIG)).to.equal(2);
    expect(requestCount(rig.site, MEMBER)).to.equal(1);
    expect(await visit.stored('meedu-user-token')).to.be.a('string');
    visit.expectQuiet();
  });

  it('leads from /login to the target with its query and hash, which replaces /login in the history', async () => {
    const target = '/order?id=3&name=a%26b#pay';
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await visit.goTo(`/login?redirect=${encodeURIComponent(target)}`);
    await visit.button('登录后查看').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill(CREDENTIALS);
    await form.field('password').press('Enter');
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    await memberButton(visit).waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([['POST /api/v2/login/password', CREDENTIALS]]);
    expect(requestCount(rig.site, MEMBER)).to.equal(1);

    await visit.page.goBack();
    await visit.arrivesAt('/courses');
    visit.expectQuiet();
  });

  it('works by SMS for an unknown mobile, and sends the inviter that the address names', async () => {
    const mobile = '13912345678';
    const visit = await rig.visit('/courses?msv=77');
    const form = await openFromHeader(visit);
    await form.chooseTab('短信登录');
    await form.fill({ mobile: ' +86 139-1234-5678' });
    const { smsCode, actions } = await form.proveMobile(rig.controls, mobile, 'login');
    await form.button('立即登录').click();
    const newUser = await newcomerNamed(mobile);
    await memberButton(visit, newUser).waitFor();
    expect(visit.address).to.equal('/courses?msv=77');
    expect(journeyCalls(rig.site)).to.deep.equal([
      ...actions,
      ['POST /api/v2/login/mobile', { mobile, mobile_code: smsCode, msv: '77' }],
    ]);
    visit.expectQuiet();
  });

  it('leads from 我的学习 through the login to the study centre', async () => {
    const visit = await rig.visit('/');
    await visit.link('我的学习').click();
    const form = await SignInForm.inDialog(visit, '登录');
    expect(visit.address).to.equal('/');
    await form.fill(CREDENTIALS);
    await form.button('立即登录').click();
    await visit.arrivesAt('/study-center');
    await visit.sees('我的学习');
    expect(journeyCalls(rig.site)).to.deep.equal([['POST /api/v2/login/password', CREDENTIALS]]);
    expect(requestCount(rig.site, MEMBER)).to.equal(1);
    visit.expectQuiet();
  });

  it('can be undone: the sign-out request carries the token, and home shows an anonymous visitor', async () => {
    const visit = await rig.visit('/login?redirect=%2Fmember');
    await visit.button('登录后查看').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill(CREDENTIALS);
    await form.button('立即登录').click();
    await visit.arrivesAt('/member');
    const token = String(await visit.stored('meedu-user-token'));
    await memberButton(visit).click();
    await visit.button('安全退出').click();
    await visit.reads('已安全退出');
    await visit.arrivesAt('/');
    await visit.button('登录').waitFor();
    expect(await visit.stored('meedu-user-token')).to.equal(null);
    expect(journeyCalls(rig.site).map(([call]) => call)).to.deep.equal([
      'POST /api/v2/login/password',
      'POST /api/v2/logout',
    ]);
    expect(rig.site.requests.find(({ path }) => path === '/api/v2/logout')?.headers.authorization).to.equal(
      `Bearer ${token}`,
    );
    visit.expectQuiet();
  });

  /** The name that the server gave to the new user with this mobile. */
  async function newcomerNamed(mobile: string): Promise<string> {
    const find = () => rig.controls.users$.value.all.find((user) => user.mobile === mobile);
    await until(() => find() !== undefined);
    return find()?.name ?? '';
  }
});
