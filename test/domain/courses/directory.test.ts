import { expect } from 'chai';
import fc from 'fast-check';

import { directoryOf, lessonsInOrder } from '../../../src/domain/courses/directory.js';
import { aLesson } from '../../support/courses.js';

const CHAPTERS = [
  { id: 9, title: '二' },
  { id: 7, title: '一' },
];
const filed = (chapterId: number, id: number) => ({ chapterId, lesson: aLesson(id) });

describe('the directory of a course (pages §3)', () => {
  it('keeps chapters and lessons in their order, and an empty chapter', () => {
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

  it('puts lessons without a chapter, and those whose chapter is gone, under the rest', () => {
    const directory = directoryOf(CHAPTERS, [filed(0, 1), filed(9, 2), filed(999, 3)]);
    expect(directory).to.have.deep.property('rest', [aLesson(1), aLesson(3)]);
    expect(lessonsInOrder(directory).map(({ id }) => id)).to.deep.equal([2, 1, 3]);
  });

  it('is one list without chapters, whatever the lessons say', () => {
    expect(directoryOf([], [filed(5, 2), filed(0, 1)])).to.deep.equal({
      kind: 'flat',
      lessons: [aLesson(2), aLesson(1)],
    });
  });

  it('has every lesson exactly once', () => {
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
