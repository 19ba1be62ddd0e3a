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

describe('The drafts of comments', () => {
  it('are stored separately for each course, lesson, comment and reply', () => {
    const { drafts } = typing();
    for (const [draftKey, text] of [
      [COURSE, 'course'],
      [LESSON, 'lesson'],
      [ANSWER, 'answer'],
      [ANSWER_TO_REPLY, 'answer to a reply'],
    ] as const) {
      drafts.keep(draftKey, text);
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
    drafts.keep(answer, 'answer');
    expect(drafts.read({ target: { kind: 'course', id: 12 } })).to.equal('');
    expect(drafts.read(answer)).to.equal('answer');
  });

  it('survive a reload with quotation marks, line breaks and emoji', () => {
    const { store, drafts } = typing();
    const text = '"引号" \\ {\n} 😀 ';
    drafts.keep(COURSE, text);
    expect(typing(store).drafts.read(COURSE)).to.equal(text);
  });

  it('leave nothing in the storage once all of them are empty', () => {
    const { store, drafts } = typing();
    drafts.keep(COURSE, 'course');
    drafts.keep(LESSON, 'lesson');
    drafts.keep(COURSE, '');
    expect([drafts.read(COURSE), drafts.read(LESSON)]).to.deep.equal(['', 'lesson']);
    drafts.keep(LESSON, '');
    expect(store.read('commentDrafts')).to.equal(undefined);
  });

  it('are never shown to another member, whose drafts replace them', () => {
    const { state, drafts } = typing();
    drafts.keep(COURSE, 'of 7');
    state.next(signedIn(aMember().withId(8)));
    expect(drafts.read(COURSE)).to.equal('');
    drafts.keep(LESSON, 'of 8');
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
    drafts.keep(COURSE, 'of 7');
    for (const withoutMember of [anonymous, restoring]) {
      state.next(withoutMember);
      drafts.keep(COURSE, 'of an anonymous visitor');
      expect(drafts.read(COURSE)).to.equal('');
    }
    state.next(signedIn(aMember().withId(7)));
    expect(drafts.read(COURSE)).to.equal('of 7');
  });

  for (const stored of ['', 'x', '7', 'null', '[]', '{}', '{"member":7}', '{"member":7,"drafts":{"course 2":5}}']) {
    it(`are empty when the browser has stored '${stored}'`, () => {
      const { drafts } = typing(FakeVisitStore.with({ commentDrafts: stored }));
      expect(drafts.read(COURSE)).to.equal('');
      drafts.keep(COURSE, 'course');
      expect(drafts.read(COURSE)).to.equal('course');
    });
  }
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
