import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { BindNewMobileDialog } from '../../../../src/ui/dialogs/bind-mobile-dialogs.js';
import { SigningInGate } from '../../../../src/ui/signing-in/signing-in.js';
import { aPicture } from '../../../support/fake-gateways.js';
import { renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

async function renderDialog() {
  const onClose = sinon.spy();
  const rendered = renderWithSite(
    <SigningInGate>
      <BindNewMobileDialog code="login1" onClose={onClose} />
    </SigningInGate>,
    { at: '/login/callback?redirect=%2Fvip' },
  );
  await servicesFetched();
  act(() => {
    rendered.world.captchas.images.answer(aPicture('k1'));
  });
  return { ...rendered, onClose };
}

describe('BindNewMobileDialog', () => {
  it('asks for the mobile in its own words (spec §5, clarifications §8)', async () => {
    const { user } = await renderDialog();
    expect(document.querySelector('[placeholder="请输入手机号码"]')).to.exist;
    await user.click(screen.getByRole('button', { name: '立即绑定' }));
    expect(screen.getByText('请输入手机号码!')).to.exist;
    expect(document.activeElement).to.equal(screen.getByPlaceholderText('请输入手机号码'));
  });

  it('sends the SMS of scene mobile_bind, and binds the login code (clarifications §8)', async () => {
    const { world, user } = await renderDialog();
    await user.type(screen.getByPlaceholderText('请输入手机号码'), '13800000001');
    await user.type(screen.getByPlaceholderText('请输入图形验证码'), '2346');
    await user.click(screen.getByRole('button', { name: '发送验证码' }));
    expect(world.captchas.requests.map(({ scene }) => scene)).to.deep.equal(['mobile_bind']);
    await user.type(screen.getByPlaceholderText('请输入手机验证码'), '123456{Enter}');
    expect(world.doors.sent).to.deep.equal([
      { mobile: '13800000001', smsCode: '123456', loginCode: 'login1', msv: '' },
    ]);
    act(() => {
      world.doors.tokens.answer('fresh');
    });
    expect(world.store.read('token')).to.equal('fresh');
  });

  it('is left by 取消绑定, by keyboard too, and sends nothing (clarifications §8)', async () => {
    const { world, user, onClose } = await renderDialog();
    screen.getByRole('button', { name: '立即绑定' }).focus();
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '取消绑定' }));
    await user.keyboard('{Enter}');
    expect(onClose.callCount).to.equal(1);
    expect(world.doors.sent).to.be.empty;
  });
});
