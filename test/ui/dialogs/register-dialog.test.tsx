import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { aSite } from '../../support/site.js';
import { button, faultOf, field, openDialog, type OpenedDialog } from '../support/open-dialog.js';

const agreement = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox');

async function filledIn(): Promise<OpenedDialog> {
  const opened = await openDialog('register', { stored: { msv: '7' } });
  const { user } = opened;
  await user.type(field('手机号'), '１３８ 0013 8000');
  await user.type(field('图形验证码'), 'ab12');
  await user.type(field('手机验证码'), ' 123456');
  await user.type(field('密码'), 'secret');
  return opened;
}

describe('The register dialog', () => {
  it('takes the focus to the agreement when nothing else is missing (spec §5)', async () => {
    const { user, world } = await filledIn();
    await user.click(button('立即注册'));
    expect(document.activeElement).to.equal(agreement());
    expect(faultOf('同意《用户协议》和《隐私政策》')).to.equal('请同意《用户协议》和《隐私政策》');
    expect(world.doors.sent).to.be.empty;
  });

  it('is never agreed to by itself, and not again for the next visitor (lesson 27)', async () => {
    const { user, flow } = await openDialog('register');
    expect(agreement().checked).to.equal(false);
    await user.click(agreement());
    expect(agreement().checked).to.equal(true);
    await user.keyboard('{Escape}');
    act(() => {
      flow.open({ kind: 'register' });
    });
    expect(agreement().checked).to.equal(false);
  });

  it('keeps the tick when the server refuses (lesson 27)', async () => {
    const { user, world } = await filledIn();
    await user.click(agreement());
    await user.click(button('立即注册'));
    world.doors.accounts.failWith({ kind: 'refused', message: '手机号已存在' });
    expect(screen.getByRole('alert').textContent).to.equal('手机号已存在');
    expect(agreement().checked).to.equal(true);
  });

  it('links the agreement and the policy in windows of their own (spec §2, lesson 33)', async () => {
    const site = aSite().withProtocols('https://site.example/user', 'https://site.example/privacy');
    await openDialog('register', { site });
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ text, href, target, rel }) => [text, href, target, rel])).to.deep.equal([
      ['《用户协议》', 'https://site.example/user', '_blank', 'noopener'],
      ['《隐私政策》', 'https://site.example/privacy', '_blank', 'noopener'],
    ]);
  });

  it('shows plain words where an address is missing or no web address (lesson 33)', async () => {
    await openDialog('register', { site: aSite().withProtocols('', 'javascript:alert(1)') });
    expect(screen.queryByRole('link')).to.equal(null);
  });

  it('leads back to whoever has an account (spec §4 dialog flow)', async () => {
    const { user } = await openDialog('register');
    await user.click(button('已有账号，立即登录'));
    expect(screen.getByRole('dialog', { name: '登录' })).to.exist;
  });
});
