import { expect } from 'chai';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { UnreadRefresh } from '../../../src/application/session/unread-refresh.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import { Session } from '../../../src/domain/session/session.js';
import { aRecovery } from '../../support/fake-presence.js';
import { aMember } from '../../support/sessions.js';
import { FakeMemberGateway } from '../../support/fake-gateways.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

describe('unread dot', () => {
  it('is not asked for while nobody is signed in', () => {
    const { unread, questions, presence } = openPage();
    presence.lookAway();
    presence.lookBack();
    unread.refresh('message 1');
    expect(questions.asked).to.equal(0);
    expect(unread.count$.value > 0).to.equal(false);
  });

  it('is asked for after sign-in, once (spec §4 unread dot, lesson 4)', () => {
    const { session, members, questions } = openPage();
    session.begin('t');
    expect(questions.asked).to.equal(0);
    members.details.answer(aMember());
    expect(questions.asked).to.equal(1);
  });

  it('shows for any count but 0, and 0 clears it (spec §4 unread dot, lesson 12)', () => {
    const { unread, questions } = signedInPage();
    questions.answer(3);
    expect(unread.count$.value > 0).to.equal(true);
    unread.refresh('message 2');
    questions.answer(0);
    expect(unread.count$.value > 0).to.equal(false);
  });

  it('is asked for again on return to the tab, and not on leaving it (lesson 12)', () => {
    const { unread, questions, presence } = signedInPage();
    questions.answer(3);
    presence.lookAway();
    expect(questions.asked).to.equal(1);
    presence.lookBack();
    expect(questions.asked).to.equal(2);
    questions.answer(0);
    expect(unread.count$.value > 0).to.equal(false);
  });

  it('is told once as long as the count stays what it was: a week of returns to the tab leaves nothing behind (issue 16)', () => {
    const { unread, questions, presence } = signedInPage();
    const seen = watching(unread.count$);
    questions.answer(3);
    for (const count of [3, 3, 2]) {
      presence.lookAway();
      presence.lookBack();
      questions.answer(count);
    }
    expect(seen.values).to.deep.equal([0, 3, 2]);
  });

  it('is asked for again after messages were read; the newest question is the one that counts (lesson 12)', () => {
    const { unread, questions } = signedInPage();
    unread.refresh('message 3');
    expect(questions.asked).to.equal(2);
    expect(questions.waiting).to.equal(1);
    questions.answer(1);
    expect(unread.count$.value > 0).to.equal(true);
  });

  it('is asked for again when messages were read in another tab (pages §12)', () => {
    const { unread, questions, store } = signedInPage();
    questions.answer(1);
    store.write('messagesRead', 'a message');
    questions.answer(0);
    expect([unread.count$.value > 0, questions.asked]).to.deep.equal([false, 2]);
    store.write('messagesRead', 'a message');
    expect(questions.asked, 'the same again is no news').to.equal(2);
  });

  it('is not asked for again because of what was read before this page was opened', () => {
    const { questions } = signedInPage({ messagesRead: 'a message' });
    expect(questions.asked).to.equal(1);
  });

  it('goes at once with the last message that is read, and comes back with it (pages §12)', () => {
    const { unread, questions } = signedInPage();
    questions.answer(2);
    unread.change(-1);
    expect([unread.count$.value, unread.count$.value > 0]).to.deep.equal([1, true]);
    unread.change(-1);
    expect([unread.count$.value, unread.count$.value > 0]).to.deep.equal([0, false]);
    unread.change(-1);
    expect(unread.count$.value, 'the count was old (API 2.16)').to.equal(0);
    unread.change(1);
    expect([unread.count$.value, unread.count$.value > 0]).to.deep.equal([1, true]);
    expect(questions.asked).to.equal(1);
  });

  it('forgets the count of a member who has left', () => {
    const { unread, session, questions } = signedInPage();
    questions.answer(3);
    session.end();
    expect(unread.count$.value).to.equal(0);
  });

  it('stays as it was when the question fails, without a word', () => {
    const { unread, questions, notifier } = signedInPage();
    questions.answer(3);
    unread.refresh('message 4');
    questions.failWith({ kind: 'offline' });
    expect(unread.count$.value > 0).to.equal(true);
    expect(notifier.said).to.deep.equal([]);
    unread.refresh('message 5');
    questions.answer(0);
    expect(unread.count$.value > 0).to.equal(false);
  });

  it('outlives an answer that the server will not give: logged, and asked for again with the next reason', () => {
    const { unread, questions, log } = signedInPage();
    questions.failWith({ kind: 'fault', cause: 'unread count' });
    expect(log.lines).to.deep.equal(['error a fault of ours']);
    unread.refresh('message 7');
    questions.answer(3);
    expect(unread.count$.value).to.equal(3);
  });

  it('is asked for once when the visitor comes back to the tab after a failure (lesson 4)', () => {
    const { questions, presence } = signedInPage();
    questions.failWith({ kind: 'offline' });
    presence.lookAway();
    presence.lookBack();
    expect(questions.asked).to.equal(2);
  });

  it('goes out with sign-out, and does not come back with a late answer', () => {
    const { unread, session, questions } = signedInPage();
    questions.answer(3);
    unread.refresh('message 6');
    session.end();
    expect(unread.count$.value > 0).to.equal(false);
    expect(questions.waiting).to.equal(0);
  });

  it('is not asked for again because the member was', () => {
    const { session, members, questions } = signedInPage();
    session.reload();
    members.details.answer(aMember().named('小红'));
    expect(questions.asked).to.equal(1);
  });

  it('is left alone once nobody keeps it true any more', () => {
    const { life, presence, questions } = signedInPage();
    life.stop();
    presence.lookAway();
    presence.lookBack();
    expect(questions.asked).to.equal(1);
    expect(questions.waiting).to.equal(0);
  });
});

function openPage(stored: Partial<Readonly<Record<StoredKey, string>>> = {}) {
  const members = new FakeMemberGateway();
  const store = FakeVisitStore.with(stored);
  const session = new Session(members, store);
  const { recovery, presence, time } = aRecovery();
  const notifier = new RecordingNotifier();
  const navigator = new FakeNavigator();
  const log = new RecordingLog();
  const desk = new ErrorReporter(notifier, log);
  const unread = new UnreadRefresh(session, members, presence, store, recovery, desk);
  const life = watching(unread.run());
  session.run().subscribe();
  return {
    unread,
    life,
    store,
    session,
    members,
    questions: members.unreadCounts,
    presence,
    time,
    notifier,
    navigator,
    log,
  };
}

function signedInPage(stored: Partial<Readonly<Record<StoredKey, string>>> = {}) {
  const page = openPage(stored);
  page.session.begin('t');
  page.members.details.answer(aMember());
  return page;
}
