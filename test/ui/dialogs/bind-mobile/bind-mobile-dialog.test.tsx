import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { TOAST_QUEUE } from '../../../../src/application/site/toast-queue.js';
import { BindMobileDialog } from '../../../../src/ui/dialogs/bind-mobile-dialogs.js';
import { SigningInGate } from '../../../../src/ui/signing-in/signing-in.js';
import { aMember } from '../../../support/sessions.js';
import { aPicture } from '../../../support/fake-gateways.js';
import { type Rendered, renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const dialog = (
  <SigningInGate>
    <BindMobileDialog code="scan1" />
  </SigningInGate>
);

async function renderDialog(): Promise<Rendered> {
  const rendered = renderWithSite(dialog, { at: '/login?redirect=%2Fvip', stored: { msv: 'inviter' } });
  await servicesFetched();
  act(() => {
    rendered.world.captchas.images.answer(aPicture('k1'));
  });
  return rendered;
}

async function fillIn({ user }: Rendered): Promise<void> {
  await user.type(screen.getByPlaceholderText('请输入手机号'), '13800000001');
  await user.type(screen.getByPlaceholderText('请输入图形验证码'), '2346');
  await user.type(screen.getByPlaceholderText('请输入手机验证码'), '123456');
}

describe('BindMobileDialog', () => {
  it('sends the SMS of scene login (clarifications §8)', async () => {
    const rendered = await renderDialog();
    await fillIn(rendered);
    await rendered.user.click(screen.getByRole('button', { name: '发送验证码' }));
    expect(rendered.world.captchas.requests.map(({ scene }) => scene)).to.deep.equal(['login']);
  });

  it('names each missing field and puts the focus on the first (spec §5)', async () => {
    const { user } = await renderDialog();
    await user.click(screen.getByRole('button', { name: '立即绑定' }));
    for (const fault of ['请输入手机号!', '请输入图形验证码!', '请输入手机验证码!']) {
      expect(screen.getByText(fault)).to.exist;
    }
    expect(document.activeElement).to.equal(screen.getByPlaceholderText('请输入手机号'));
  });

  it('binds the scan by Enter, stores the token first and goes on (spec §4 after binding, lesson 11)', async () => {
    const rendered = await renderDialog();
    const { world, user } = rendered;
    await fillIn(rendered);
    await user.keyboard('{Enter}{Enter}');
    expect(world.scans.bindings).to.deep.equal([
      { mobile: '13800000001', smsCode: '123456', code: 'scan1', msv: 'inviter' },
    ]);
    act(() => {
      world.scans.tokens.answer('fresh');
    });
    expect(world.store.read('token')).to.equal('fresh');
    expect(world.resolve(TOAST_QUEUE).toasts$.value.map(({ text }) => text)).to.deep.equal(['绑定成功']);
    act(() => {
      world.members.details.answer(aMember());
    });
    expect(world.navigator.journeys).to.deep.equal(['replace /vip']);
  });

  it('keeps the refusal of the server in the form (design/ui.md)', async () => {
    const rendered = await renderDialog();
    await fillIn(rendered);
    await rendered.user.keyboard('{Enter}');
    act(() => {
      rendered.world.scans.tokens.failWith({ kind: 'refused', message: '短信验证码错误' });
    });
    expect(screen.getByRole('alert').textContent).to.equal('短信验证码错误');
  });

  it('gives its question up when it is closed (lesson 19)', async () => {
    const rendered = await renderDialog();
    await fillIn(rendered);
    await rendered.user.keyboard('{Enter}');
    expect(rendered.world.scans.tokens.waiting).to.equal(1);
    rendered.unmount();
    expect(rendered.world.scans.tokens.waiting).to.equal(0);
  });
});
