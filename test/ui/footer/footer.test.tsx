import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { Footer } from '../../../src/ui/layouts/footer.js';
import { aSite } from '../../support/site.js';
import { renderWithSite } from '../support/render-with-site.js';

const footer = () => screen.getByRole('contentinfo');
const link = (name: string) =>
  ['href', 'target', 'rel'].map((attribute) => screen.getByRole('link', { name }).getAttribute(attribute));

describe('The footer', () => {
  it('keeps 150 px from the page, and none on /vip and /search (spec §2 footer)', () => {
    const { world } = renderWithSite(<Footer />);
    const margins = ['/', '/vip', '/courses', '/search?keywords=x'].map((address) => {
      act(() => {
        world.navigator.go(address);
      });
      return footer().style.marginTop;
    });
    expect(margins).to.deep.equal(['150px', '0px', '150px', '0px']);
  });

  it('asks for the friendly links on home alone, and shows them there (spec §2 footer)', () => {
    const { world } = renderWithSite(<Footer />, { at: '/courses' });
    expect(world.sites.partners.asked).to.equal(0);
    act(() => {
      world.navigator.go('/');
    });
    act(() => {
      world.sites.partners.answer([
        { id: 1, name: '伙伴', url: 'https://partner.example/' },
        { id: 2, name: '坏链', url: 'javascript:alert(1)' },
      ]);
    });
    expect(screen.getByRole('heading', { name: '友情链接' }).isConnected).to.equal(true);
    expect(link('伙伴')).to.deep.equal(['https://partner.example/', '_blank', 'noopener']);
    expect(screen.queryByRole('link', { name: '坏链' })).to.equal(null);
    act(() => {
      world.navigator.go('/courses');
    });
    expect(screen.queryByText('友情链接')).to.equal(null);
    expect(world.sites.partners.asked).to.equal(1);
  });

  it('says nothing when the friendly links do not come, not even to the console (clarifications §7)', () => {
    const complaint = sinon.stub(console, 'error');
    const { world } = renderWithSite(<Footer />);
    act(() => {
      world.sites.partners.failWith({ kind: 'offline' });
    });
    complaint.restore();
    expect(complaint.args).to.deep.equal([]);
    expect(screen.queryByText('友情链接')).to.equal(null);
    expect(within(footer()).getByText(/示例学堂/).isConnected).to.equal(true);
  });

  it('names the year in China, and the site (clarifications §7)', () => {
    renderWithSite(<Footer />, { now: Date.UTC(2026, 11, 31, 18) });
    expect(footer().textContent).to.contain('© 2027 示例学堂');
  });

  it('names the year alone where the site has no name (review B6)', () => {
    renderWithSite(<Footer />, { site: aSite().named(''), now: Date.UTC(2026, 5, 1) });
    expect(screen.getByText('© 2026', { normalizer: (text) => text }).isConnected).to.equal(true);
  });

  it('links to the provider', () => {
    renderWithSite(<Footer />);
    expect(link('Powered by MeEdu')).to.deep.equal(['https://www.meedu.vip/', '_blank', 'noopener']);
  });

  it('shows the filing records, as plain text where there is no link (clarifications §7)', () => {
    const { config, navs } = aSite();
    const icpRecords = [
      { text: '京ICP备1号', url: 'https://beian.example/' },
      { text: '京公网安备2号', url: '' },
    ];
    renderWithSite(<Footer />, { site: { navs, config: { ...config, icpRecords } } });
    expect(link('京ICP备1号')).to.deep.equal(['https://beian.example/', '_blank', 'noopener']);
    expect(screen.getByText('京公网安备2号').tagName).to.equal('SPAN');
  });

  it('links a filing record to a page of this site too (review §3)', () => {
    const { config, navs } = aSite();
    const icpRecords = [{ text: '京ICP备1号', url: '/icp.html' }];
    renderWithSite(<Footer />, { site: { navs, config: { ...config, icpRecords } } });
    expect(link('京ICP备1号')).to.deep.equal(['/icp.html', '_blank', 'noopener']);
  });
});
