import { expect } from 'chai';

import type { Controls } from '../../src/adapters/memory/server/controls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { breadthUnless } from '../support/breadth.js';
import { shiftsOf, recordShifts } from '../support/browser/layout-shifts.js';
import { browserRig } from '../support/browser/rig.js';

/** Seeded: a free course, so that every member sees its lessons. */
const COURSE = 26;
const FIRST_LESSON = 500_000;
const LESSONS = 250;
const LESSONS_A_CHAPTER = 25;
const LONG_TITLE = '从头到尾讲清一件事：目标、材料、步骤、常见的错误和复盘，';

/** Gives the course long lessons in chapters. Next to the player their titles take two to four lines. */
function teach({ pages: { catalogue } }: Controls): void {
  const { lessons, ...course } = catalogue.course(COURSE) ?? expect.fail('The seeded course is missing');
  const [pattern = expect.fail('The seeded course has no lesson')] = lessons;
  const chapterOf = (index: number): number => 9000 + Math.floor(index / LESSONS_A_CHAPTER);
  const long = {
    ...course,
    chapters: Array.from({ length: LESSONS / LESSONS_A_CHAPTER }, (_, index) => ({
      id: 9000 + index,
      title: `第${index + 1}章`,
    })),
    lessons: Array.from({ length: LESSONS }, (_, index) => ({
      ...pattern,
      id: FIRST_LESSON + index,
      title: `${index + 1}. ${LONG_TITLE.repeat(1 + (index % 2))}`,
      chapterId: chapterOf(index),
      publishedAtMs: pattern.publishedAtMs + index,
    })),
  };
  catalogue.change({ courses: catalogue.courses.map((each) => (each.id === COURSE ? long : each)) });
}

describe('The lesson list beside the player and in the picker', () => {
  const rig = browserRig();

  /** The list is a sheet over the page, beside the player, and beside it on a wider screen. */
  const SCREENS = [
    [360, [0, 140]],
    [1024, [249]],
    [1440, [0, 37, 140, 249]],
  ] as const;
  for (const [width, indexes] of SCREENS) {
    for (const index of indexes) {
      it(`scrolls to lesson ${index + 1} of 250 with long titles at ${width} px, without a layout shift${breadthUnless(index === 140 && width === 360)}`, async () => {
        teach(rig.controls);
        const visit = await rig.visit(`/courses/video/${FIRST_LESSON + index}`, {
          signedInAs: SEEDED.ordinary,
          width,
          height: 900,
          prepare: recordShifts,
        });
        const isSheet = width < 992;
        if (isSheet) await visit.page.locator('.lesson-picker-row').click();
        await visit.page.locator('.lesson-list__rows [aria-current]').waitFor({ state: 'attached' });
        // In the sheet only the chapter of the current lesson is open and has its rows.
        await visit.page.waitForFunction(
          (count) => document.querySelectorAll('.lesson-list__rows a').length === count,
          isSheet ? LESSONS_A_CHAPTER : LESSONS,
        );
        expect(await shiftsOf(visit.page)).to.deep.equal([]);
        const [row, list] = await visit.page.evaluate(() =>
          ['.lesson-list__rows [aria-current]', '.lesson-list__rows'].map((selector) => {
            const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return { top, bottom };
          }),
        );
        if (!row || !list) return expect.fail('The lesson list is missing');
        expect(row.bottom - row.top, 'the title has several lines').to.be.above(60);
        expect(
          [row.top >= list.top, row.bottom <= list.bottom],
          'the current row is visible in the list',
        ).to.deep.equal([true, true]);
        const cut = await visit.page.locator('.lesson-list__rows').evaluate((rows) => {
          const edge = rows.getBoundingClientRect().top;
          const isAtEnd = rows.scrollTop >= rows.scrollHeight - rows.clientHeight - 1;
          const boxes = [...rows.querySelectorAll('li, summary')].map((each) => each.getBoundingClientRect());
          return isAtEnd ? 0 : boxes.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length;
        });
        expect(cut, 'rows that the upper edge of the list cuts').to.equal(0);
        visit.expectQuiet();
      });
    }
  }
});
