import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { answerOf, answersOf } from './answers.js';
import type { PromisedCall } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import type { NewServerRig, ServerRig } from './server-rig.js';
import { signInAs } from './strangers.js';

const ALL = { page: 1, size: 10 };

const CALLS: readonly PromisedCall[] = [
  { name: 'messages', ask: ({ pages }) => pages.messages.list(ALL), emits: 1, tries: 1 },
  { name: 'readMessage', ask: ({ pages }) => pages.messages.markRead('x'), emits: 0, tries: 1 },
  { name: 'readAllMessages', ask: ({ pages }) => pages.messages.markAllRead(), emits: 0, tries: 1 },
];

export function keepsMemberMessagesGatewayContract(adapter: string, newRig: NewServerRig): void {
  describe(`${adapter} keeps the MemberMessagesGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
      signInAs(rig, SEEDED.withUnread);
    });
    afterEach(() => rig.close());
    const unread = () => answerOf(rig.memberGateway.unreadCount());

    for (const call of CALLS) keepsPromisesOfMemberCall(call, newRig);

    it('lists the newest first, as many unread as the count says', async () => {
      const { items, total } = await answerOf(rig.pages.messages.list(ALL));
      expect(total).to.equal(4);
      expect(items.map(({ text }) => text).slice(-2)).to.deep.equal(['您的订单已支付成功', '用户注册成功']);
      expect(items.filter(({ read }) => !read)).to.have.length(await unread());
      expect(items.at(-1)?.createdAt).to.equal(Date.UTC(2024, 10, 1, 2));
    });

    it('gives one page at a time', async () => {
      const whole = await answerOf(rig.pages.messages.list(ALL));
      const second = await answerOf(rig.pages.messages.list({ page: 2, size: 3 }));
      expect(second).to.deep.equal({ items: whole.items.slice(3), total: 4 });
    });

    it('marks one as read, once, which lowers the count of the unread (lesson 12)', async () => {
      const [news] = (await answerOf(rig.pages.messages.list(ALL))).items;
      await answersOf(rig.pages.messages.markRead(news?.id ?? ''));
      await answersOf(rig.pages.messages.markRead(news?.id ?? ''));
      expect(await unread()).to.equal(2);
      expect((await answerOf(rig.pages.messages.list(ALL))).items[0]).to.deep.equal({ ...news, read: true });
    });

    it('has nothing to mark under an unknown id, and does not mind', async () => {
      await answersOf(rig.pages.messages.markRead('no/such id'));
      expect(await unread()).to.equal(3);
    });

    it('marks all as read (lesson 12)', async () => {
      await answersOf(rig.pages.messages.markAllRead());
      expect(await unread()).to.equal(0);
      expect((await answerOf(rig.pages.messages.list(ALL))).items.every(({ read }) => read)).to.equal(true);
    });
  });
}
