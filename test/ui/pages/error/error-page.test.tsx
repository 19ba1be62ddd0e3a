import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { ErrorPage } from '../../../../src/ui/pages/error-page.js';
import { renderWithSite } from '../../support/render-with-site.js';

describe('ErrorPage', () => {
  it('shows text as text (lesson 37)', () => {
    const { container } = renderWithSite(<ErrorPage />, {
      at: `/error?msg=${encodeURIComponent('<img src=x><b>bold</b>')}`,
    });
    expect(screen.getByText('<img src=x><b>bold</b>')).to.exist;
    expect(container.querySelector('img, b')).to.equal(null);
  });

  it('leads home', async () => {
    const { user, world } = renderWithSite(<ErrorPage />, { at: '/error?msg=100%' });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    expect(world.navigator.journeys).to.deep.equal(['push /']);
  });
});
