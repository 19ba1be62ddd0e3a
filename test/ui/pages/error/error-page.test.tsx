import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { ErrorPage } from '../../../../src/ui/pages/error-page.js';
import { renderWithSite } from '../../support/render-with-site.js';

describe('ErrorPage', () => {
  it('says what it was sent with (clarifications §5)', () => {
    renderWithSite(<ErrorPage />, { at: `/error?msg=${encodeURIComponent('授权已取消')}&login_err_msg=x` });
    expect(screen.getByText('授权已取消')).to.exist;
  });

  it('reads what a failed QQ login says (lesson 22)', () => {
    renderWithSite(<ErrorPage />, { at: `/error?login_err_msg=${encodeURIComponent('账号已被锁定')}` });
    expect(screen.getByText('账号已被锁定')).to.exist;
  });

  it('shows text as text (lesson 37)', () => {
    const { container } = renderWithSite(<ErrorPage />, {
      at: `/error?msg=${encodeURIComponent('<img src=x><b>bold</b>')}`,
    });
    expect(screen.getByText('<img src=x><b>bold</b>')).to.exist;
    expect(container.querySelector('img, b')).to.equal(null);
  });

  it('says something general to a malformed address (lesson 1)', () => {
    renderWithSite(<ErrorPage />, { at: '/error' });
    expect(screen.getByText('出了点问题，请稍后重试')).to.exist;
  });

  it('leads home', async () => {
    const { user, world } = renderWithSite(<ErrorPage />, { at: '/error?msg=100%' });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    expect(world.navigator.journeys).to.deep.equal(['push /']);
  });
});
