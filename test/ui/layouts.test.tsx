import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { BackToTop } from '../../src/ui/layouts/back-to-top.js';
import { Footer } from '../../src/ui/layouts/footer.js';
import { BareLayout, HeaderLayout, MainLayout } from '../../src/ui/layouts/layouts.js';
import { MainArea } from '../../src/ui/layouts/main-area.js';
import { aUser } from '../support/dom/a-user.js';
import { aSite } from '../support/site.js';
import { aMediaQuery } from './support/a-media-query.js';
import { renderWithSite } from './support/render-with-site.js';

const site = aSite().withNavs([{ id: 1, name: '首页', url: '/', opensNewWindow: false, children: [] }]);

const landmarks = () =>
  ['banner', 'navigation', 'main', 'contentinfo'].filter((role) => screen.queryByRole(role) !== null);

describe('The layouts', () => {
  it('the main one has header, navigation, page and footer', () => {
    renderWithSite(<MainLayout>page</MainLayout>, { site });
    expect(landmarks()).to.deep.equal(['banner', 'navigation', 'main', 'contentinfo']);
    expect(screen.getByRole('main').textContent).to.equal('page');
  });

  it('the header-only one has no footer', () => {
    renderWithSite(<HeaderLayout>page</HeaderLayout>, { site });
    expect(landmarks()).to.deep.equal(['banner', 'navigation', 'main']);
  });

  it('the bare one has the page alone', () => {
    renderWithSite(<BareLayout>page</BareLayout>);
    expect(landmarks()).to.deep.equal(['main']);
  });

  it('begin with a link past the header, which leaves no mark in the history', async () => {
    const { user, world } = renderWithSite(<MainLayout>page</MainLayout>);
    await user.tab();
    expect(document.activeElement?.textContent).to.equal('跳到主要内容');
    await user.keyboard('{Enter}');
    expect(document.activeElement).to.equal(screen.getByRole('main'));
    expect(world.navigator.journeys).to.deep.equal([]);
    expect(window.location.hash).to.equal('');
  });
});

const footer = () => screen.getByRole('contentinfo');

const link = (name: string) =>
  ['href', 'target', 'rel'].map((attribute) => screen.getByRole('link', { name }).getAttribute(attribute));

describe('The footer', () => {
  it('asks for the friendly links on home alone, and shows them there', () => {
    const { world, go } = renderWithSite(<Footer />, { at: '/courses' });
    expect(world.sites.partners.asked).to.equal(0);
    go('/');
    act(() => {
      world.sites.partners.answer([
        { id: 1, name: '伙伴', url: 'https://partner.example/' },
        { id: 2, name: '坏链', url: 'javascript:alert(1)' },
      ]);
    });
    expect(screen.getByRole('heading', { name: '友情链接' }).isConnected).to.equal(true);
    expect(link('伙伴')).to.deep.equal(['https://partner.example/', '_blank', 'noopener']);
    expect(screen.queryByRole('link', { name: '坏链' })).to.equal(null);
    go('/courses');
    expect(screen.queryByText('友情链接')).to.equal(null);
    expect(world.sites.partners.asked).to.equal(1);
  });

  it('says nothing when the friendly links do not come, not even to the console', () => {
    const complaint = sinon.stub(console, 'error');
    const { world } = renderWithSite(<Footer />);
    world.sites.partners.failWith({ kind: 'offline' });
    complaint.restore();
    expect(complaint.args).to.deep.equal([]);
    expect(screen.queryByText('友情链接')).to.equal(null);
    expect(within(footer()).getByText(/示例学堂/).isConnected).to.equal(true);
  });

  it('names the year in China, and the site', () => {
    renderWithSite(<Footer />, { now: Date.UTC(2026, 11, 31, 18) });
    expect(footer().textContent).to.contain('© 2027 示例学堂');
  });

  it('names the year alone where the site has no name', () => {
    renderWithSite(<Footer />, { site: aSite().named(''), now: Date.UTC(2026, 5, 1) });
    expect(screen.getByText('© 2026', { normalizer: (text) => text }).isConnected).to.equal(true);
  });

  it('links to the provider', () => {
    renderWithSite(<Footer />);
    expect(link('Powered by MeEdu')).to.deep.equal(['https://www.meedu.vip/', '_blank', 'noopener']);
  });

  it('shows the filing records, as plain text where there is no link', () => {
    const { config, navs } = aSite();
    const icpRecords = [
      { text: '京ICP备1号', url: 'https://beian.example/' },
      { text: '京公网安备2号', url: '' },
    ];
    renderWithSite(<Footer />, { site: { navs, config: { ...config, icpRecords } } });
    expect(link('京ICP备1号')).to.deep.equal(['https://beian.example/', '_blank', 'noopener']);
    expect(screen.getByText('京公网安备2号').tagName).to.equal('SPAN');
  });

  it('links a filing record to a page of this site too', () => {
    const { config, navs } = aSite();
    const icpRecords = [{ text: '京ICP备1号', url: '/icp.html' }];
    renderWithSite(<Footer />, { site: { navs, config: { ...config, icpRecords } } });
    expect(link('京ICP备1号')).to.deep.equal(['/icp.html', '_blank', 'noopener']);
  });
});

describe('Back to top', () => {
  const box = sinon.createSandbox();
  let stillness = false;
  let scrolled: sinon.SinonSpy;

  beforeEach(() => {
    stillness = false;
    scrolled = sinon.spy();
    box.replace(window, 'matchMedia', () => aMediaQuery(stillness));
    box.replace(window, 'scrollTo', scrolled);
    render(
      <>
        <MainArea>page</MainArea>
        <BackToTop />
      </>,
    );
  });

  afterEach(() => {
    box.restore();
    scrollBy(0);
  });

  function scrollBy(distance: number): void {
    Object.defineProperty(window, 'scrollY', { value: distance, configurable: true });
    fireEvent.scroll(window);
  }

  const button = () => screen.queryByRole('button', { name: '回到顶部' });

  it('appears after 2000 px and goes away above', () => {
    scrollBy(1999);
    expect(button()).to.equal(null);
    scrollBy(2000);
    expect(button()).not.to.equal(null);
    scrollBy(1999);
    expect(button()).to.equal(null);
  });

  async function press(): Promise<void> {
    scrollBy(3000);
    await aUser().click(screen.getByRole('button', { name: '回到顶部' }));
  }

  it('goes up smoothly, and takes the focus to the page before it vanishes', async () => {
    await press();
    expect(scrolled.args).to.deep.equal([[{ top: 0, behavior: 'smooth' }]]);
    expect(document.activeElement).to.equal(screen.getByRole('main'));
  });

  it('jumps for whoever wants less motion', async () => {
    stillness = true;
    await press();
    expect(scrolled.args).to.deep.equal([[{ top: 0, behavior: 'auto' }]]);
  });
});
