import { expect } from 'chai';

import { screen } from '@testing-library/react';

import { button, field, openDialog } from '../support/open-dialog.js';

describe('The password field', () => {
  it('shows what was typed, and hides it again, by a button with a pressed state (clarifications §8)', async () => {
    const { user } = await openDialog('login');
    await user.type(field('密码'), 'secret');
    expect([field('密码').type, button('显示密码').getAttribute('aria-pressed')]).to.deep.equal(['password', 'false']);
    await user.click(button('显示密码'));
    expect([field('密码').type, button('显示密码').getAttribute('aria-pressed')]).to.deep.equal(['text', 'true']);
    expect(field('密码').value).to.equal('secret');
    await user.click(button('显示密码'));
    expect(field('密码').type).to.equal('password');
  });

  it('says while it has the focus that caps lock is on (clarifications §8)', async () => {
    const { user } = await openDialog('login');
    await user.click(field('密码'));
    expect(screen.queryByText('大写锁定已开启')).to.equal(null);
    await user.keyboard('{CapsLock}A');
    const hint = screen.getByText('大写锁定已开启');
    expect(field('密码').getAttribute('aria-describedby')).to.equal(hint.id);
    await user.click(field('手机号'));
    expect(screen.queryByText('大写锁定已开启')).to.equal(null);
  });

  it('is offered the known password at login and a new one elsewhere (lesson 24)', async () => {
    const login = await openDialog('login');
    expect(field('密码').autocomplete).to.equal('current-password');
    expect(field('手机号').autocomplete).to.equal('username');
    login.unmount();
    await openDialog('register');
    expect(field('密码').autocomplete).to.equal('new-password');
    expect(field('手机号').autocomplete).to.equal('username');
  });
});
