import { expect } from 'chai';
import fc from 'fast-check';

import { type Directory, directoryOf, lessonsInOrder } from '../../../src/domain/courses/directory.js';
import { isFiltering, matchingLessons, NO_FILTER } from '../../../src/domain/lesson/lesson-picker.js';
import { pickerPosition } from '../../../src/domain/lesson/picker-position.js';
import { aLesson } from '../../support/courses.js';

const TITLES = ['导数', 'Ｌimit 极限', '', '导数的应用', '积分'];
const CHAPTERS = directoryOf(
  [
    { id: 7, title: '第一章 极限' },
    { id: 8, title: '' },
    { id: 9, title: '空' },
  ],
  TITLES.map((title, index) => ({ chapterId: [7, 7, 8, 8, 0][index] ?? 0, lesson: aLesson(index + 1, { title }) })),
);
const FLAT: Directory = { kind: 'flat', lessons: lessonsInOrder(CHAPTERS) };
const finished = (...ids: readonly number[]) =>
  ids.map((lessonId) => ({ lessonId, watchedS: 600, isFinished: true, watchedAt: undefined }));
const idsOf = (directory: Directory): readonly number[] => lessonsInOrder(directory).map(({ id }) => id);

describe('The filter of the lesson picker', () => {
  const ROWS: readonly (readonly [text: string, inChapters: readonly number[], inOneList: readonly number[]])[] = [
    ['', [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
    ['  ', [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
    ['导数', [1, 4], [1, 4]],
    ['LIMIT', [2], [2]],
    ['极限', [1, 2], [2]],
    ['3', [3], [3]],
    ['５', [5], [5]],
    ['没有', [], []],
    ['r', [], []],
    ['(', [], []],
  ];
  for (const [text, inChapters, inOneList] of ROWS)
    it(`finds ${String(inChapters.length)} lessons for "${text}", in chapters and in one list`, () => {
      const found = [CHAPTERS, FLAT].map((each) => idsOf(matchingLessons(each, { ...NO_FILTER, text }, [])));
      expect(found).to.deep.equal([inChapters, inOneList]);
      expect(matchingLessons(CHAPTERS, { ...NO_FILTER, text }, []).kind).to.equal('chapters');
      expect(isFiltering({ ...NO_FILTER, text })).to.equal(text.trim() !== '');
    });

  it('leaves out finished lessons, and nothing else', () => {
    const filter = { text: '导', isUnfinishedOnly: true };
    const begun = { lessonId: 2, watchedS: 5, isFinished: false, watchedAt: undefined };
    expect(idsOf(matchingLessons(CHAPTERS, { ...filter, text: '' }, [...finished(1, 3), begun]))).to.deep.equal([
      2, 4, 5,
    ]);
    expect(idsOf(matchingLessons(CHAPTERS, filter, finished(1)))).to.deep.equal([4]);
    expect(idsOf(matchingLessons(FLAT, { ...filter, text: '' }, finished(1, 2, 3, 4, 5)))).to.deep.equal([]);
  });

  it('keeps the order of the directory, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.subarray([1, 2, 3, 4, 5]), (text, isUnfinishedOnly, done) => {
        for (const directory of [CHAPTERS, FLAT]) {
          const found = idsOf(matchingLessons(directory, { text, isUnfinishedOnly }, finished(...done)));
          expect(idsOf(directory).filter((id) => found.includes(id))).to.deep.equal(found);
          if (isUnfinishedOnly) expect(found).not.to.include.members(done.length > 0 ? [done[0]] : [-1]);
        }
      }),
    );
  });
});

describe('The row of the lesson picker', () => {
  const ROWS = [
    ['says number and chapter', 2, CHAPTERS, { number: 2, total: 5, chapter: '第一章 极限' }],
    ['says the number alone where the chapter has no title', 4, CHAPTERS, { number: 4, total: 5, chapter: '' }],
    ['says the number alone for a lesson without a chapter', 5, CHAPTERS, { number: 5, total: 5, chapter: '' }],
    ['says the number alone in one list', 1, FLAT, { number: 1, total: 5, chapter: '' }],
    ['knows no number of a lesson that is not listed', 99, CHAPTERS, { number: undefined, total: 5, chapter: '' }],
    ['counts no lesson in an empty course', 1, directoryOf([], []), { number: undefined, total: 0, chapter: '' }],
  ] as const;
  for (const [title, id, directory, position] of ROWS)
    it(title, () => expect(pickerPosition(id, directory)).to.deep.equal(position));
});
