import { expect } from 'chai';

import { UNREAD_REFRESH } from '../../../src/application/session/unread-refresh.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import { aPage } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

type Stored = Partial<Readonly<Record<StoredKey, string>>>;

describe('The unread dot', () => {
  it('is requested once after sign-in, and never for an anonymous visitor', () => {
    const { session, members, unread, requests, presence } = openPage();
    presence.hide();
    presence.show();
    unread.refresh('message 1');
    expect([requests.requestCount, unread.count$.value]).to.deep.equal([0, 0]);
    session.begin('t');
    expect(requests.requestCount).to.equal(0);
    members.details.answer(aMember());
    expect(requests.requestCount).to.equal(1);
  });

  it('appears for any count but 0, and disappears at 0', () => {
    const { unread, requests } = signedInPage();
    requests.answer(3);
    expect(unread.count$.value).to.equal(3);
    unread.refresh('message 2');
    requests.answer(0);
    expect(unread.count$.value).to.equal(0);
  });

  it('is requested again when the visitor returns to the tab, also after a failure, and not on leaving it', () => {
    const { unread, requests, presence } = signedInPage();
    requests.answer(3);
    presence.hide();
    expect(requests.requestCount).to.equal(1);
    presence.show();
    expect(requests.requestCount).to.equal(2);
    requests.failWith({ kind: 'offline' });
    presence.hide();
    presence.show();
    expect(requests.requestCount).to.equal(3);
    requests.answer(0);
    expect(unread.count$.value).to.equal(0);
  });

  it('is reported only when the count changes, however often the visitor returns to the tab', () => {
    const { unread, requests, presence } = signedInPage();
    const seen = watching(unread.count$);
    requests.answer(3);
    for (const count of [3, 3, 2]) {
      presence.hide();
      presence.show();
      requests.answer(count);
    }
    expect(seen.values).to.deep.equal([0, 3, 2]);
  });

  it('is requested again after messages were read, and only the latest request counts', () => {
    const { unread, requests } = signedInPage();
    unread.refresh('message 3');
    expect([requests.requestCount, requests.waiting]).to.deep.equal([2, 1]);
    requests.answer(1);
    expect(unread.count$.value).to.equal(1);
  });

  it('is requested again when another tab has read messages since this page was opened', () => {
    const { unread, requests, store } = signedInPage({ messagesRead: 'before' });
    expect(requests.requestCount).to.equal(1);
    requests.answer(1);
    store.write('messagesRead', 'a message');
    requests.answer(0);
    expect([unread.count$.value, requests.requestCount]).to.deep.equal([0, 2]);
    store.write('messagesRead', 'a message');
    expect(requests.requestCount, 'the same value again is no change').to.equal(2);
  });

  it('disappears at once with the last unread message, and returns when that message is unread again', () => {
    const { unread, requests } = signedInPage();
    requests.answer(2);
    // The third message is read in a list that is older than the count (docs/api/session.md#unread-count).
    const counts = [-1, -1, -1, 1].map((change) => {
      unread.change(change);
      return unread.count$.value;
    });
    expect([counts, requests.requestCount]).to.deep.equal([[1, 0, 0, 1], 1]);
  });

  it('stays as it was when its request fails, without a message, and works again afterwards', () => {
    const { unread, requests, notifier, log } = signedInPage();
    requests.answer(3);
    unread.refresh('message 4');
    requests.failWith({ kind: 'offline' });
    expect([unread.count$.value, notifier.messages, log.lines]).to.deep.equal([3, [], []]);
    unread.refresh('message 5');
    requests.failWith({ kind: 'fault', cause: 'unread count' });
    expect(log.lines).to.deep.equal(['error a fault of ours']);
    unread.refresh('message 6');
    requests.answer(0);
    expect(unread.count$.value).to.equal(0);
  });

  it('disappears on sign-out, and does not return with a late answer', () => {
    const { unread, session, requests } = signedInPage();
    requests.answer(3);
    unread.refresh('message 7');
    session.end();
    expect([unread.count$.value, requests.waiting]).to.deep.equal([0, 0]);
  });

  it('is not requested again after a reload of the member, or after its subscription has ended', () => {
    const { life, session, members, presence, requests } = signedInPage();
    session.reload();
    members.details.answer(aMember().named('小红'));
    expect(requests.requestCount).to.equal(1);
    life.stop();
    presence.hide();
    presence.show();
    expect([requests.requestCount, requests.waiting]).to.deep.equal([1, 0]);
  });
});

function openPage(stored: Stored = {}) {
  const page = aPage({ stored });
  const unread = page.resolve(UNREAD_REFRESH);
  const life = watching(unread.run());
  page.session.run().subscribe();
  return { ...page, unread, life, requests: page.members.unreadCounts };
}

function signedInPage(stored: Stored = {}) {
  const page = openPage(stored);
  page.session.begin('t');
  page.members.details.answer(aMember());
  return page;
}
