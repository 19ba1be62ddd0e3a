import { expect } from 'chai';
import { Subject } from 'rxjs';

import { MemberMessages } from '../../src/application/messages.js';
import { UNREAD_REFRESH } from '../../src/application/session/unread-refresh.js';
import { ERROR_REPORTER } from '../../src/application/site/error-reporter.js';
import type { MemberMessage } from '../../src/domain/messages.js';
import { aPage } from '../support/a-page.js';
import { aLoader } from '../support/recorders.js';
import { aMember } from '../support/sessions.js';
import { FakeMemberMessagesGateway } from '../support/fake-gateways.js';
import type { VisitStore } from '../../src/domain/ports/visit-store.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { aMessage, aPageOfMessages } from '../support/posts.js';
import { watching } from '../support/watching.js';

/**
 * One tab of a browser, with a signed-in member who has three unread messages. Tabs with the same `store` are tabs of
 * one browser.
 */
function aTab(store: VisitStore = FakeVisitStore.with({ token: 't' }), at = '/member/messages') {
  const page = aPage({ store, address: at });
  const unread = page.resolve(UNREAD_REFRESH);
  watching(unread.run());
  watching(page.session.run());
  page.members.details.answer(aMember());
  page.members.unreadCounts.answer(3);
  const gateway = new FakeMemberMessagesGateway();
  const { navigator, session, time, resolve } = page;
  const reporter = resolve(ERROR_REPORTER);
  const service = new MemberMessages(gateway, navigator, aLoader(), unread, store, reporter, time, session);
  return { ...page, unread, gateway, service };
}

/** A tab that shows the message list. */
function reading(...[store, at]: Parameters<typeof aTab>) {
  const tab = aTab(store, at);
  const retry$ = new Subject<void>();
  const shown = watching(tab.service.shown(retry$));
  /**
   * The ids of the displayed messages, with a star for an unread one; the kind of the view state when no list is
   * displayed.
   */
  const seen = () => {
    const last = shown.values.at(-1);
    if (last?.kind !== 'ready') return last?.kind;
    const rows = last.value.items.map(({ id, isRead }) => (isRead ? id : `${id}*`)).join(' ');
    return last.isRenewing ? `${rows} …` : rows;
  };
  return { ...tab, retry$, shown, seen };
}

describe('The message page', () => {
  it('knows the unread count, and works when the browser loses its record of read messages', () => {
    const { service, store, gateway, shown, seen } = reading();
    gateway.pages.answer(aPageOfMessages('a', 'b-read'));
    expect(service.countedUnread$.value).to.equal(3);
    store.write('messagesRead', 'a');
    store.erase('messagesRead');
    expect([shown.errors, seen()]).to.deep.equal([[], 'a b-read']);
  });

  it('shows the page in the address, twenty messages at a time, and only the latest request counts', () => {
    const { gateway, navigator, seen } = reading(undefined, '/member/messages?page=250');
    expect(seen()).to.equal('loading');
    gateway.pages.answer({ ...aPageOfMessages('a', 'b-read'), total: 5000 });
    expect(seen()).to.equal('a* b-read');
    navigator.go('/member/messages?page=2');
    navigator.go('/member/messages?page=3');
    expect(gateway.requests).to.deep.equal(['page 250 of 20', 'page 2 of 20', 'page 3 of 20']);
    expect([seen(), gateway.pages.waiting]).to.deep.equal(['a* b-read …', 1]);
    gateway.pages.answer({ ...aPageOfMessages('c'), total: 5000 });
    expect(seen()).to.equal('c*');
  });

  it('marks a message as read at once, and requests the unread count when the server has confirmed', () => {
    const { gateway, service, unread, members, seen } = reading();
    gateway.pages.answer(aPageOfMessages('a', 'b', 'c-read'));
    service.read(aMessage('a'));
    service.read(aMessage('a'));
    service.read(aMessage('c-read'));
    expect([seen(), unread.count$.value, members.unreadCounts.requestCount]).to.deep.equal(['a b* c-read', 2, 1]);
    gateway.marks.complete();
    expect(members.unreadCounts.requestCount).to.equal(2);
    members.unreadCounts.answer(0);
    expect([seen(), unread.count$.value]).to.deep.equal(['a b* c-read', 0]);
    expect(gateway.requests.slice(1), 'once, and not for the message that was read before').to.deep.equal(['read a']);
  });

  it('shows why a message could not be marked as read, and that it is unread', () => {
    const { gateway, service, notifier, seen } = reading();
    gateway.pages.answer(aPageOfMessages('a'));
    service.read(aMessage('a'));
    gateway.marks.failWith({ kind: 'refused', message: '不行' });
    expect([seen(), notifier.messages]).to.deep.equal(['a*', ['error 不行']]);
  });

  it('stores nothing for a member who has signed out before the answer (races)', () => {
    const { gateway, service, session, store, unread } = reading();
    gateway.pages.answer(aPageOfMessages('a', 'b'));
    service.read(aMessage('a'));
    service.read(aMessage('b'));
    session.end();
    gateway.marks.complete();
    expect(store.read('messagesRead')).to.equal(undefined);
    gateway.marks.failWith({ kind: 'offline' });
    expect(unread.count$.value).to.equal(0);
  });

  it('does not correct a count that the server has reported since (races)', () => {
    const { gateway, service, members, presence, unread } = reading();
    gateway.pages.answer(aPageOfMessages('a', 'b', 'c'));
    service.read(aMessage('a'));
    presence.hide();
    presence.show();
    members.unreadCounts.answer(3);
    gateway.marks.failWith({ kind: 'timeout' });
    expect(unread.count$.value).to.equal(3);
  });

  it('does not add a failed request of one member to the unread count of the next (races)', () => {
    const { gateway, service, session, members, unread } = reading();
    gateway.pages.answer(aPageOfMessages('a'));
    service.read(aMessage('a'));
    session.begin('of another');
    members.details.answer(aMember().withId(8));
    members.unreadCounts.answer(5);
    gateway.marks.failWith({ kind: 'offline' });
    expect(unread.count$.value).to.equal(5);
  });

  it('finishes marking when the visitor leaves the page, for one message and for all', () => {
    const { gateway, service, shown, members } = reading();
    gateway.pages.answer(aPageOfMessages('a'));
    service.read(aMessage('a'));
    shown.stop();
    expect(gateway.marks.waiting).to.equal(1);
    gateway.marks.complete();
    expect(members.unreadCounts.requestCount).to.equal(2);
    watching(service.readAll([])).stop();
    expect(gateway.marks.waiting).to.equal(1);
  });

  it('shows a message as read while its request is pending, although an older list arrives', () => {
    const { gateway, service, retry$, seen } = reading();
    gateway.pages.answer(aPageOfMessages('a'));
    retry$.next();
    service.read(aMessage('a'));
    gateway.pages.answer(aPageOfMessages('a', 'b'));
    expect(seen()).to.equal('a b*');
  });

  describe('when the member marks all as read', () => {
    it('marks the visible messages at once, and requests the list again when the server has confirmed', () => {
      const { gateway, service, unread, seen } = reading();
      gateway.pages.answer(aPageOfMessages('a', 'b'));
      const outcome = watching(service.readAll(['a', 'b']));
      expect([seen(), unread.count$.value]).to.deep.equal(['a b', 0]);
      gateway.marks.complete();
      expect(outcome.completed).to.equal(true);
      expect([seen(), gateway.pages.requestCount]).to.deep.equal(['a b …', 2]);
      gateway.pages.answer(aPageOfMessages('new', 'a-read', 'b-read'));
      expect(seen()).to.equal('new* a-read b-read');
    });

    it('restores the messages when the request fails, except one that was marked separately', () => {
      const { gateway, service, unread, seen } = reading();
      gateway.pages.answer(aPageOfMessages('a', 'b', 'c'));
      service.read(aMessage('a'));
      const outcome = watching(service.readAll(['a', 'b', 'c']));
      gateway.marks.complete();
      gateway.marks.failWith({ kind: 'broken', status: 502 });
      expect(outcome.errors).to.deep.equal([{ kind: 'broken', status: 502 }]);
      expect([seen(), unread.count$.value]).to.deep.equal(['a b* c*', 2]);
    });

    it('requests the unread count each time the server has confirmed', () => {
      const { gateway, service, members, time } = reading();
      for (const requests of [2, 3]) {
        service.readAll([]);
        gateway.marks.complete();
        expect(members.unreadCounts.requestCount).to.equal(requests);
        time.advance(1);
      }
    });
  });

  describe('in two tabs', () => {
    it('shows a message as read in both tabs without another list request, and updates the unread dot', () => {
      const one = reading();
      const other = reading(one.store, '/member/messages?page=2');
      one.gateway.pages.answer({ ...aPageOfMessages('a', 'b'), total: 5000 });
      other.gateway.pages.answer({ ...aPageOfMessages('b', 'c'), total: 5000 });
      one.service.read(aMessage('b'));
      one.gateway.marks.complete();
      expect([one.seen(), other.seen()]).to.deep.equal(['a* b', 'b c*']);
      other.members.unreadCounts.answer(0);
      expect(other.unread.count$.value > 0).to.equal(false);
      expect(other.gateway.pages.requestCount).to.equal(1);
    });

    it('requests the list again when another tab has marked all messages as read', () => {
      const one = reading();
      const other = reading(one.store);
      other.gateway.pages.answer(aPageOfMessages('a'));
      one.service.readAll(['a']);
      expect(other.seen(), 'no change before the server has confirmed').to.equal('a*');
      one.gateway.marks.complete();
      expect(other.seen()).to.equal('a* …');
      other.gateway.pages.answer(aPageOfMessages('a-read'));
      expect(other.seen()).to.equal('a-read');
    });

    it('preserves its pages while another tab marks messages as read: 5,000 messages, page by page', () => {
      const all = Array.from({ length: 5000 }, (_, index) => aMessage(`m${index}`));
      const read = new Set<string>();
      const server = (): readonly MemberMessage[] => all.map((m) => (read.has(m.id) ? { ...m, isRead: true } : m));
      const one = reading();
      const other = aTab(one.store);
      const seenIds: string[] = [];
      for (let page = 1; page <= 250; page += 1) {
        if (page > 1) one.navigator.go(`/member/messages?page=${page}`);
        one.gateway.pages.answer({ items: server().slice((page - 1) * 20, page * 20), total: all.length });
        // One message of this page, one of an earlier page and one of a later page.
        for (const index of [page * 20 - 1, page * 7, 4999 - page]) {
          const message = aMessage(`m${index}`);
          if (read.has(message.id)) continue;
          other.service.read(message);
          other.gateway.marks.complete();
          read.add(message.id);
        }
        const rows = String(one.seen()).split(' ');
        expect(rows).to.deep.equal(
          server()
            .slice((page - 1) * 20, page * 20)
            .map((m) => (m.isRead ? m.id : `${m.id}*`)),
        );
        seenIds.push(...rows.map((row) => row.replace('*', '')));
      }
      expect(seenIds).to.deep.equal(all.map(({ id }) => id));
      expect(one.gateway.pages.requestCount).to.equal(250);
    });
  });

  it('does not request the list when the session ends', () => {
    const { gateway, session, store } = reading();
    gateway.pages.answer(aPageOfMessages('a'));
    store.write('messagesRead', 'a');
    session.end();
    expect(gateway.pages.requestCount).to.equal(1);
  });
});
