import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { CommentDrafts, OwnPosts } from '../../../src/application/comments/thread-memory.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { aPost } from '../../support/posts.js';
import { aMember, anonymous, restoring, sessionOf, signedIn } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const COURSE = { target: { kind: 'course', id: 2 } } as const;
const LESSON = { target: { kind: 'lesson', id: 2 } } as const;
const ANSWER = { ...COURSE, answers: { commentId: 'a' } };
const ANSWER_TO_REPLY = { ...COURSE, answers: { commentId: 'a', replyId: 'r' } };

function typing(store = new FakeVisitStore()) {
  const state = new BehaviorSubject<SessionState>(signedIn(aMember().withId(7)));
  return { store, state, drafts: new CommentDrafts(store, sessionOf(readOnly(state))) };
}

describe('the drafts of comments', () => {
  it('are kept apart by what they are about, and by what they answer', () => {
    const { drafts } = typing();
    for (const [place, text] of [
      [COURSE, 'course'],
      [LESSON, 'lesson'],
      [ANSWER, 'answer'],
      [ANSWER_TO_REPLY, 'answer to a reply'],
    ] as const) {
      drafts.keep(place, text);
    }
    expect([COURSE, LESSON, ANSWER, ANSWER_TO_REPLY].map((place) => drafts.read(place))).to.deep.equal([
      'course',
      'lesson',
      'answer',
      'answer to a reply',
    ]);
  });

  it('are kept apart although their numbers, written one behind the other, are the same', () => {
    const { drafts } = typing();
    const answer = { target: { kind: 'course', id: 1 }, answers: { commentId: '2' } } as const;
    drafts.keep(answer, 'answer');
    expect(drafts.read({ target: { kind: 'course', id: 12 } })).to.equal('');
    expect(drafts.read(answer)).to.equal('answer');
  });

  it('are there after a reload, whatever was typed', () => {
    const { store, drafts } = typing();
    const text = '"引号" \\ {\n} 😀 ';
    drafts.keep(COURSE, text);
    expect(typing(store).drafts.read(COURSE)).to.equal(text);
  });

  it('leave nothing behind once they are sent', () => {
    const { store, drafts } = typing();
    drafts.keep(COURSE, 'course');
    drafts.keep(LESSON, 'lesson');
    drafts.keep(COURSE, '');
    expect([drafts.read(COURSE), drafts.read(LESSON)]).to.deep.equal(['', 'lesson']);
    drafts.keep(LESSON, '');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });

  it('are never shown to another member, who writes over them', () => {
    const { state, drafts } = typing();
    drafts.keep(COURSE, 'of 7');
    state.next(signedIn(aMember().withId(8)));
    expect(drafts.read(COURSE)).to.equal('');
    drafts.keep(LESSON, 'of 8');
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(COURSE)).to.equal('');
  });

  it('are none of nobody, in a browser that has kept nothing', () => {
    const { state, drafts } = typing();
    state.next(anonymous);
    expect(drafts.read(COURSE)).to.equal('');
  });

  it('wait for their member through the end of the session', () => {
    const { state, drafts } = typing();
    drafts.keep(COURSE, 'of 7');
    for (const withoutMember of [anonymous, restoring]) {
      state.next(withoutMember);
      drafts.keep(COURSE, 'of nobody');
      expect(drafts.read(COURSE)).to.equal('');
    }
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(COURSE)).to.equal('of 7');
  });

  for (const stored of ['', 'x', '7', 'null', '[]', '{}', '{"member":7}', '{"member":7,"drafts":{"course 2":5}}']) {
    it(`are none where the browser has kept '${stored}'`, () => {
      const { drafts } = typing(FakeVisitStore.with({ commentDrafts: stored }));
      expect(drafts.read(COURSE)).to.equal('');
      drafts.keep(COURSE, 'course');
      expect(drafts.read(COURSE)).to.equal('course');
    });
  }
});

const OF_COURSE = { kind: 'course', id: 2 } as const;

const OF_LESSON = { kind: 'lesson', id: 2 } as const;

describe('what members have written since the page was loaded', () => {
  it('is of nobody where nobody is known', () => {
    const state$ = readOnly(new BehaviorSubject<SessionState>(anonymous));
    const posts = new OwnPosts(sessionOf(state$));
    const seen = watching(posts.on(OF_COURSE));
    posts.add(OF_COURSE, { post: aPost('p1'), below: undefined, replyTo: undefined }, posts.writer);
    expect(seen.values).to.deep.equal([[]]);
  });

  it('is news for those alone who read what it is about', () => {
    const posts = new OwnPosts(sessionOf(readOnly(new BehaviorSubject<SessionState>(anonymous))));
    const [ofCourse, ofLesson] = [watching(posts.published(OF_COURSE)), watching(posts.published(OF_LESSON))];
    posts.notePublished(OF_COURSE);
    expect([ofCourse.values.length, ofLesson.values.length]).to.deep.equal([1, 0]);
  });
});
