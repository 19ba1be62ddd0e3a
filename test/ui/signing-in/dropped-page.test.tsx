import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { DialogHost } from '../../../src/ui/signing-in/dialogs/dialog-host.js';
import { anImage } from '../../support/fake-gateways.js';
import { button, field, openDialog, type OpenedDialog } from '../support/open-dialog.js';
import { renderWithSite } from '../support/render-with-site.js';
import { servicesFetched } from '../support/services-fetched.js';

const MOBILE = '13800138000';
const SECRETS = ['ab12', '246810', 'never-stored'];
const MINUTE_MS = 60_000;

const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
const dialogName = () => screen.queryByRole('heading', { level: 2 })?.textContent;

/** Types everything but the password into a form, and requests an SMS. */
async function requestSms({ user, world }: OpenedDialog): Promise<void> {
  world.captchas.images.answer(anImage('k1'));
  await user.type(field('手机号'), '138 0013 8000');
  await user.type(field('图形验证码'), SECRETS[0] ?? '');
  await user.click(button('发送验证码'));
  world.captchas.messages.complete();
  world.captchas.images.answer(anImage('k2'));
  await user.type(field('手机验证码'), SECRETS[1] ?? '');
}

/** The system drops the page, which ends without a clean-up. Later the visitor loads it again. */
async function comeBack({ world, unmount }: OpenedDialog, afterMs = MINUTE_MS): Promise<OpenedDialog> {
  const { store } = world;
  store.isDropped = true;
  unmount();
  store.isDropped = false;
  const rendered = renderWithSite(<DialogHost />, { at: '/courses', store, now: world.time.now() + afterMs });
  await servicesFetched();
  return { ...rendered, flow: rendered.world.resolve(DIALOG_FLOW) };
}

describe('A page that the system drops while its visitor reads the SMS', () => {
  it('is loaded again with the registration: mobile, tick and countdown, and nothing that is secret', async () => {
    const before = await openDialog('register');
    await requestSms(before);
    await before.user.type(field('密码'), SECRETS[2] ?? '');
    await before.user.click(tick());
    const { world, user } = await comeBack(before);
    expect(await screen.findByRole('dialog', { name: '用户注册' })).to.exist;
    expect([field('手机号').value, tick().checked]).to.deep.equal([MOBILE, true]);
    expect(button('60 秒后重发')).to.exist;
    expect(['图形验证码', '手机验证码', '密码'].map((label) => field(label).value)).to.deep.equal(['', '', '']);
    for (const secret of SECRETS) expect(world.store.written.join('\n')).not.to.contain(secret);
    // The SMS was sent, so no captcha is needed for the registration.
    await user.type(field('手机验证码'), '246810');
    await user.type(field('密码'), 'secret');
    await user.click(button('立即注册'));
    expect(world.signIn.sent).to.deep.equal([{ mobile: MOBILE, smsCode: '246810', password: 'secret', msv: '' }]);
  });

  it('is loaded again with the login by SMS, and with the reset of a password', async () => {
    const login = await openDialog('login');
    await login.user.click(screen.getByRole('tab', { name: '短信登录' }));
    await requestSms(login);
    const again = await comeBack(login);
    expect(await screen.findByRole('tab', { name: '短信登录', selected: true })).to.exist;
    expect([field('手机号').value, button('60 秒后重发').tagName]).to.deep.equal([MOBILE, 'BUTTON']);
    act(() => again.flow.switchTo({ kind: 'forgot-password' }));
    const reset = await comeBack(again, 30_000);
    expect(await screen.findByRole('dialog', { name: '忘记密码' })).to.exist;
    expect([field('手机号').value, button('30 秒后重发').tagName]).to.deep.equal([MOBILE, 'BUTTON']);
    reset.unmount();
  });

  it('opens no dialog again that the visitor has closed; the mobile is there, the tick is not', async () => {
    const before = await openDialog('register');
    await before.user.type(field('手机号'), MOBILE);
    await before.user.click(tick());
    await before.user.keyboard('{Escape}');
    const { flow } = await comeBack(before);
    expect([dialogName(), flow.dialog$.value]).to.deep.equal([undefined, undefined]);
    act(() => flow.open({ kind: 'register' }));
    await screen.findByRole('dialog');
    expect([field('手机号').value, tick().checked]).to.deep.equal([MOBILE, false]);
  });

  it('is a page like any other after a quarter of an hour', async () => {
    const before = await openDialog('register');
    await before.user.type(field('手机号'), MOBILE);
    const { flow } = await comeBack(before, 15 * MINUTE_MS);
    expect(flow.dialog$.value).to.equal(undefined);
    act(() => flow.open({ kind: 'register' }));
    await screen.findByRole('dialog');
    expect(field('手机号').value).to.equal('');
  });

  it('counts the quarter of an hour from when the page was visible last', async () => {
    const before = await openDialog('register');
    before.world.pass(20 * MINUTE_MS);
    await before.user.type(field('手机号'), MOBILE);
    act(() => before.world.presence.hide());
    await comeBack(before, 14 * MINUTE_MS);
    await screen.findByRole('dialog', { name: '用户注册' });
    expect(field('手机号').value).to.equal(MOBILE);
  });

  it('leaves nothing behind once the visitor has signed in', async () => {
    const before = await openDialog('login');
    await before.user.type(field('手机号'), MOBILE);
    await before.user.type(field('密码'), 'secret');
    await before.user.click(button('立即登录'));
    const { store, signIn } = before.world;
    signIn.tokens.answer('t');
    expect([store.read('guestDrafts'), store.read('memberDrafts'), store.read('dialogToReopen')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
