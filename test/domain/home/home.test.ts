import { expect } from 'chai';

import {
  coursesToContinue,
  HOME_PENDING,
  NOTHING_LEARNED,
  type HomeAnswers,
  type HomeView,
  nextHomeView,
} from '../../../src/domain/home/home.js';
import { aHome, aLearnedCourse } from '../../support/courses.js';
import { anAnnouncement } from '../../support/posts.js';

const LOADING = { kind: 'loading' } as const;
const OFFLINE = { kind: 'failed', error: { kind: 'offline' } } as const;
const ready = <T>(value: T) => ({ kind: 'ready', value, isRenewing: false }) as const;

const PENDING: HomeAnswers = {
  content: LOADING,
  latest: LOADING,
  learned: LOADING,
  hasWaited: true,
  closed: undefined,
};
const COURSES = [aLearnedCourse()];
const NEWS = anAnnouncement();

/** The home view after these answers have arrived one after the other. */
function after(...changes: readonly Partial<HomeAnswers>[]): HomeView {
  let answers = PENDING;
  return changes.reduce(
    (view, change) => {
      answers = { ...answers, ...change };
      return nextHomeView(view, answers);
    },
    nextHomeView(HOME_PENDING, PENDING),
  );
}

const BLOCKS = { content: ready(aHome()) };

describe('The home page', () => {
  it('shows nothing but the courses of a member before the blocks have loaded or failed', () => {
    const pending = { ...HOME_PENDING, learned: { kind: 'ready', value: COURSES, isRenewing: false } };
    expect(after({ latest: ready(NEWS), learned: ready(COURSES) })).to.deep.equal(pending);
    expect(after({ latest: ready(NEWS), learned: undefined })).to.deep.equal(HOME_PENDING);
  });

  it('waits a short time for the announcement, which cannot be inserted later, and for nothing else', () => {
    expect(after({ hasWaited: false }, BLOCKS).isSettled).to.equal(false);
    expect(after({ hasWaited: false }, BLOCKS, { hasWaited: true }).isSettled).to.equal(true);
    expect(after({ hasWaited: false }, BLOCKS, { latest: ready(NEWS) }).announcement.kind).to.equal('ready');
  });

  it('shows everything that has arrived once the blocks have loaded or failed', () => {
    const parts = {
      announcement: { kind: 'ready', value: NEWS },
      learned: { kind: 'ready', value: COURSES },
      isSettled: true,
      showsIntroduction: false,
    };
    const others = { latest: ready(NEWS), learned: ready(COURSES) };
    for (const [before, then] of [
      [others, BLOCKS],
      [others, { content: OFFLINE }],
    ] as const) {
      expect(kinds(after(before, then))).to.deep.equal(kinds({ ...parts, ...then } as HomeView));
    }
  });

  it('does not show an announcement that arrives after the blocks', () => {
    expect(after(BLOCKS, { latest: ready(NEWS) }).announcement).to.deep.equal({ kind: 'none' });
    expect(after(BLOCKS, { latest: OFFLINE }).announcement).to.deep.equal({ kind: 'none' });
  });

  it('shows no announcement when there is none, or when the visitor has closed the announcement', () => {
    expect(after({ latest: ready(undefined) }, BLOCKS).announcement).to.deep.equal({ kind: 'none' });
    expect(after({ latest: ready(NEWS), closed: String(NEWS.id) }, BLOCKS).announcement).to.deep.equal({
      kind: 'none',
    });
    expect(after({ latest: ready(NEWS), closed: String(NEWS.id - 1) }, BLOCKS).announcement.kind).to.equal('ready');
    expect(after({ latest: ready(NEWS) }, BLOCKS, { closed: String(NEWS.id) }).announcement).to.deep.equal({
      kind: 'none',
    });
  });

  it('reports an announcement that failed to load, and shows the announcement after a retry', () => {
    const failed = after({ latest: OFFLINE }, BLOCKS);
    expect(failed.announcement).to.deep.equal(OFFLINE);
    expect(after({ latest: OFFLINE }, BLOCKS, { latest: LOADING }).announcement).to.deep.equal(LOADING);
    const again = after({ latest: OFFLINE }, BLOCKS, { latest: LOADING }, { latest: ready(NEWS) });
    expect(again.announcement).to.deep.equal({ kind: 'ready', value: NEWS });
    const none = after({ latest: OFFLINE }, BLOCKS, { latest: LOADING }, { latest: ready(undefined) });
    expect(none.announcement).to.deep.equal({ kind: 'none' });
  });

  it('has space for the courses of a member from the start, and keeps it when there are none', () => {
    expect(after({}).learned).to.deep.equal(LOADING);
    expect(after(BLOCKS, { learned: ready(COURSES) }).learned).to.deep.equal(ready(COURSES));
    expect(after(BLOCKS, { learned: OFFLINE }).learned).to.deep.equal(OFFLINE);
    expect(after(BLOCKS, { learned: ready([]) }).learned).to.deep.equal(ready([]));
    expect(after({ learned: ready([]) }, BLOCKS).learned).to.deep.equal(ready([]));
  });

  it('has no space for the courses of a member who is known to have begun none, and does not introduce the site', () => {
    const known = after({ learned: NOTHING_LEARNED }, BLOCKS);
    expect([known.learned, known.showsIntroduction]).to.deep.equal([{ kind: 'none' }, false]);
  });

  it('has no space for the courses of an anonymous visitor', () => {
    expect(after({ learned: undefined }, BLOCKS).learned).to.deep.equal({ kind: 'none' });
    const later = after({ learned: undefined }, BLOCKS, { learned: ready(COURSES) });
    expect(later.learned, 'signed in elsewhere').to.deep.equal({ kind: 'none' });
  });

  it('keeps the visible content while the blocks are requested again', () => {
    const again = after({ latest: ready(NEWS) }, { content: OFFLINE }, { content: LOADING });
    expect([again.isSettled, again.content.kind, again.announcement.kind]).to.deep.equal([true, 'loading', 'ready']);
  });

  it('introduces the site to a visitor who was anonymous when the blocks arrived', () => {
    expect(after({ learned: undefined }).showsIntroduction, 'nothing is shown yet').to.equal(false);
    expect(after({ learned: undefined }, BLOCKS).showsIntroduction).to.equal(true);
    expect(after(BLOCKS).showsIntroduction).to.equal(false);
    expect(after({ learned: undefined }, BLOCKS, { learned: LOADING }).showsIntroduction, 'nothing moves').to.equal(
      true,
    );
    expect(after(BLOCKS, { learned: undefined }).showsIntroduction, 'nothing moves').to.equal(false);
  });
});

describe('The courses to continue', () => {
  const ids = (...courses: Parameters<typeof coursesToContinue>[0]) =>
    coursesToContinue(courses).map(({ courseId }) => courseId);
  const finished = (courseId: number) => aLearnedCourse({ courseId, progress: { percent: 100, isFinished: true } });
  const unfinished = (courseId: number) => aLearnedCourse({ courseId });

  it('are the unfinished ones first, at most four', () => {
    expect(ids(finished(1), unfinished(2), finished(3), unfinished(4))).to.deep.equal([2, 4, 1, 3]);
    expect(ids(finished(1), ...[2, 3, 4, 5, 6].map(unfinished))).to.deep.equal([2, 3, 4, 5]);
  });

  it('are without courses that were deleted', () => {
    expect(ids(aLearnedCourse({ courseId: 1, course: undefined }), unfinished(2))).to.deep.equal([2]);
  });
});

function kinds({ isSettled, content, announcement, learned }: HomeView) {
  return [isSettled, content.kind, announcement.kind, learned.kind];
}
