import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';
import { of } from 'rxjs';
import sinon from 'sinon';

import { MODULE_LOADER } from '../../../src/application/site/module-loader.js';
import type { MemberMessage } from '../../../src/domain/messages.js';
import { MemberMessagesPage } from '../../../src/ui/messages/member-messages-page.js';
import { aMessage } from '../../support/posts.js';
import { toastsOf } from '../support/open-dialog.js';
import { openPage } from '../support/open-page.js';

const ALL = '全部标为已读';

/** The page in front of a server that reports this number of unread messages. */
async function open({ counted = 0 } = {}) {
  const page = await openPage('messages', MemberMessagesPage, {
    at: '/member/messages',
    prepare: async ({ members }) => {
      await waitFor(() => expect(members.unreadCounts.waiting).to.equal(1));
      members.unreadCounts.answer(counted);
    },
  });
  const gateway = page.world.messages;
  return {
    ...page,
    gateway,
    list: (items: readonly MemberMessage[], total = items.length) => gateway.pages.answer({ items, total }),
    marked: () => gateway.marks.complete(),
  };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const openButtons = () => screen.queryAllByRole('button', { name: '标为已读' });
const reported = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('The messages page', () => {
  it('shows messages with their text and time, and marks the unread ones', async () => {
    const { list, container } = await open();
    expect(reported()).to.include('加载中…');
    expect(container.querySelectorAll('.message--blank')).to.have.length(6);
    list([aMessage('a'), aMessage('b-read')]);
    expect(rows()).to.deep.equal(['未读消息 a1 天前', '消息 b-read1 天前']);
    expect(reported()).to.include('共 2 条消息');
    expect(openButtons()).to.have.length(1);
    expect(screen.queryByRole('navigation', { name: '分页' })).to.equal(null);
  });

  it('marks a message as read at a press, and keeps the focus on its row', async () => {
    const { list, user, gateway } = await open();
    list([aMessage('a'), aMessage('b')]);
    const [first] = openButtons();
    if (first === undefined) throw new Error('There is no unread row');
    expect(within(first.closest('li') ?? first).getByText('消息 a').parentElement?.id).to.equal(
      first.getAttribute('aria-describedby'),
    );
    await user.click(first);
    expect(rows()).to.deep.equal(['消息 a1 天前', '未读消息 b1 天前']);
    expect(document.activeElement?.textContent).to.equal('消息 a1 天前');
    expect(gateway.requests.slice(1)).to.deep.equal(['read a']);
  });

  it('links the addresses in a text, and marks a message as read when the member follows its link', async () => {
    const { list, user, gateway, world } = await open();
    list([{ ...aMessage('a'), text: '去 /vip 或 https://a.example/x 看<b>看</b>' }]);
    const outside = screen.getByRole('link', { name: 'https://a.example/x' });
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).to.deep.equal([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText(/看<b>看<\/b>/), 'a text is not HTML').not.to.equal(null);
    const inside = screen.getByRole('link', { name: '会员中心' });
    expect(inside.title).to.equal('/vip');
    await user.click(inside);
    expect(world.navigator.location$.value.path).to.equal('/vip');
    expect(gateway.requests.slice(1)).to.deep.equal(['read a']);
  });

  it('shows （没有内容） for a message without text', async () => {
    const { list } = await open();
    list([{ ...aMessage('a-read'), text: ' ', createdAt: undefined }]);
    expect(rows()).to.deep.equal(['（没有内容）']);
  });

  describe('with its button 全部标为已读', () => {
    const many = Array.from({ length: 20 }, (_, index) => aMessage(`m${index}`));
    const all = () => screen.getByRole('button', { name: ALL });

    it('disables the button if all messages are read', async () => {
      const { list, user, gateway } = await open();
      list([aMessage('a-read')]);
      expect(all().getAttribute('aria-disabled')).to.equal('true');
      await user.click(all());
      expect(gateway.requests).to.deep.equal(['page 1 of 20']);
    });

    it('marks a few messages without a confirmation, and reports that it is done', async () => {
      const { list, user, gateway, marked } = await open({ counted: 20 });
      list([aMessage('a'), aMessage('b')]);
      await user.click(all());
      expect(openButtons()).to.have.length(0);
      expect(all().getAttribute('aria-busy')).to.equal('true');
      expect(gateway.requests.slice(1)).to.deep.equal(['read all']);
      marked();
      expect(reported()).to.include('已全部标为已读');
      list([aMessage('a-read')]);
      expect(all().getAttribute('aria-disabled')).to.equal('true');
    });

    it('asks for a confirmation before it marks more than 20 messages, and marks none at 暂不', async () => {
      const { list, user, gateway } = await open({ counted: 21 });
      list(many, 45);
      await user.click(all());
      const dialog = await screen.findByRole('dialog', { name: ALL });
      expect(dialog.textContent).to.include('确定把 21 条未读消息全部标为已读吗？');
      await user.click(within(dialog).getByRole('button', { name: '暂不' }));
      expect(screen.queryByRole('dialog')).to.equal(null);
      expect(gateway.requests).to.deep.equal(['page 1 of 20']);
      await user.click(all());
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: ALL }));
      expect(screen.queryByRole('dialog')).to.equal(null);
      expect(gateway.requests.slice(1)).to.deep.equal(['read all']);
      expect(openButtons()).to.have.length(0);
    });

    it('asks for a confirmation without a number if the server has not counted the messages', async () => {
      const { list, user } = await open({ counted: 0 });
      list(many, 45);
      await user.click(all());
      expect((await screen.findByRole('dialog')).textContent).to.include('确定把所有未读消息标为已读吗？');
    });

    for (const [online, text] of [
      [true, '窗口加载失败，请刷新页面后重试'],
      [false, '窗口加载失败，请检查网络后重试'],
    ] as const) {
      it(`marks nothing if the confirmation cannot be loaded, and loads it again at the next press: ${text}`, async () => {
        const { list, user, gateway, world } = await open({ counted: 21 });
        list(many, 45);
        const failing = sinon
          .stub(world.resolve(MODULE_LOADER), 'watch')
          .returns(of({ kind: 'failed', isOnline: online }));
        await user.click(all());
        expect(toastsOf(world)).to.deep.equal([`error ${text}`]);
        expect([gateway.requests, screen.queryByRole('dialog')]).to.deep.equal([['page 1 of 20'], null]);
        expect([all().getAttribute('aria-disabled'), document.activeElement]).to.deep.equal(['false', all()]);
        failing.restore();
        await user.click(all());
        await screen.findByRole('dialog', { name: ALL });
      });
    }
  });
});
