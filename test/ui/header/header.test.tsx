import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { Header } from '../../../src/ui/header/header.js';
import { aSite } from '../../support/site.js';
import { renderForMember, renderWithSite } from '../support/render-with-site.js';

const withLogo = () => {
  const { config, navs } = aSite();
  return { navs, config: { ...config, logoUrl: 'https://api.example/logo.svg' } };
};

describe('The header', () => {
  it('leads home by the logo, which is called what the site is called', () => {
    renderWithSite(<Header />, { site: withLogo() });
    const logo = screen.getByRole<HTMLImageElement>('img', { name: '示例学堂' });
    expect(logo.src).to.equal('https://api.example/logo.svg');
    expect(logo.closest('a')?.getAttribute('href')).to.equal('/');
  });

  it('shows the name of the site where there is no logo, or a broken one', () => {
    const { unmount } = renderWithSite(<Header />);
    expect(screen.getByRole('link', { name: '示例学堂' })).to.have.property('textContent', '示例学堂');
    unmount();
    renderWithSite(<Header />, { site: withLogo() });
    fireEvent.error(screen.getByRole('img', { name: '示例学堂' }));
    expect(screen.getByRole('link', { name: '示例学堂' })).to.have.property('textContent', '示例学堂');
  });

  it('has a way home that is called something where the site has no name, with a logo and without (review B6)', () => {
    const { config, navs } = withLogo();
    const { unmount } = renderWithSite(<Header />, { site: { navs, config: { ...config, siteName: '' } } });
    expect(screen.getByRole('img', { name: '在线课堂' }).closest('a')?.getAttribute('href')).to.equal('/');
    unmount();
    renderWithSite(<Header />, { site: aSite().named('') });
    expect(screen.getByRole('link', { name: '在线课堂' }).getAttribute('href')).to.equal('/');
  });

  it('shows the VIP entry only if the site has it and the installation does not hide it (spec §2 header)', () => {
    const vip = () => screen.queryByRole('link', { name: 'VIP会员' })?.getAttribute('href');
    const shown = renderWithSite(<Header />);
    expect(vip()).to.equal('/vip');
    shown.unmount();
    const switchedOff = renderWithSite(<Header />, { site: aSite().withoutVip() });
    expect(vip()).to.equal(undefined);
    switchedOff.unmount();
    renderWithSite(<Header />, { settings: { vipDisabled: true } });
    expect(vip()).to.equal(undefined);
  });

  it('asks a stranger who wants to study to sign in, and remembers what for (spec §2, clarifications §6)', async () => {
    const { user, world } = renderWithSite(<Header />);
    await user.click(screen.getByRole('link', { name: '我的学习' }));
    const dialogs = world.resolve(DIALOG_FLOW);
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    expect(dialogs.target).to.equal('/study-center');
    expect(world.navigator.journeys).to.deep.equal([]);
  });

  it('takes a member to the study center', async () => {
    const { user, world } = renderForMember(<Header />);
    await user.click(screen.getByRole('link', { name: '我的学习' }));
    expect(world.navigator.journeys).to.deep.equal(['push /study-center']);
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.equal(undefined);
  });

  it('lets a stranger open 我的学习 in a new tab: it is a real link', () => {
    const { world } = renderWithSite(<Header />);
    const link = screen.getByRole('link', { name: '我的学习' });
    expect(link.getAttribute('href')).to.equal('/study-center');
    // jsdom would follow the link, which the last listener keeps it from.
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { ctrlKey: true });
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.equal(undefined);
  });

  it('reaches 登录 and 注册 by Tab, and each opens its dialog (lesson 26)', async () => {
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

  it('keeps the place of a member who is being asked for (clarifications §3)', () => {
    const { world } = renderWithSite(<Header />, { stored: { token: 'a-token' } });
    expect(within(screen.getByRole('banner')).getByRole('status').textContent).to.equal('加载中…');
    expect(screen.queryByRole('button', { name: '登录' })).to.equal(null);
    expect(world.members.details.asked).to.equal(1);
  });

  it('offers to try again when the member cannot be loaded (lesson 2)', async () => {
    const { user, world } = renderWithSite(<Header />, { stored: { token: 'a-token' } });
    act(() => {
      world.members.details.failWith({ kind: 'offline' });
    });
    await user.click(screen.getByRole('button', { name: /会员信息加载失败.*重试/ }));
    expect(world.members.details.waiting).to.equal(1);
    expect(world.store.read('token')).to.equal('a-token');
  });
});
