import { expect } from 'chai';

import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { directoryOf, filledChapters, lessonsInOrder } from '../../../src/domain/courses/directory.js';
import {
  lessonTabAddress,
  neighboursOf,
  nextCountdown,
  readLessonTab,
} from '../../../src/domain/lesson/lesson-page.js';
import { inParts } from '../../../src/domain/lesson/lesson-picker.js';
import { aLesson } from '../../support/courses.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

describe('neighboursOf', () => {
  it('follows the order of the directory, not that of the ids', () => {
    const filed = [
      { chapterId: 0, lesson: aLesson(1) },
      { chapterId: 7, lesson: aLesson(3) },
      { chapterId: 7, lesson: aLesson(2) },
    ];
    const directory = directoryOf([{ id: 7, title: '一' }], filed);
    const around = (id: number) => {
      const { previous, next } = neighboursOf(id, directory);
      return [previous?.id, next?.id];
    };
    expect([around(3), around(2), around(1), around(9)]).to.deep.equal([
      [undefined, 2],
      [3, 1],
      [2, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('A directory without chapters on a narrow screen', () => {
  const flat = (count: number) =>
    directoryOf(
      [],
      Array.from({ length: count }, (_, id) => ({ chapterId: 0, lesson: aLesson(id) })),
    );

  it('has parts of twenty lessons, in their order', () => {
    const parts = inParts(flat(45));
    expect(lessonsInOrder(parts)).to.deep.equal(lessonsInOrder(flat(45)));
    expect([parts.kind, filledChapters(parts).length]).to.deep.equal(['chapters', 3]);
    expect(filledChapters(parts).map(({ title, lessons }) => [title, lessons.length])).to.deep.equal([
      ['第 1–20 课时', 20],
      ['第 21–40 课时', 20],
      ['第 41–45 课时', 5],
    ]);
  });

  it('has them also in a very long chapter, beside the other chapters', () => {
    const sizes = [2, 101, 100];
    const chapters = sizes.map((_, id) => ({ id: id + 1, title: `第${String(id + 1)}章` }));
    const rows = sizes.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
    const long = directoryOf(
      chapters,
      rows.map((chapterId, id) => ({ chapterId, lesson: aLesson(id) })),
    );
    const parts = inParts(long);
    expect(lessonsInOrder(parts)).to.deep.equal(lessonsInOrder(long));
    expect(filledChapters(parts).map(({ title }) => title)).to.deep.equal([
      '第1章',
      ...['3–22', '23–42', '43–62', '63–82', '83–102', '103–103'].map((range) => `第2章 第 ${range} 课时`),
      '第3章',
    ]);
    const partIds = filledChapters(parts).map(({ id }) => id);
    expect(
      partIds.filter((id) => id > 0),
      'a part has the id of no chapter',
    ).to.deep.equal([1, 3]);
  });

  it('stays one list where it is short, and chapters stay chapters', () => {
    const chapters = directoryOf(
      [{ id: 7, title: '一' }],
      lessonsInOrder(flat(100)).map((lesson) => ({ chapterId: 7, lesson })),
    );
    for (const directory of [flat(20), chapters]) expect(inParts(directory)).to.equal(directory);
  });
});

describe('nextCountdown', () => {
  it('counts down ten seconds and completes', () => {
    const clock = new VirtualClock();
    const watched = watching(nextCountdown(new MemoryPresence().visible$, clock));
    clock.advance(9999);
    expect(watched.values).to.deep.equal([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(watched.completed).to.equal(false);
    clock.advance(1);
    expect([watched.values.at(-1), watched.completed, clock.pending]).to.deep.equal([0, true, 0]);
  });

  it('does not count in a hidden tab, and starts again when the tab is shown', () => {
    const clock = new VirtualClock();
    const presence = new MemoryPresence();
    presence.hide();
    const watched = watching(nextCountdown(presence.visible$, clock));
    clock.advance(60_000);
    expect([watched.values, clock.pending]).to.deep.equal([[10], 0]);
    presence.show();
    clock.advance(4000);
    presence.hide();
    clock.advance(60_000);
    expect([watched.values.at(-1), watched.completed]).to.deep.equal([10, false]);
    presence.show();
    clock.advance(10_000);
    expect([watched.values.at(-1), watched.completed]).to.deep.equal([0, true]);
  });
});

describe('The tabs of a lesson', () => {
  it('are named in the address as on the course page; the comments tab needs no name', () => {
    expect(lessonTabAddress(7, 'comments')).to.equal('/courses/video/7');
    expect(lessonTabAddress(7, 'attachments')).to.equal('/courses/video/7?tab=5');
  });

  it('are read from the address; an unknown tab means the comments', () => {
    const tabs = ['', '?tab=4', '?tab=5', '?tab=2', '?tab=x'].map(readLessonTab);
    expect(tabs).to.deep.equal(['comments', 'comments', 'attachments', 'comments', 'comments']);
  });
});
