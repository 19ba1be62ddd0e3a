import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';

const NEW_ACCOUNT = '13712345678';
const PASSWORD = 'my-new-one-1';

describe('Registration and password reset', () => {
  const rig = browserRig();

  it('registers a new user, who then logs in with the mobile filled in', async () => {
    const visit = await rig.visit('/courses?msv=77');
    const form = await openFromHeader(visit, '注册');
    await form.fill({ mobile: NEW_ACCOUNT, newPassword: PASSWORD });
    const { smsCode, actions } = await form.proveMobile(rig.controls, NEW_ACCOUNT, 'register');
    await form.button('立即注册').click();
    await form.root.getByText('请同意《用户协议》和《隐私政策》', { exact: true }).first().waitFor();
    await form.root.getByRole('checkbox').check();
    await form.button('立即注册').click();
    await visit.reads('注册成功');

    const login = await SignInForm.inDialog(visit, '登录');
    expect(await login.field('mobile').inputValue()).to.equal(NEW_ACCOUNT);
    await login.fill({ password: PASSWORD });
    await login.button('立即登录').click();
    const name = rig.controls.users$.value.all.find((user) => user.mobile === NEW_ACCOUNT)?.name ?? 'no such user';
    await visit.page.getByRole('button', { name }).waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([
      ...actions,
      ['POST /api/v2/register/sms', { mobile: NEW_ACCOUNT, mobile_code: smsCode, password: PASSWORD, msv: '77' }],
      ['POST /api/v2/login/password', { mobile: NEW_ACCOUNT, password: PASSWORD }],
    ]);
    visit.expectQuiet();
  });

  it('resets a forgotten password; the member then logs in with the mobile filled in', async () => {
    const mobile = SEEDED.ordinary;
    const visit = await rig.visit('/courses');
    const login = await openFromHeader(visit);
    await login.fill({ mobile });
    await login.button('忘记密码').click();
    const form = await SignInForm.inDialog(visit, '忘记密码');
    expect(await form.field('mobile').inputValue(), 'the other dialog has the typed mobile').to.equal(mobile);
    await form.fill({ newPassword: PASSWORD });
    const { smsCode, actions } = await form.proveMobile(rig.controls, mobile, 'login');
    await form.button('重置密码').click();
    await visit.reads('密码重置成功');

    const again = await SignInForm.inDialog(visit, '登录');
    expect(await again.field('mobile').inputValue()).to.equal(mobile);
    await again.fill({ password: PASSWORD });
    await again.button('立即登录').click();
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([
      ...actions,
      ['POST /api/v2/password/reset', { mobile, mobile_code: smsCode, password: PASSWORD }],
      ['POST /api/v2/login/password', { mobile, password: PASSWORD }],
    ]);
    visit.expectQuiet();
  });
});
