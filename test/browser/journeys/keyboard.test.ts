import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { KeyboardVisitor } from '../../support/browser/keyboard-visitor.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';

const MOBILE = SEEDED.ordinary;
const NEW_ACCOUNT = '13312345678';
const PASSWORD = 'my-new-one-1';
const FIRST_FIELD = '手机号';

describe('Signing in with the keyboard alone', () => {
  const rig = browserRig();

  /**
   * Loads a page and opens a dialog from the header; the first field has the focus (docs/spec/signing-in.md#dialogs).
   */
  async function openByKeyboard(opener: '登录' | '注册') {
    const visit = await rig.visit('/courses');
    await visit.button(opener).waitFor();
    const keys = new KeyboardVisitor(visit);
    await keys.press('Tab');
    await keys.tabTo(opener);
    await keys.press('Enter');
    const form = await SignInForm.inDialog(visit, opener === '登录' ? '登录' : '用户注册');
    await keys.waitForFocusOn(FIRST_FIELD);
    return { visit, keys, form };
  }

  /**
   * Fills in mobile, captcha and SMS code. After each step the form moves the focus to the field that is filled in
   * next.
   */
  async function proveMobile(keys: KeyboardVisitor, form: SignInForm, mobile: string): Promise<void> {
    await keys.fill('手机号', mobile);
    await keys.fill('图形验证码', (await form.readCaptcha(rig.controls)).text);
    await keys.tabTo('发送验证码');
    await keys.press('Enter');
    await form.counting.waitFor();
    await keys.waitForFocusOn('手机验证码');
    await keys.fill('手机验证码', rig.controls.signingIn.smsCodeFor(mobile) ?? '');
  }

  const isMember = (visit: Visit, name: string) => visit.page.getByRole('button', { name }).waitFor();
  const nameOf = (mobile: string) => rig.controls.users$.value.all.find((user) => user.mobile === mobile)?.name;

  it('reaches the tabs, moves along them with arrow keys, and logs in by SMS', async () => {
    const { visit, keys, form } = await openByKeyboard('登录');
    await keys.press('Shift+Tab');
    expect(await keys.focused()).to.equal('密码登录');
    await keys.press('ArrowRight');
    expect(await keys.focused()).to.equal('短信登录');
    await keys.press('ArrowRight', 'ArrowLeft');
    expect(await keys.focused()).to.equal('短信登录');
    await proveMobile(keys, form, MOBILE);
    await visit.page.keyboard.press('Enter');
    await isMember(visit, '林晓雨');
    visit.expectQuiet();
  });

  it(`registers, and continues with the login form with the mobile filled in ${BREADTH}`, async () => {
    const { visit, keys, form } = await openByKeyboard('注册');
    await proveMobile(keys, form, NEW_ACCOUNT);
    await keys.fill('密码', PASSWORD);
    await keys.tabTo('同意《用户协议》和《隐私政策》');
    await keys.press('Space', 'Enter');
    await visit.reads('注册成功');
    await SignInForm.inDialog(visit, '登录');
    await keys.waitForFocusOn('手机号');
    await keys.fill('密码', PASSWORD);
    await visit.page.keyboard.press('Enter');
    await isMember(visit, nameOf(NEW_ACCOUNT) ?? 'no such user');
    visit.expectQuiet();
  });

  it(`binds a mobile after a login by a code in the address; the cancel button can be reached ${BREADTH}`, async () => {
    const code = rig.controls.signingIn.loginCode({ kind: 'newcomer', mustBind: true });
    const visit = await rig.visit(`/courses?login_code=${code}&action=login`);
    const keys = new KeyboardVisitor(visit);
    const form = await SignInForm.inDialog(visit, '请绑定手机号');
    await keys.waitForFocusOn('手机号');
    await keys.tabTo('取消绑定');
    await keys.press('Shift+Tab');
    await keys.tabTo('手机号');
    await proveMobile(keys, form, NEW_ACCOUNT);
    await visit.page.keyboard.press('Enter');
    await isMember(visit, '会员菜单');
    visit.expectQuiet();
  });
});
