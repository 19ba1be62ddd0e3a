import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { OwnPosts } from '../../../src/application/comments/thread-memory.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aPost } from '../../support/posts.js';
import { anonymous, sessionOf } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

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
