import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { Drafts, formDrafts } from '../../../src/application/session/drafts.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { Session } from '../../../src/domain/session/session.js';
import { DRAFT_LENGTH_MAX, DRAFTS_MAX } from '../../../src/domain/site/limits.js';
import { FakeMemberGateway } from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { aMember, anonymous, aTokenOf, restoring, sessionOf, signedIn } from '../../support/sessions.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const [NAME, OTHER] = ['lesson 2', 'lesson 2/a'];

function typing(store = new FakeVisitStore()) {
  const state = new BehaviorSubject<SessionState>(signedIn(aMember().withId(7)));
  return { store, state, drafts: new Drafts(store, sessionOf(readOnly(state)), 'commentDrafts') };
}

describe('The drafts of a member', () => {
  it('survive a reload with quotation marks, line breaks and emoji', () => {
    const { store, drafts } = typing();
    const text = '"引号" \\ {\n} 😀 ';
    drafts.save(NAME, text);
    expect(typing(store).drafts.read(NAME)).to.equal(text);
  });

  it('leave nothing in the storage once all of them are empty', () => {
    const { store, drafts } = typing();
    drafts.save(NAME, 'course');
    drafts.save(OTHER, 'lesson');
    drafts.save(NAME, ' \u200b\n');
    expect([drafts.read(NAME), drafts.read(OTHER)]).to.deep.equal(['', 'lesson']);
    drafts.save(OTHER, '');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });

  it('are never shown to another member, whose drafts replace them', () => {
    const { state, drafts } = typing();
    drafts.save(NAME, 'of 7');
    state.next(signedIn(aMember().withId(8)));
    expect(drafts.read(NAME)).to.equal('');
    drafts.save(OTHER, 'of 8');
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(NAME)).to.equal('');
  });

  it('return with their member after the end of the session', () => {
    const { state, drafts } = typing();
    drafts.save(NAME, 'of 7');
    for (const withoutMember of [anonymous, restoring]) {
      state.next(withoutMember);
      drafts.save(NAME, 'of an anonymous visitor');
      expect(drafts.read(NAME)).to.equal('');
    }
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(NAME)).to.equal('of 7');
  });
});

/** A page of a browser that has a member's token. The server has not answered yet whose it is. */
function restoringPage(store = FakeVisitStore.with({ token: aTokenOf(7) })) {
  const members = new FakeMemberGateway();
  const session = new Session(members, store);
  return {
    store,
    members,
    session,
    running: watching(session.run()),
    drafts: new Drafts(store, session, 'commentDrafts'),
  };
}

describe('A draft that is typed while the session is being restored', () => {
  it('is there after a reload, before and after the member is known', () => {
    const before = restoringPage();
    before.drafts.save(NAME, 'typed early');
    before.running.stop();
    const { members, drafts } = restoringPage(before.store);
    expect(drafts.read(NAME)).to.equal('typed early');
    members.details.answer(aMember().withId(7));
    expect(drafts.read(NAME)).to.equal('typed early');
  });

  it('is still the draft of its member when the token turns out expired', () => {
    const { store, session, drafts } = restoringPage();
    drafts.save(NAME, 'typed early');
    session.expire();
    expect(drafts.read(NAME), 'for an anonymous visitor').to.equal('');
    session.begin(`${aTokenOf(7)}-new`);
    expect(drafts.read(NAME)).to.equal('typed early');
    session.end();
    expect(store.read('commentDrafts'), 'after sign-out').to.equal(undefined);
  });

  it('is not shown to another member who signs in after that, and is not theirs', () => {
    const { members, session, drafts } = restoringPage();
    drafts.save(NAME, 'typed early');
    session.expire();
    session.begin(aTokenOf(8));
    expect(drafts.read(NAME), 'while the other member is being restored').to.equal('');
    members.details.answer(aMember().withId(8));
    expect(drafts.read(NAME)).to.equal('');
  });

  it('replaces no other draft of its member', () => {
    const { store, drafts } = restoringPage();
    store.write('commentDrafts', JSON.stringify({ member: 7, drafts: { [OTHER]: 'from before' } }));
    drafts.save(NAME, 'typed early');
    expect([drafts.read(OTHER), drafts.read(NAME)]).to.deep.equal(['from before', 'typed early']);
  });

  it('is not stored for the member whose token another tab has just stored', () => {
    const { store, running, drafts } = restoringPage();
    // This tab does not know of it yet.
    running.stop();
    store.write('token', aTokenOf(8));
    drafts.save(NAME, 'typed early');
    expect([drafts.read(NAME), store.read('commentDrafts')]).to.deep.equal(['', undefined]);
  });

  it('cannot be stored where the token does not say whose it is', () => {
    const { store, drafts } = restoringPage(FakeVisitStore.with({ token: 'opaque' }));
    drafts.save(NAME, 'typed early');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });
});

/** The forms of a page; the visitor has signed in where the store has a token. */
function forms(store = new FakeVisitStore(), time = new VirtualClock()) {
  const members = new FakeMemberGateway();
  const session = new Session(members, store);
  watching(session.run());
  return { store, time, session, drafts: formDrafts(store, session, time), reload: () => forms(store, time) };
}

const QUARTER_OF_AN_HOUR_MS = 900_000;

describe('What was typed into a form', () => {
  it('is there after a reload, also for a visitor who is not signed in, and ends a quarter of an hour later', () => {
    for (const store of [new FakeVisitStore(), FakeVisitStore.with({ token: aTokenOf(7) })]) {
      const page = forms(store);
      page.drafts.save('mobile', '138');
      page.time.advance(QUARTER_OF_AN_HOUR_MS - 1);
      expect(page.reload().drafts.read('mobile')).to.equal('138');
      page.time.advance(1);
      expect(page.reload().drafts.read('mobile')).to.equal('');
      expect([store.read('guestDrafts'), store.read('memberDrafts')]).to.deep.equal([undefined, undefined]);
    }
  });

  it('lasts from the last change, and does not shorten the other drafts of its owner', () => {
    const page = forms(FakeVisitStore.with({ token: aTokenOf(7) }));
    const notes = new Drafts(page.store, page.session, 'memberDrafts');
    notes.save('note 5', '写到一半');
    page.drafts.save('mobile', '13');
    page.time.advance(QUARTER_OF_AN_HOUR_MS / 2);
    page.drafts.save('mobile', '138');
    page.time.advance(QUARTER_OF_AN_HOUR_MS - 1);
    expect([page.drafts.read('mobile'), notes.read('note 5')]).to.deep.equal(['138', '写到一半']);
    page.time.advance(1);
    expect([page.drafts.read('mobile'), notes.read('note 5')]).to.deep.equal(['', '写到一半']);
  });

  it('has ended where the clock of the device was set back', () => {
    const page = forms();
    page.time.advance(1);
    page.drafts.save('mobile', '138');
    expect(forms(page.store).drafts.read('mobile')).to.equal('');
  });

  it('is the visitor’s own: nothing is left after signing in, here or in another tab', () => {
    const page = forms();
    page.drafts.save('mobile', '138');
    // Another tab.
    page.store.write('token', aTokenOf(7));
    expect([page.drafts.read('mobile'), page.store.read('guestDrafts')]).to.deep.equal(['', undefined]);
    page.drafts.save('mobile', '139');
    page.session.expire();
    expect(page.drafts.read('mobile'), 'for the guest').to.equal('');
    page.drafts.save('mobile', '137');
    page.session.begin(aTokenOf(7));
    expect([page.drafts.read('mobile'), page.store.read('guestDrafts')]).to.deep.equal(['139', undefined]);
    page.session.end();
    expect([page.drafts.read('mobile'), page.store.read('memberDrafts')]).to.deep.equal(['', undefined]);
  });

  it('stays in its tab', () => {
    const tabs = [forms(), forms()];
    for (const [index, tab] of tabs.entries()) tab.drafts.save('mobile', `13${String(index)}`);
    expect(tabs.map((tab) => tab.reload().drafts.read('mobile'))).to.deep.equal(['130', '131']);
  });

  it('is stored up to a number of drafts, the newest, and up to a length', () => {
    const { drafts } = forms();
    for (let count = 0; count <= DRAFTS_MAX; count += 1) drafts.save(`form ${String(count)}`, 'typed');
    expect([drafts.read('form 0'), drafts.read('form 1')]).to.deep.equal(['', 'typed']);
    drafts.save('form 1', 'x'.repeat(DRAFT_LENGTH_MAX));
    expect(drafts.read('form 1')).to.have.length(DRAFT_LENGTH_MAX);
    drafts.save('form 1', 'x'.repeat(DRAFT_LENGTH_MAX + 1));
    expect([drafts.read('form 1'), drafts.read('form 2')]).to.deep.equal(['', 'typed']);
  });

  it('is read without a change of the storage while nothing of it has ended', () => {
    const { store, drafts } = forms();
    drafts.save('mobile', '138');
    const writes = store.written.length;
    expect([drafts.read('mobile'), drafts.read('name'), store.written.length]).to.deep.equal(['138', '', writes]);
  });

  it('is read as far as an earlier release, or other code, has written it as a text that can be seen', () => {
    const { store, state, drafts } = typing();
    state.next(signedIn(aMember().withId(7)));
    const stored = { text: ['一', 'null'], short: ['二'], long: ['三', '1', '2'], blank: ' \u200b', odd: 5, none: [] };
    store.write('commentDrafts', JSON.stringify({ member: 7, drafts: stored }));
    expect(Object.keys(stored).map((name) => drafts.read(name))).to.deep.equal(['一', '', '', '', '', '']);
  });

  it('is not stored, and no error, while it is unknown whose it is', () => {
    const { store, drafts } = forms(FakeVisitStore.with({ token: 'opaque' }));
    drafts.save('mobile', '138');
    expect([drafts.read('mobile'), store.read('guestDrafts'), store.read('memberDrafts')]).to.deep.equal([
      '',
      undefined,
      undefined,
    ]);
  });
});
