import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../src/domain/ports/message-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf, answersOf } from './answers.js';
import { command, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const ALL = { page: 1, size: 10 };

const CALLS = [
  query('messages', ({ resolve }) => resolve(MEMBER_MESSAGES_GATEWAY).list(ALL)),
  command('readMessage', ({ resolve }) => resolve(MEMBER_MESSAGES_GATEWAY).markRead('x')),
  command('readAllMessages', ({ resolve }) => resolve(MEMBER_MESSAGES_GATEWAY).markAllRead()),
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`MemberMessagesGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.withUnread));
    const unread = () => answerOf(rig.resolve(MEMBER_GATEWAY).unreadCount());

    for (const call of CALLS) keepsPromisesOfMemberCall(call, newRig);

    it('lists the newest messages first, with as many unread ones as the unread count', async () => {
      const { items, total } = await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list(ALL));
      expect(total).to.equal(4);
      expect(items.map(({ text }) => text).slice(-2)).to.deep.equal(['您的订单已支付成功', '用户注册成功']);
      expect(items.filter(({ isRead }) => !isRead)).to.have.length(await unread());
      expect(items.at(-1)?.createdAt).to.equal(Date.UTC(2024, 10, 1, 2));
    });

    it('returns one page at a time', async () => {
      const whole = await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list(ALL));
      const second = await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list({ page: 2, size: 3 }));
      expect(second).to.deep.equal({ items: whole.items.slice(3), total: 4 });
    });

    it('marks a message as read, and lowers the unread count once', async () => {
      const [news] = (await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list(ALL))).items;
      await answersOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).markRead(news?.id ?? ''));
      await answersOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).markRead(news?.id ?? ''));
      expect(await unread()).to.equal(2);
      expect((await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list(ALL))).items[0]).to.deep.equal({
        ...news,
        isRead: true,
      });
    });

    it('ignores an unknown id', async () => {
      await answersOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).markRead('no/such id'));
      expect(await unread()).to.equal(3);
    });

    it('marks all messages as read', async () => {
      await answersOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).markAllRead());
      expect(await unread()).to.equal(0);
      expect(
        (await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list(ALL))).items.every(({ isRead }) => isRead),
      ).to.equal(true);
    });
  });
}
