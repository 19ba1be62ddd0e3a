import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type Action, journeyCalls, requestCount } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

const MEMBER = { kind: 'member', mobile: SEEDED.vip } as const;
const NEW_ACCOUNT = { kind: 'newcomer', mustBind: true } as const;
const MOBILE = '13512345678';

const used = (code: string, msv = ''): Action => ['POST /api/v3/auth/login/code', { code, msv }];

describe('Signing in by a login code in the address', () => {
  const rig = browserRig();

  it('signs the visitor in on the same page, once, and removes the code from the address, also after a reload', async () => {
    const code = rig.controls.signingIn.loginCode(MEMBER);
    const visit = await rig.visit(`/courses?tab=2&login_code=${code}&action=login#top`);
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    await visit.arrivesAt('/courses?tab=2#top');
    expect(requestCount(rig.site, '/api/v2/member/detail')).to.equal(1);
    await visit.page.reload();
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    await visit.goTo(`/courses?login_code=${code}&action=login`);
    await visit.arrivesAt('/courses');
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([used(code)]);
    visit.expectQuiet();
  });

  it('leads from /login/callback to the target with its query and hash, and replaces the callback in the history', async () => {
    const target = '/order?id=3&name=a%26b#pay';
    const code = rig.controls.signingIn.loginCode(MEMBER);
    const visit = await rig.visit('/courses?msv=77');
    await visit.sees('录播课');
    await visit.goTo(`/login/callback?redirect=${encodeURIComponent(target)}&login_code=${code}&action=login`);
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    expect(journeyCalls(rig.site)).to.deep.equal([used(code, '77')]);
    await visit.page.goBack();
    await visit.arrivesAt('/courses?msv=77');
    visit.expectQuiet();
  });

  it('asks a new user for a mobile and then opens the target', async () => {
    const code = rig.controls.signingIn.loginCode(NEW_ACCOUNT);
    const visit = await rig.visit(`/login/callback?redirect=%2Fmember%2Forders&login_code=${code}&action=login&msv=77`);
    const form = await SignInForm.inDialog(visit, '请绑定手机号');
    await form.button('立即绑定').click();
    await form.root.getByText('请输入手机号码!').waitFor();
    await form.fill({ newMobile: MOBILE });
    const { smsCode, actions } = await form.proveMobile(rig.controls, MOBILE, 'mobile_bind');
    await form.button('立即绑定').click();
    await visit.reads('绑定成功');
    await visit.arrivesAt('/member/orders');
    await visit.sees('所有订单');
    expect(journeyCalls(rig.site)).to.deep.equal([
      used(code, '77'),
      ...actions,
      ['POST /api/v3/auth/register/withSocialite', { mobile: MOBILE, mobile_code: smsCode, code, msv: '77' }],
    ]);
    visit.expectQuiet();
  });

  it('asks for the mobile on any page, can be cancelled, and does not use the code again after a reload', async () => {
    const code = rig.controls.signingIn.loginCode(NEW_ACCOUNT);
    const visit = await rig.visit(`/courses?login_code=${code}&action=login`);
    const form = await SignInForm.inDialog(visit, '请绑定手机号');
    await visit.arrivesAt('/courses');
    await form.button('取消绑定').click();
    await form.root.waitFor({ state: 'detached' });
    await visit.page.reload();
    await visit.sees('录播课');
    await visit.button('登录').waitFor();
    expect(journeyCalls(rig.site).filter(([call]) => call.startsWith('POST'))).to.deep.equal([used(code)]);
    visit.expectQuiet();
  });

  it('shows an error and a link to the login page when the code is invalid', async () => {
    const code = 'x'.repeat(32);
    const visit = await rig.visit(`/login/callback?redirect=%2Fmember&login_code=${code}&action=login`);
    await visit.sees('登录未完成');
    await visit.reads('登录失败：已过期');
    await visit.link('返回登录').click();
    await visit.arrivesAt('/login?redirect=%2Fmember');
    expect(journeyCalls(rig.site)).to.deep.equal([used(code)]);
    visit.expectQuiet();
  });
});
