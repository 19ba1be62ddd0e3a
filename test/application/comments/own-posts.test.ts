import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { OwnPosts } from '../../../src/application/comments/thread-memory.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aPost } from '../../support/a-comment.js';
import { anonymous, sessionOf } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const COURSE = { kind: 'course', id: 2 } as const;
const LESSON = { kind: 'lesson', id: 2 } as const;

describe('what members have written since the page was loaded (pages §17)', () => {
  it('is of nobody where nobody is known', () => {
    const state$ = readOnly(new BehaviorSubject<SessionState>(anonymous));
    const posts = new OwnPosts(sessionOf(state$));
    const seen = watching(posts.on(COURSE));
    posts.add(COURSE, { post: aPost('p1'), below: undefined, replyTo: undefined }, posts.writer);
    expect(seen.values).to.deep.equal([[]]);
  });

  it('is news for those alone who read what it is about', () => {
    const posts = new OwnPosts(sessionOf(readOnly(new BehaviorSubject<SessionState>(anonymous))));
    const [ofCourse, ofLesson] = [watching(posts.published(COURSE)), watching(posts.published(LESSON))];
    posts.notePublished(COURSE);
    expect([ofCourse.values.length, ofLesson.values.length]).to.deep.equal([1, 0]);
  });
});
