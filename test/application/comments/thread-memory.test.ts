import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { CommentDrafts, OwnPosts } from '../../../src/application/comments/thread-memory.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { Session } from '../../../src/domain/session/session.js';
import { FakeMemberGateway } from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { aPost } from '../../support/posts.js';
import { aMember, anonymous, aTokenOf, restoring, sessionOf, signedIn } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const COURSE = { target: { kind: 'course', id: 2 } } as const;
const LESSON = { target: { kind: 'lesson', id: 2 } } as const;
const ANSWER = { ...COURSE, answers: { commentId: 'a' } };
const ANSWER_TO_REPLY = { ...COURSE, answers: { commentId: 'a', replyId: 'r' } };

function typing(store = new FakeVisitStore()) {
  const state = new BehaviorSubject<SessionState>(signedIn(aMember().withId(7)));
  return { store, state, drafts: new CommentDrafts(store, sessionOf(readOnly(state))) };
}

describe('The drafts of comments', () => {
  it('are stored separately for each course, lesson, comment and reply', () => {
    const { drafts } = typing();
    for (const [draftKey, text] of [
      [COURSE, 'course'],
      [LESSON, 'lesson'],
      [ANSWER, 'answer'],
      [ANSWER_TO_REPLY, 'answer to a reply'],
    ] as const) {
      drafts.save(draftKey, text);
    }
    expect([COURSE, LESSON, ANSWER, ANSWER_TO_REPLY].map((draftKey) => drafts.read(draftKey))).to.deep.equal([
      'course',
      'lesson',
      'answer',
      'answer to a reply',
    ]);
  });

  it('are not confused when the ids of course and comment join to the same digits', () => {
    const { drafts } = typing();
    const answer = { target: { kind: 'course', id: 1 }, answers: { commentId: '2' } } as const;
    drafts.save(answer, 'answer');
    expect(drafts.read({ target: { kind: 'course', id: 12 } })).to.equal('');
    expect(drafts.read(answer)).to.equal('answer');
  });

  it('survive a reload with quotation marks, line breaks and emoji', () => {
    const { store, drafts } = typing();
    const text = '"引号" \\ {\n} 😀 ';
    drafts.save(COURSE, text);
    expect(typing(store).drafts.read(COURSE)).to.equal(text);
  });

  it('leave nothing in the storage once all of them are empty', () => {
    const { store, drafts } = typing();
    drafts.save(COURSE, 'course');
    drafts.save(LESSON, 'lesson');
    drafts.save(COURSE, ' \u200b\n');
    expect([drafts.read(COURSE), drafts.read(LESSON)]).to.deep.equal(['', 'lesson']);
    drafts.save(LESSON, '');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });

  it('are never shown to another member, whose drafts replace them', () => {
    const { state, drafts } = typing();
    drafts.save(COURSE, 'of 7');
    state.next(signedIn(aMember().withId(8)));
    expect(drafts.read(COURSE)).to.equal('');
    drafts.save(LESSON, 'of 8');
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(COURSE)).to.equal('');
  });

  it('are empty for an anonymous visitor in a browser that has stored nothing', () => {
    const { state, drafts } = typing();
    state.next(anonymous);
    expect(drafts.read(COURSE)).to.equal('');
  });

  it('return with their member after the end of the session', () => {
    const { state, drafts } = typing();
    drafts.save(COURSE, 'of 7');
    for (const withoutMember of [anonymous, restoring]) {
      state.next(withoutMember);
      drafts.save(COURSE, 'of an anonymous visitor');
      expect(drafts.read(COURSE)).to.equal('');
    }
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(COURSE)).to.equal('of 7');
  });

  for (const stored of ['', 'x', '7', 'null', '[]', '{}', '{"member":7}', '{"member":7,"drafts":{"course 2":5}}']) {
    it(`are empty when the browser has stored '${stored}'`, () => {
      const { drafts } = typing(FakeVisitStore.with({ commentDrafts: stored }));
      expect(drafts.read(COURSE)).to.equal('');
      drafts.save(COURSE, 'course');
      expect(drafts.read(COURSE)).to.equal('course');
    });
  }
});

/** A page of a browser that has a member's token. The server has not answered yet whose it is. */
function restoringPage(store = FakeVisitStore.with({ token: aTokenOf(7) })) {
  const members = new FakeMemberGateway();
  const session = new Session(members, store);
  return { store, members, session, running: watching(session.run()), drafts: new CommentDrafts(store, session) };
}

describe('A comment that is typed while the session is being restored', () => {
  it('is there after a reload, before and after the member is known', () => {
    const before = restoringPage();
    before.drafts.save(COURSE, 'typed early');
    before.running.stop();
    const { members, drafts } = restoringPage(before.store);
    expect(drafts.read(COURSE)).to.equal('typed early');
    members.details.answer(aMember().withId(7));
    expect(drafts.read(COURSE)).to.equal('typed early');
  });

  it('is still the draft of its member when the token turns out expired', () => {
    const { store, session, drafts } = restoringPage();
    drafts.save(COURSE, 'typed early');
    session.expire();
    expect(drafts.read(COURSE), 'for an anonymous visitor').to.equal('');
    session.begin(`${aTokenOf(7)}-new`);
    expect(drafts.read(COURSE)).to.equal('typed early');
    session.end();
    expect(store.read('commentDrafts'), 'after sign-out').to.equal(undefined);
  });

  it('is not shown to another member who signs in after that, and is not theirs', () => {
    const { members, session, drafts } = restoringPage();
    drafts.save(COURSE, 'typed early');
    session.expire();
    session.begin(aTokenOf(8));
    expect(drafts.read(COURSE), 'while the other member is being restored').to.equal('');
    members.details.answer(aMember().withId(8));
    expect(drafts.read(COURSE)).to.equal('');
  });

  it('replaces no other draft of its member', () => {
    const { store, drafts } = restoringPage();
    store.write('commentDrafts', JSON.stringify({ member: 7, drafts: { 'lesson 2': 'from before' } }));
    drafts.save(COURSE, 'typed early');
    expect([drafts.read(LESSON), drafts.read(COURSE)]).to.deep.equal(['from before', 'typed early']);
  });

  it('is not stored for the member whose token another tab has just stored', () => {
    const { store, running, drafts } = restoringPage();
    // This tab does not know of it yet.
    running.stop();
    store.write('token', aTokenOf(8));
    drafts.save(COURSE, 'typed early');
    expect([drafts.read(COURSE), store.read('commentDrafts')]).to.deep.equal(['', undefined]);
  });

  it('cannot be stored where the token does not say whose it is', () => {
    const { store, drafts } = restoringPage(FakeVisitStore.with({ token: 'opaque' }));
    drafts.save(COURSE, 'typed early');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });
});

const OF_COURSE = { kind: 'course', id: 2 } as const;

const OF_LESSON = { kind: 'lesson', id: 2 } as const;

describe('The comments written since the page was loaded', () => {
  it('are not shown to an anonymous visitor', () => {
    const state$ = readOnly(new BehaviorSubject<SessionState>(anonymous));
    const posts = new OwnPosts(sessionOf(state$));
    const seen = watching(posts.on(OF_COURSE));
    posts.add(OF_COURSE, { post: aPost('p1'), parentId: undefined, replyTo: undefined }, posts.writer);
    expect(seen.values).to.deep.equal([[]]);
  });

  it('are announced only to the views of their own course or lesson', () => {
    const posts = new OwnPosts(sessionOf(readOnly(new BehaviorSubject<SessionState>(anonymous))));
    const [ofCourse, ofLesson] = [watching(posts.published(OF_COURSE)), watching(posts.published(OF_LESSON))];
    posts.recordPublished(OF_COURSE);
    expect([ofCourse.values.length, ofLesson.values.length]).to.deep.equal([1, 0]);
  });
});
