import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import sinon from 'sinon';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { BackToTop } from '../../../../src/ui/shared/layouts/back-to-top.js';
import { BottomNav } from '../../../../src/ui/shared/layouts/bottom-nav.js';
import { Footer } from '../../../../src/ui/shared/layouts/footer.js';
import { MainLayout } from '../../../../src/ui/shared/layouts/layouts.js';
import { MainArea } from '../../../../src/ui/shared/layouts/main-area.js';
import { PrintLine } from '../../../../src/ui/shared/layouts/print-line.js';
import { aUser } from '../../../support/dom/a-user.js';
import { aSite } from '../../../support/site.js';
import { aMediaQuery } from '../../support/a-media-query.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';

const aPageIn = (layout: ReactElement) => (
  <Routes>
    <Route element={layout}>
      <Route path="*" element="page" />
    </Route>
  </Routes>
);

describe('The layouts', () => {
  it('begin with a link that skips the header and adds no history entry', async () => {
    const { user, world } = renderWithSite(aPageIn(<MainLayout />));
    await user.tab();
    expect(document.activeElement?.textContent).to.equal('跳到主要内容');
    await user.keyboard('{Enter}');
    expect(document.activeElement).to.equal(screen.getByRole('main'));
    expect(world.navigator.journeys).to.deep.equal([]);
    expect(window.location.hash).to.equal('');
  });
});

describe('The bottom navigation', () => {
  const entries = () =>
    within(screen.getByRole('navigation', { name: '底部导航' })).getAllByRole<HTMLAnchorElement>('link');

  it('leads to home, courses, 学习 and 我的, and marks the one to which the page belongs', () => {
    const { go } = renderWithSite(<BottomNav />);
    expect(entries().map((entry) => `${entry.textContent} ${entry.getAttribute('href') ?? ''}`)).to.deep.equal([
      '首页 /',
      '课程 /courses',
      '学习 /study-center',
      '我的 /member',
    ]);
    const current = {
      '/': '首页',
      '/courses/video/7': '课程',
      '/study-center': '学习',
      '/member/orders': '我的',
      '/vip': '',
    };
    for (const [path, name] of Object.entries(current)) {
      go(path);
      const marked = entries().filter((entry) => entry.getAttribute('aria-current') === 'page');
      expect(marked.map((entry) => entry.textContent).join(), path).to.equal(name);
    }
    go('/order');
    expect(screen.queryByRole('navigation')).to.equal(null);
  });

  it('opens the login dialog for an anonymous visitor at 学习 and 我的, with the page as the target', async () => {
    const { user, world } = renderWithSite(<BottomNav />, { at: '/vip' });
    const dialogs = world.resolve(DIALOG_FLOW);
    for (const [name, target] of [
      ['学习', '/study-center'],
      ['我的', '/member'],
    ] as const) {
      await user.click(screen.getByRole('link', { name }));
      expect([dialogs.dialog$.value, dialogs.target]).to.deep.equal([{ kind: 'login' }, target]);
      dialogs.close();
    }
    await user.click(screen.getByRole('link', { name: '课程' }));
    expect(world.navigator.journeys).to.deep.equal(['push /courses']);
  });

  it('has the unread dot on 我的', async () => {
    const { world } = renderForMember(<BottomNav />);
    await waitFor(() => expect(world.members.unreadCounts.waiting).to.equal(1));
    world.members.unreadCounts.answer(3);
    expect(screen.getByText('有未读消息').closest('a')?.textContent).to.match(/^我的/);
  });
});

describe('The first line of a printed page', () => {
  it('has the name of the site and the address of the page that is displayed', () => {
    const { go, container } = renderWithSite(<PrintLine />, { at: '/' });
    go('/courses?page=2');
    expect(container.textContent).to.equal('示例学堂 · https://site.example/courses?page=2');
  });
});

const link = (name: string) =>
  ['href', 'target', 'rel'].map((attribute) => screen.getByRole('link', { name }).getAttribute(attribute));

describe('The footer', () => {
  it('requests the friendly links only on home, and shows them there', () => {
    const { world, go } = renderWithSite(<Footer />, { at: '/courses' });
    expect(world.sites.partners.requestCount).to.equal(0);
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
    expect(world.sites.partners.requestCount).to.equal(1);
  });

  it('shows only the year if the site has no name', () => {
    renderWithSite(<Footer />, { site: aSite().named(''), now: Date.UTC(2026, 5, 1) });
    expect(screen.getByText('© 2026', { normalizer: (text) => text }).isConnected).to.equal(true);
  });

  it('links to MeEdu, the provider of the software', () => {
    renderWithSite(<Footer />);
    expect(link('Powered by MeEdu')).to.deep.equal(['https://www.meedu.vip/', '_blank', 'noopener']);
  });

  it('shows filing records as links, or as plain text if they have no address', () => {
    const { config, navs } = aSite();
    const icpRecords = [
      { text: '京ICP备1号', url: 'https://beian.example/' },
      { text: '京公网安备2号', url: '' },
    ];
    renderWithSite(<Footer />, { site: { navs, config: { ...config, icpRecords } } });
    expect(link('京ICP备1号')).to.deep.equal(['https://beian.example/', '_blank', 'noopener']);
    expect(screen.getByText('京公网安备2号').tagName).to.equal('SPAN');
  });
});

describe('Back to top', () => {
  const box = sinon.createSandbox();
  let prefersReducedMotion = false;
  let scrolled: sinon.SinonSpy;

  beforeEach(() => {
    prefersReducedMotion = false;
    scrolled = sinon.spy();
    box.replace(window, 'matchMedia', () => aMediaQuery(prefersReducedMotion));
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

  it('appears after 2000 px of scrolling and disappears above', () => {
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

  it('scrolls up smoothly, and moves the focus to the main area', async () => {
    await press();
    expect(scrolled.args).to.deep.equal([[{ top: 0, behavior: 'smooth' }]]);
    expect(document.activeElement).to.equal(screen.getByRole('main'));
  });

  it('jumps without animation for visitors who prefer reduced motion', async () => {
    prefersReducedMotion = true;
    await press();
    expect(scrolled.args).to.deep.equal([[{ top: 0, behavior: 'auto' }]]);
  });
});
