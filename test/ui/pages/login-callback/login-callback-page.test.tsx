import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { LoginCallbackPage } from '../../../../src/ui/pages/login-callback/login-callback-page.js';
import { renderWithSite } from '../../support/render-with-site.js';

describe('LoginCallbackPage', () => {
  it('spins while there is a code to sign in with, and is no dead end (spec §2)', () => {
    renderWithSite(<LoginCallbackPage />, { at: '/login/callback?login_code=abc&action=login' });
    expect(screen.getByRole('status')).to.exist;
    expect(screen.getByRole('link', { name: '返回首页' })).to.exist;
  });

  it('never spins for nothing (clarifications §5)', () => {
    renderWithSite(<LoginCallbackPage />, { at: '/login/callback?login_code=' });
    expect(screen.queryByRole('status')).to.equal(null);
    expect(screen.getByText('没有收到登录信息，请返回首页重新登录')).to.exist;
    expect(screen.getByRole('link', { name: '返回首页' })).to.exist;
  });
});
