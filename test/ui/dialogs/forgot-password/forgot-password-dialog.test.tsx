import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { aPicture } from '../../../support/fake-gateways.js';
import {
  button,
  faultOf,
  field,
  openDialog,
  type OpenedDialog,
  placeholders,
  toastsOf,
} from '../../support/open-dialog.js';

const LABELS = ['手机号', '图形验证码', '手机验证码', '密码'] as const;

async function filledIn(): Promise<OpenedDialog> {
  const opened = await openDialog('forgot-password');
  const { user } = opened;
  await user.type(field('手机号'), '13800138000');
  await user.type(field('图形验证码'), 'ab12');
  await user.type(field('手机验证码'), '123456');
  await user.type(field('密码'), 'secret');
  return opened;
}

describe('The forgot-password dialog', () => {
  it('has the fields of registration without the agreement, the focus in the first (clarifications §8)', async () => {
    await openDialog('forgot-password');
    expect(placeholders()).to.deep.equal(['请输入手机号', '请输入图形验证码', '请输入手机验证码', '请设置账号密码']);
    expect(screen.queryByRole('checkbox')).to.equal(null);
    expect(document.activeElement).to.equal(field('手机号'));
  });

  it('says what is missing (spec §5)', async () => {
    const { user } = await openDialog('forgot-password');
    await user.click(button('重置密码'));
    expect(LABELS.map(faultOf)).to.deep.equal([
      '请输入手机号!',
      '请输入图形验证码!',
      '请输入手机验证码!',
      '请设置账号密码!',
    ]);
  });

  for (const label of LABELS) {
    it(`is submitted by Enter from ${label} (lesson 24)`, async () => {
      const { user, world } = await filledIn();
      await user.type(field(label), '{Enter}');
      expect(world.doors.sent).to.deep.equal([{ mobile: '13800138000', smsCode: '123456', password: 'secret' }]);
    });
  }

  it('sends its SMS as the server knows it: for login (clarifications §8)', async () => {
    const { user, world } = await filledIn();
    act(() => {
      world.captchas.images.answer(aPicture());
    });
    await user.click(button('发送验证码'));
    expect(world.captchas.requests.map(({ scene }) => scene)).to.deep.equal(['login']);
  });

  it('leads to login with the mobile filled in (clarifications §8)', async () => {
    const { user, world } = await filledIn();
    await user.click(button('重置密码'));
    act(() => {
      world.doors.accounts.complete();
    });
    expect(toastsOf(world)).to.deep.equal(['success 密码重置成功']);
    expect(screen.getByRole('dialog', { name: '登录' })).to.exist;
    expect(field('手机号').value).to.equal('13800138000');
  });
});
