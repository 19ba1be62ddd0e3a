import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { HomePage } from '../../../../src/ui/pages/home/home-page.js';
import { aSite } from '../../../support/a-site.js';
import { renderWithSite } from '../../support/render-with-site.js';

describe('HomePage', () => {
  it('welcomes to the site by its name, and leads to courses and VIP', () => {
    renderWithSite(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('欢迎来到示例学堂');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal(['/courses', '/vip']);
  });

  it('welcomes to a site without a name too (review B6)', () => {
    renderWithSite(<HomePage />, { site: aSite().named('') });
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('欢迎来到在线课堂');
  });

  it('does not mention VIP where the site has none (spec §2)', () => {
    renderWithSite(<HomePage />, { site: aSite().withoutVip() });
    expect(screen.queryByRole('link', { name: '了解会员' })).to.equal(null);
  });

  it('does not mention VIP where the installation hides it (spec §2)', () => {
    renderWithSite(<HomePage />, { settings: { vipDisabled: true } });
    expect(screen.queryByRole('link', { name: '了解会员' })).to.equal(null);
  });
});
