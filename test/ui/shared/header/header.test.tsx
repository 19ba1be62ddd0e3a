import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { mediaQuery } from '../../../../src/domain/site/window-shapes.js';
import type { NavItem } from '../../../../src/domain/site/nav.js';
import { Header } from '../../../../src/ui/shared/header/header.js';
import { MainNav } from '../../../../src/ui/shared/header/main-nav.js';
import { NarrowTools } from '../../../../src/ui/shared/header/narrow-tools.js';
import { SearchForm } from '../../../../src/ui/shared/header/search-form.js';
import { aMember } from '../../../support/sessions.js';
import { anItem, aSite } from '../../../support/site.js';
import { aMediaQuery } from '../../support/a-media-query.js';
import { toastsOf } from '../../support/open-dialog.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';

const withLogo = () => {
  const { config, navs } = aSite();
  return { navs, config: { ...config, logoUrl: 'https://api.example/logo.svg' } };
};

describe('The key /', () => {
  const slash = (options: KeyboardEventInit = {}, target: Element = document.body) =>
    fireEvent.keyDown(target, { key: '/', ...options });

  it('moves the focus to the search box, with its text selected, and is not typed', () => {
    renderWithSite(<Header />, { at: '/search?keywords=vue' });
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    expect(slash(), 'the browser does nothing else').to.equal(false);
    expect([document.activeElement, box.selectionStart, box.selectionEnd]).to.deep.equal([box, 0, 3]);
    expect(slash({}, box), 'in the box it is text').to.equal(true);
  });
});

describe('The header', () => {
  it('links home by the logo, whose text alternative is the name of the site', () => {
    renderWithSite(<Header />, { site: withLogo() });
    const logo = screen.getByRole<HTMLImageElement>('img', { name: '示例学堂' });
    expect(logo.src).to.equal('https://api.example/logo.svg');
    expect(logo.closest('a')?.getAttribute('href')).to.equal('/');
  });

  it('shows the name of the site if the logo is missing or cannot be loaded', () => {
    const { unmount } = renderWithSite(<Header />);
    expect(screen.getByRole('link', { name: '示例学堂' })).to.have.property('textContent', '示例学堂');
    unmount();
    renderWithSite(<Header />, { site: withLogo() });
    fireEvent.error(screen.getByRole('img', { name: '示例学堂' }));
    expect(screen.getByRole('link', { name: '示例学堂' })).to.have.property('textContent', '示例学堂');
  });

  it('names the link home 在线课堂 if the site has no name, with a logo and without', () => {
    const { config, navs } = withLogo();
    const { unmount } = renderWithSite(<Header />, { site: { navs, config: { ...config, siteName: '' } } });
    expect(screen.getByRole('img', { name: '在线课堂' }).closest('a')?.getAttribute('href')).to.equal('/');
    unmount();
    renderWithSite(<Header />, { site: aSite().named('') });
    expect(screen.getByRole('link', { name: '在线课堂' }).getAttribute('href')).to.equal('/');
  });

  it('shows the VIP entry unless the site or the installation switches it off', () => {
    const vip = () => screen.queryByRole('link', { name: 'VIP会员' })?.getAttribute('href');
    const shown = renderWithSite(<Header />);
    expect(vip()).to.equal('/vip');
    shown.unmount();
    const switchedOff = renderWithSite(<Header />, { site: aSite().withoutVip() });
    expect(vip()).to.equal(undefined);
    switchedOff.unmount();
    renderWithSite(<Header />, { settings: { isVipDisabled: true } });
    expect(vip()).to.equal(undefined);
  });

  it('opens the login dialog for an anonymous visitor at 我的学习, and remembers the target', async () => {
    const { user, world } = renderWithSite(<Header />);
    await user.click(screen.getByRole('link', { name: '我的学习' }));
    const dialogs = world.resolve(DIALOG_FLOW);
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    expect(dialogs.target).to.equal('/study-center');
    expect(world.navigator.journeys).to.deep.equal([]);
  });

  it('takes a member to the study center at 我的学习', async () => {
    const { user, world } = renderForMember(<Header />);
    await user.click(screen.getByRole('link', { name: '我的学习' }));
    expect(world.navigator.journeys).to.deep.equal(['push /study-center']);
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.equal(undefined);
  });

  it('lets an anonymous visitor open 我的学习 in a new tab, because it is a real link', () => {
    const { world } = renderWithSite(<Header />);
    const link = screen.getByRole('link', { name: '我的学习' });
    expect(link.getAttribute('href')).to.equal('/study-center');
    // jsdom would follow the link; this listener, which runs last, prevents it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.equal(undefined);
  });

  it('has 登录 and 注册 in the Tab order; each opens its dialog', async () => {
    const { user, world } = renderWithSite(<Header />);
    const dialogs = world.resolve(DIALOG_FLOW);
    screen.getByRole('link', { name: '我的学习' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    expect(dialogs.target).to.equal(undefined);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'register' });
  });

  it('shows a loading status instead of 登录 while the member is being loaded', () => {
    const { world } = renderWithSite(<Header />, { stored: { token: 'a-token' } });
    expect(within(screen.getByRole('banner')).getByRole('status').textContent).to.equal('加载中…');
    expect(screen.queryByRole('button', { name: '登录' })).to.equal(null);
    expect(world.members.details.requestCount).to.equal(1);
  });

  it('offers a retry when the member cannot be loaded, and keeps the token', async () => {
    const { user, world } = renderWithSite(<Header />, { stored: { token: 'a-token' } });
    world.members.details.failWith({ kind: 'offline' });
    await user.click(screen.getByRole('button', { name: /会员信息加载失败.*重试/ }));
    expect(world.members.details.waiting).to.equal(1);
    expect(world.store.read('token')).to.equal('a-token');
  });
});

const item = (id: number, name: string, url: string, more: Partial<NavItem> = {}): NavItem => ({
  id,
  name,
  url,
  opensNewWindow: false,
  children: [],
  ...more,
});

const navs: readonly NavItem[] = [
  item(1, '首页', '/'),
  item(2, '课程', '/courses', { children: [item(21, '前端', '/courses?cid=1'), item(22, '直播', '/live')] }),
  item(3, '更多', '#', { children: [item(31, '公告', '/announcement'), item(32, '坏链', 'javascript:alert(1)')] }),
  item(4, '论坛', 'https://forum.example/', { opensNewWindow: true }),
  item(5, '博客', 'https://blog.example/'),
  item(6, '公开课', '/open', { opensNewWindow: true }),
];

const renderNav = (at = '/') => renderWithSite(<MainNav />, { at, site: aSite().withNavs(navs) });

const courses = () => screen.getByRole('button', { name: '课程子菜单' });

const more = () => screen.getByRole('button', { name: '更多' });

const openOnes = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

describe('The navigation row', () => {
  it('is a navigation landmark with a name', () => {
    renderNav();
    expect(within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link').length).to.be.greaterThan(3);
  });

  it('is missing if the operator has set no entries', () => {
    renderWithSite(<MainNav />, { site: aSite() });
    expect(screen.queryByRole('navigation')).to.equal(null);
  });

  it('marks the entry of the current page, also for screen readers, on a list and on its details', () => {
    const { go } = renderNav('/');
    const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current().map((link) => link.textContent)).to.deep.equal(['首页']);
    go('/courses/detail/7');
    expect(current().map((link) => `${link.textContent} ${link.ariaCurrent ?? ''}`.trim())[0]).to.match(/^课程/);
    expect(screen.getByRole('link', { name: '课程' }).getAttribute('aria-current')).to.equal('page');
  });

  it('marks the parent of the current entry as the current section', async () => {
    const { user } = renderNav('/live');
    expect(screen.getByRole('link', { name: '课程' }).getAttribute('aria-current')).to.equal('true');
    await user.click(courses());
    expect(screen.getByRole('link', { name: '直播' }).getAttribute('aria-current')).to.equal('page');
  });

  it('opens a submenu by keyboard and closes it by Escape, with the focus back on the button', async () => {
    const { user } = renderNav();
    courses().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement?.textContent).to.equal('前端');
    await user.keyboard('{Escape}');
    expect(document.activeElement).to.equal(courses());
    expect(screen.queryByRole('link', { name: '前端' })).to.equal(null);
  });

  it('has one submenu open at a time', async () => {
    const { user } = renderNav();
    await user.click(courses());
    await user.click(more());
    expect(openOnes()).to.deep.equal(['更多']);
  });

  it('opens a submenu on hover and closes it afterwards, unless the visitor has pressed its button', async () => {
    const { user } = renderNav();
    await user.hover(courses());
    expect(openOnes()).to.deep.equal(['课程子菜单']);
    await user.unhover(courses());
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
    await user.click(courses());
    expect(openOnes()).to.deep.equal(['课程子菜单']);
    await user.unhover(courses());
    expect(openOnes()).to.deep.equal(['课程子菜单']);
    await user.click(courses());
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('closes a hovered submenu on Escape although the focus is elsewhere (WCAG 1.4.13)', async () => {
    const { user } = renderNav();
    await user.hover(courses());
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('does not open a submenu when a finger touches its entry', () => {
    renderNav();
    fireEvent.pointerEnter(courses(), { pointerType: 'touch' });
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('follows a link of a submenu and closes the submenu', async () => {
    const { user, world } = renderNav();
    await user.click(courses());
    await user.click(screen.getByRole('link', { name: '前端' }));
    expect(world.navigator.journeys).to.deep.equal(['push /courses?cid=1']);
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('shows only a button for an entry without an address, and plain text for an unsafe address', async () => {
    const { user } = renderNav();
    expect(screen.queryByRole('link', { name: '更多' })).to.equal(null);
    await user.click(more());
    expect(screen.getByText('坏链').tagName).to.equal('SPAN');
  });

  it('opens links in the window that the operator chose, and gives a new window no access to this one', () => {
    renderNav();
    const attributes = (name: string) =>
      ['href', 'target', 'rel'].map((attribute) => screen.getByRole('link', { name }).getAttribute(attribute));
    expect(attributes('论坛')).to.deep.equal(['https://forum.example/', '_blank', 'noopener']);
    expect(attributes('博客')).to.deep.equal(['https://blog.example/', null, null]);
    expect(attributes('公开课')).to.deep.equal(['/open', '_blank', 'noopener']);
  });
});

const button = () => screen.getByRole('button', { name: /小明.*会员菜单/ });

const isOpen = () =>
  button().getAttribute('aria-expanded') === 'true' && screen.queryByText('用户中心')?.closest('ul')?.hidden === false;

describe('The member menu', () => {
  it('opens by keyboard and contains 用户中心, 我的消息 and 安全退出 in this order', async () => {
    const { user } = renderForMember(<Header />);
    expect(isOpen()).to.equal(false);
    button().focus();
    await user.keyboard('{Enter}');
    expect(isOpen()).to.equal(true);
    const stops: string[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await user.tab();
      stops.push(
        `${document.activeElement?.textContent ?? ''} ${document.activeElement?.getAttribute('href') ?? ''}`.trim(),
      );
    }
    expect(stops).to.deep.equal(['用户中心 /member', '我的消息 /member/messages', '安全退出']);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { user } = renderForMember(<Header />);
    await user.click(button());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).to.equal(false);
    expect(document.activeElement).to.equal(button());
  });

  it('closes at a press of its button, at a press outside it, and when the focus moves on', async () => {
    const { user } = renderForMember(<Header />);
    await user.click(button());
    await user.click(button());
    expect(isOpen()).to.equal(false);
    await user.click(button());
    await user.click(document.body);
    expect(isOpen()).to.equal(false);
    await user.click(button());
    act(() => screen.getByRole('link', { name: '我的学习' }).focus());
    expect(isOpen()).to.equal(false);
  });

  it('closes when the visitor follows one of its links', async () => {
    const { user, world } = renderForMember(<Header />);
    await user.click(button());
    await user.click(screen.getByRole('link', { name: '用户中心' }));
    expect(world.navigator.journeys).to.deep.equal(['push /member']);
    expect(isOpen()).to.equal(false);
  });

  it('shows the unread dot on 我的消息 and on the avatar, and removes it when the count is 0', async () => {
    const { user, world } = renderForMember(<Header />);
    await waitFor(() => expect(world.members.unreadCounts.waiting).to.equal(1));
    world.members.unreadCounts.answer(3);
    expect(screen.getByRole('button', { name: /小明.*有未读消息|有未读消息.*小明/ })).to.equal(button());
    await user.click(button());
    expect(screen.getByRole('link', { name: /我的消息.*有未读消息/ }).getAttribute('href')).to.equal(
      '/member/messages',
    );
    act(() => {
      world.presence.hide();
      world.presence.show();
    });
    world.members.unreadCounts.answer(0);
    expect(screen.queryByText('有未读消息')).to.equal(null);
  });

  it('signs the member out at once, without waiting for the server', async () => {
    const { user, world } = renderForMember(<Header />);
    await user.click(button());
    await user.click(screen.getByRole('button', { name: '安全退出' }));
    expect(world.store.read('token')).to.equal(undefined);
    expect(screen.getByRole('button', { name: '登录' }).isConnected).to.equal(true);
  });

  it('shows the avatar, or a drawing if the image cannot be loaded', () => {
    const { container } = renderForMember(<Header />, {}, aMember().withAvatar('https://api.example/a/ming.png'));
    const image = () => container.querySelector<HTMLImageElement>('.avatar img');
    const shown = image();
    expect(shown?.src).to.equal('https://api.example/a/ming.png');
    if (shown) fireEvent.error(shown);
    expect(image()).to.equal(null);
    expect(container.querySelector('.avatar svg')).not.to.equal(null);
  });
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });

describe('The search box', () => {
  it('takes the whole typed text, trimmed, to the search page and shows it there', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    await user.type(box(), '  C++ & 100% {Enter}');
    expect(world.navigator.journeys).to.deep.equal(['push /search?keywords=C%2B%2B%20%26%20100%25']);
    expect(box().value).to.equal('C++ & 100%');
  });

  it('fetches the code of the results once, when the visitor begins to type, and searches at a press of its icon', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    expect(world.fetched).to.deep.equal([]);
    await user.type(box(), 'vue');
    expect(world.fetched).to.deep.equal(['search']);
    await user.click(screen.getByRole('button', { name: '搜索' }));
    expect(world.navigator.journeys).to.deep.equal(['push /search?keywords=vue']);
  });

  it('searches for what a script has filled in without an event', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    box().value = 'vue';
    await user.click(screen.getByRole('button', { name: '搜索' }));
    expect(world.navigator.journeys).to.deep.equal(['push /search?keywords=vue']);
  });

  it('demands a keyword when it is empty, and keeps the focus', async () => {
    const { user, world } = renderWithSite(<SearchForm />);
    await user.click(screen.getByRole('button', { name: '搜索' }));
    expect(screen.getByRole('alert').textContent).to.equal('请输入关键字后再搜索');
    expect([toastsOf(world), world.navigator.journeys]).to.deep.equal([[], []]);
    expect(document.activeElement).to.equal(box());
    await user.keyboard('v');
    expect(screen.queryByRole('alert')).to.equal(null);
  });

  it('shows the keyword of the address, and keeps typed text when another page opens', async () => {
    const { user, go } = renderWithSite(<SearchForm />, { at: '/search?keywords=vue' });
    expect(box().value).to.equal('vue');
    go('/search?keywords=react');
    expect(box().value).to.equal('react');
    go('/courses');
    expect(box().value).to.equal('');
    await user.type(box(), 'ang');
    go('/vip');
    expect(box().value).to.equal('ang');
  });
});

const site = aSite().withNavs([anItem('/courses', [{ ...anItem('/announcement'), id: 2 }])]);

describe('The panel of a narrow screen', () => {
  const box = sinon.createSandbox();

  beforeEach(() => {
    // react-bootstrap queries the width of the window; jsdom has no `matchMedia`.
    box.replace(window, 'matchMedia', () => aMediaQuery());
  });

  afterEach(() => box.restore());

  it('contains the whole menu, VIP and 我的学习, and closes when the visitor follows a link', async () => {
    const { user, world } = renderWithSite(<NarrowTools />, { site });
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    const panel = within(await screen.findByRole('dialog', { name: '菜单' }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/courses',
      '/announcement',
      '/vip',
      '/study-center',
    ]);
    await user.click(panel.getByRole('link', { name: 'to /announcement' }));
    expect(world.navigator.journeys).to.deep.equal(['push /announcement']);
    await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null));
  });

  it('closes for the dialog that its 登录 or 注册 opens', async () => {
    const { user, world } = renderWithSite(<NarrowTools />, { site });
    for (const [name, kind] of [
      ['登录', 'login'],
      ['注册', 'register'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: '打开菜单' }));
      const panel = within(await screen.findByRole('dialog', { name: '菜单' }));
      await user.click(panel.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null));
      expect(world.resolve(DIALOG_FLOW).dialog$.value).to.deep.equal({ kind });
    }
  });

  it('leaves out 我的学习 where the bottom navigation has it, but not on a page without that', async () => {
    box.restore();
    box.replace(window, 'matchMedia', (query: string) => aMediaQuery(query === mediaQuery('compact', 'tall')));
    const { user, go } = renderWithSite(<NarrowTools />, { site });
    for (const [path, has] of [
      ['/vip', false],
      ['/courses/detail/7', true],
    ] as const) {
      go(path);
      await user.click(screen.getByRole('button', { name: '打开菜单' }));
      await screen.findByRole('dialog', { name: '菜单' });
      expect(screen.queryByRole('link', { name: '我的学习' }) !== null, path).to.equal(has);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null));
    }
  });

  it('closes when the login dialog opens', async () => {
    const { user, world } = renderWithSite(<NarrowTools />, { site });
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    await user.click(await screen.findByRole('link', { name: '我的学习' }));
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.deep.equal({ kind: 'login' });
    await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null));
  });

  it('is closed by Escape also while its code is loaded', () => {
    renderWithSite(<NarrowTools />, { site });
    const menu = screen.getByRole('button', { name: '打开菜单' });
    fireEvent.click(menu);
    const states = [menu.ariaExpanded];
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect([...states, menu.ariaExpanded]).to.deep.equal(['true', 'false']);
  });

  it('contains the search box with the focus in it, and closes by its button', async () => {
    const { user } = renderWithSite(<NarrowTools />, { site });
    await user.click(screen.getByRole('button', { name: '搜索' }));
    const panel = within(await screen.findByRole('dialog', { name: '搜索' }));
    await waitFor(() => expect(document.activeElement).to.equal(panel.getByRole('searchbox', { name: '搜索' })));
    await user.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null));
  });
});
