import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';

import { Header } from '../../../src/ui/header/header.js';
import { aMember } from '../../support/sessions.js';
import { renderForMember } from '../support/render-with-site.js';

const button = () => screen.getByRole('button', { name: /小明.*会员菜单/ });
const isOpen = () =>
  button().getAttribute('aria-expanded') === 'true' && screen.queryByText('用户中心')?.closest('ul')?.hidden === false;

describe('The member menu', () => {
  it('opens by keyboard on real links, in the order of spec §2', async () => {
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

  it('closes on Escape with the focus back on its button', async () => {
    const { user } = renderForMember(<Header />);
    await user.click(button());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).to.equal(false);
    expect(document.activeElement).to.equal(button());
  });

  it('closes when pressed again, when pressed beside, and when the focus moves on', async () => {
    const { user } = renderForMember(<Header />);
    await user.click(button());
    await user.click(button());
    expect(isOpen()).to.equal(false);
    await user.click(button());
    await user.click(document.body);
    expect(isOpen()).to.equal(false);
    await user.click(button());
    act(() => {
      screen.getByRole('link', { name: '我的学习' }).focus();
    });
    expect(isOpen()).to.equal(false);
  });

  it('closes when its link is followed', async () => {
    const { user, world } = renderForMember(<Header />);
    await user.click(button());
    await user.click(screen.getByRole('link', { name: '用户中心' }));
    expect(world.navigator.journeys).to.deep.equal(['push /member']);
    expect(isOpen()).to.equal(false);
  });

  it('shows the unread dot on 我的消息 and on the avatar, and none once the count says 0 (lesson 12)', async () => {
    const { user, world } = renderForMember(<Header />);
    act(() => {
      world.members.unreadCounts.answer(3);
    });
    expect(screen.getByRole('button', { name: /小明.*有未读消息|有未读消息.*小明/ })).to.equal(button());
    await user.click(button());
    expect(screen.getByRole('link', { name: /我的消息.*有未读消息/ }).getAttribute('href')).to.equal(
      '/member/messages',
    );
    act(() => {
      world.presence.lookAway();
      world.presence.lookBack();
    });
    act(() => {
      world.members.unreadCounts.answer(0);
    });
    expect(screen.queryByText('有未读消息')).to.equal(null);
  });

  it('signs out at once, whatever becomes of the call (lesson 9)', async () => {
    const { user, world } = renderForMember(<Header />);
    await user.click(button());
    await user.click(screen.getByRole('button', { name: '安全退出' }));
    expect(world.store.read('token')).to.equal(undefined);
    expect(screen.getByRole('button', { name: '登录' }).isConnected).to.equal(true);
  });

  it('shows the avatar, and draws one when it cannot be shown (clarifications §2)', () => {
    const { container } = renderForMember(<Header />, {}, aMember().withAvatar('https://api.example/a/ming.png'));
    const picture = () => container.querySelector<HTMLImageElement>('.avatar img');
    const shown = picture();
    expect(shown?.src).to.equal('https://api.example/a/ming.png');
    if (shown) fireEvent.error(shown);
    expect(picture()).to.equal(null);
    expect(container.querySelector('.avatar svg')).not.to.equal(null);
  });
});
