import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { NavItem } from '../../../src/domain/nav.js';
import { MainNav } from '../../../src/ui/header/main-nav.js';
import { aSite } from '../../support/site.js';
import { renderWithSite } from '../support/render-with-site.js';

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

  it('is not there at all where the owner has put nothing into it', () => {
    renderWithSite(<MainNav />, { site: aSite() });
    expect(screen.queryByRole('navigation')).to.equal(null);
  });

  it('lights the item of the page and tells it to everybody, on a list and on its details (spec §2 header)', () => {
    const { world } = renderNav('/');
    const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current().map((link) => link.textContent)).to.deep.equal(['首页']);
    act(() => {
      world.navigator.go('/courses/detail/7');
    });
    expect(current().map((link) => `${link.textContent} ${link.ariaCurrent ?? ''}`.trim())[0]).to.match(/^课程/);
    expect(screen.getByRole('link', { name: '课程' }).getAttribute('aria-current')).to.equal('page');
  });

  it('lights the parent of a lit child as its section (clarifications §6)', async () => {
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

  it('opens under the mouse and closes behind it, unless it was pressed to stay', async () => {
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

  it('closes what the mouse opened on Escape although the focus is elsewhere (WCAG 1.4.13)', async () => {
    const { user } = renderNav();
    await user.hover(courses());
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('does not open under a finger that only wants to follow the link', () => {
    renderNav();
    fireEvent.pointerEnter(courses(), { pointerType: 'touch' });
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('follows a child and closes', async () => {
    const { user, world } = renderNav();
    await user.click(courses());
    await user.click(screen.getByRole('link', { name: '前端' }));
    expect(world.navigator.journeys).to.deep.equal(['push /courses?cid=1']);
    expect(screen.queryAllByRole('button', { expanded: true })).to.deep.equal([]);
  });

  it('has a button alone where the item itself leads nowhere, and plain text for what is no link (lesson 33)', async () => {
    const { user } = renderNav();
    expect(screen.queryByRole('link', { name: '更多' })).to.equal(null);
    await user.click(more());
    expect(screen.getByText('坏链').tagName).to.equal('SPAN');
  });

  it('opens other sites as the owner wants, never with a hold on ours (lesson 33, clarifications §6)', () => {
    renderNav();
    const attributes = (name: string) =>
      ['href', 'target', 'rel'].map((attribute) => screen.getByRole('link', { name }).getAttribute(attribute));
    expect(attributes('论坛')).to.deep.equal(['https://forum.example/', '_blank', 'noopener']);
    expect(attributes('博客')).to.deep.equal(['https://blog.example/', null, null]);
    expect(attributes('公开课')).to.deep.equal(['/open', '_blank', 'noopener']);
  });
});
