import { expect } from 'chai';
import fc from 'fast-check';

import {
  directoryOf,
  filledChapters,
  firstRows,
  lessonAccess,
  lessonsInOrder,
  outlineOf,
  progressOf,
  remainingS,
  totalS,
  unfinishedLessons,
  watchedPercent,
} from '../../../src/domain/courses/directory.js';
import { DIRECTORY_ROWS_AT_FIRST, OUTLINE_ENTRIES } from '../../../src/domain/courses/limits.js';
import { aLesson } from '../../support/courses.js';

const CHAPTERS = [
  { id: 9, title: '二' },
  { id: 7, title: '一' },
];
const filed = (chapterId: number, id: number) => ({ chapterId, lesson: aLesson(id) });

describe('The directory of a course', () => {
  it('keeps the order of chapters and lessons, and keeps an empty chapter', () => {
    const directory = directoryOf(CHAPTERS, [filed(7, 2), filed(7, 1)]);
    expect(directory).to.deep.equal({
      kind: 'chapters',
      chapters: [
        { id: 9, title: '二', lessons: [] },
        { id: 7, title: '一', lessons: [aLesson(2), aLesson(1)] },
      ],
      rest: [],
    });
  });

  it('puts lessons without a chapter, or of an unknown chapter, under the rest', () => {
    const directory = directoryOf(CHAPTERS, [filed(0, 1), filed(9, 2), filed(999, 3)]);
    expect(directory).to.have.deep.property('rest', [aLesson(1), aLesson(3)]);
    expect(lessonsInOrder(directory).map(({ id }) => id)).to.deep.equal([2, 1, 3]);
  });

  it('is one flat list when the course has no chapters, whatever chapter the lessons name', () => {
    expect(directoryOf([], [filed(5, 2), filed(0, 1)])).to.deep.equal({
      kind: 'flat',
      lessons: [aLesson(2), aLesson(1)],
    });
  });

  it('shows at first its beginning or the rows around the current lesson, never past its end', () => {
    const all = Array.from({ length: 3 * DIRECTORY_ROWS_AT_FIRST }, (_, id) => aLesson(id));
    const half = DIRECTORY_ROWS_AT_FIRST / 2;
    for (const [current, first] of [
      [undefined, 0],
      [half - 1, 0],
      [half + 3, 3],
      [all.length - 1, 2 * DIRECTORY_ROWS_AT_FIRST],
    ] as const) {
      const ids = [...firstRows(all, DIRECTORY_ROWS_AT_FIRST, current)];
      expect([ids[0], ids.length], String(current)).to.deep.equal([first, DIRECTORY_ROWS_AT_FIRST]);
    }
    expect(firstRows(all.slice(0, 2), DIRECTORY_ROWS_AT_FIRST, 1).size).to.equal(2);
  });

  it('contains every lesson exactly once', () => {
    const chapters = fc.uniqueArray(fc.integer({ min: 1, max: 5 }));
    const lessons = fc.uniqueArray(fc.tuple(fc.integer(), fc.integer({ min: 0, max: 6 })), { selector: ([id]) => id });
    fc.assert(
      fc.property(chapters, lessons, (ids, all) => {
        const directory = directoryOf(
          ids.map((id) => ({ id, title: '' })),
          all.map(([id, chapterId]) => filed(chapterId, id)),
        );
        expect(lessonsInOrder(directory).map(({ id }) => id)).to.have.members(all.map(([id]) => id));
      }),
    );
  });
});

describe('The outline of a course', () => {
  const outline = (directory: ReturnType<typeof directoryOf>, mayWatch = false) =>
    outlineOf({ directory, mayWatch, boughtLessonIds: [] }).map(({ title, lessonCount, durationS, preview }) => [
      title,
      lessonCount,
      durationS,
      preview?.id,
    ]);
  const withPreview = { chapterId: 7, lesson: aLesson(3, { previewS: 60 }) };

  it('lists the chapters that have lessons, each with its first preview', () => {
    const directory = directoryOf(CHAPTERS, [filed(7, 1), withPreview, filed(0, 4)]);
    expect(filledChapters(directory).map(({ id }) => id)).to.deep.equal([7]);
    expect(outline(directory)).to.deep.equal([['一', 2, 1200, 3]]);
    expect(outline(directory, true), 'a buyer needs no preview').to.deep.equal([['一', 2, 1200, undefined]]);
  });

  it('lists the lessons where no chapter has one, and only the first of many', () => {
    expect(outline(directoryOf([], [filed(0, 1), withPreview]))).to.deep.equal([
      ['第1课', undefined, 600, undefined],
      ['第3课', undefined, 600, 3],
    ]);
    expect(outline(directoryOf(CHAPTERS, [filed(0, 1)]))).to.deep.equal([['第1课', undefined, 600, undefined]]);
    const many = Array.from({ length: OUTLINE_ENTRIES + 1 }, (_, id) => filed(0, id));
    expect(outline(directoryOf([], many))).to.have.length(OUTLINE_ENTRIES);
    expect(outline(directoryOf([], []))).to.deep.equal([]);
  });
});

const CLOSED = { mayWatch: false, boughtLessonIds: [2] };

describe('A lesson', () => {
  it('is open with its course or when bought alone; otherwise only its preview is open, if there is one', () => {
    expect(lessonAccess(aLesson(1), { ...CLOSED, mayWatch: true })).to.equal('open');
    expect(lessonAccess(aLesson(2, { previewS: 30 }), CLOSED)).to.equal('open');
    expect(lessonAccess(aLesson(1, { previewS: 30 }), CLOSED)).to.equal('preview');
    expect(lessonAccess(aLesson(1), CLOSED)).to.equal('locked');
  });

  it('adds its duration to the total of the course', () => {
    expect(totalS([])).to.equal(0);
    expect(totalS([aLesson(1), aLesson(2, { durationS: 1 })])).to.equal(601);
  });
});

describe('The progress in a lesson', () => {
  const record = (watchedS: number, finished = false) => ({
    lessonId: 1,
    watchedS,
    isFinished: finished,
    watchedAt: undefined,
  });
  const percent = (watched: number, finished = false) => watchedPercent(record(watched, finished), aLesson(1));

  it('leaves the rest of every lesson that is not finished, whatever the server counts as watched', () => {
    const lessons = [1, 2, 3, 4, 5].map((id) => aLesson(id));
    const of = (lessonId: number, watchedS: number | undefined, finished = false) => ({
      lessonId,
      watchedS,
      isFinished: finished,
      watchedAt: undefined,
    });
    const progress = [of(1, 600, true), of(2, 200), of(3, 700), of(4, undefined)];
    expect(remainingS(lessons, progress)).to.equal(400 + 0 + 600 + 600);
    const unfinished = unfinishedLessons({ kind: 'flat', lessons }, progress);
    expect(unfinished.map(({ id }) => id)).to.deep.equal([2, 3, 4, 5]);
    const unknown = [...lessons, { ...aLesson(6), durationS: undefined }];
    expect([remainingS(unknown, progress), totalS(unknown)]).to.deep.equal([undefined, undefined]);
    expect(totalS(unknown.toReversed())).to.equal(undefined);
  });

  it('is found by the id of the lesson', () => {
    expect(progressOf(1, [record(5)])).to.deep.equal(record(5));
    expect(progressOf(2, [record(5)])).to.equal(undefined);
  });

  it('is 100% when the lesson is finished, and at most 99% before', () => {
    expect([percent(0, true), percent(600), percent(9999)]).to.deep.equal([100, 99, 99]);
  });

  it('is at least 1% as soon as the lesson has begun', () => {
    expect([percent(0), percent(1), percent(6), percent(300)]).to.deep.equal([0, 1, 1, 50]);
  });

  it('is 0% for a lesson without a duration', () => {
    expect(watchedPercent(record(5), aLesson(1, { durationS: 0 }))).to.equal(0);
  });

  it('is a whole number from 0 to 100, whatever the server answers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.boolean(), (watched, durationS, finished) => {
        const share = watchedPercent(record(watched, finished), aLesson(1, { durationS }));
        expect(Number.isInteger(share) && share >= 0 && share <= 100).to.equal(true);
      }),
    );
  });
});
