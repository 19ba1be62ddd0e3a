import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { ExpandedLists, OwnPosts } from '../../../src/application/comments/thread-memory.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { CACHED_ANSWERS_MAX } from '../../../src/domain/site/limits.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
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

describe('How much of the comments was unfolded', () => {
  it('is known for the newest pages of the history only', () => {
    const lists = new ExpandedLists(new MemoryNavigator());
    const save = (parts: number) => {
      lists.save(String(parts), { all: { kind: 'folded' }, replies: new Map(), parts });
    };
    const partsOf = (...names: number[]) => names.map((name) => lists.read(String(name))?.parts);
    for (let parts = 1; parts <= CACHED_ANSWERS_MAX; parts += 1) save(parts);
    expect(partsOf(1, 2, CACHED_ANSWERS_MAX)).to.deep.equal([1, 2, CACHED_ANSWERS_MAX]);
    save(CACHED_ANSWERS_MAX + 1);
    expect(partsOf(1, 2, CACHED_ANSWERS_MAX + 1)).to.deep.equal([undefined, 2, CACHED_ANSWERS_MAX + 1]);
  });
});
