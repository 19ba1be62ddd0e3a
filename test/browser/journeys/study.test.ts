import { expect } from 'chai';
import type { Locator } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { manyStudies } from '../../../src/adapters/memory/seed/lessons.js';
import { KeyboardVisitor } from '../../support/browser/keyboard-visitor.js';
import { shiftsOf, recordShifts } from '../../support/browser/layout-shifts.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

const MEMBER_ID = 101;
const MEMBER = { signedInAs: SEEDED.ordinary };
const LIKED = '/study-center?tab=like';

const titles = (visit: Visit) => visit.page.locator('.study-row__title').allTextContents();

/** Waits until the list reports this number of courses in its status, which screen readers announce, too. */
async function counts(visit: Visit, text: string): Promise<void> {
  await visit.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  await visit.page.locator('.loaded:not(.loaded--renewing)').first().waitFor();
}

/** A button of one row, whose accessible name ends with the title of the course. */
function action(visit: Visit, name: string, title: string): Locator {
  return visit.page.getByRole('button', { name: new RegExp(`^${name} ?《${title}》$`) });
}

/** Waits until the list has this number of rows. */
function listsOf(visit: Visit, rows: number): Promise<unknown> {
  return visit.page.waitForFunction((count) => document.querySelectorAll('.study-row__title').length === count, rows);
}

// Here the site uses the same calls with both generations (test/contract/adapters-by-generation.ts), so these tests run
// once, with the second.
describe('The study centre', () => {
  const rig = browserRig({ generation: 2 });

  it('leads through its lists and their pages; Back and Forward lead through the same lists', async () => {
    rig.controls.pages.studyRecords.stored.change({ all: manyStudies(MEMBER_ID) });
    const visit = await rig.visit('/study-center', MEMBER);
    await counts(visit, '共 13 门课程，第1页，共2页');
    await visit.link('下一页').click();
    await visit.arrivesAt('/study-center?page=2');
    await counts(visit, '共 13 门课程，第2页，共2页');
    expect(await titles(visit)).to.have.lengthOf(3);

    const tabs = visit.page.getByRole('navigation', { name: '我的课程' });
    await tabs.getByText('收藏').click();
    await visit.arrivesAt(LIKED);
    await counts(visit, '共 13 门课程，第1页，共2页');
    await visit.link('下一页').click();
    await visit.arrivesAt(`${LIKED}&page=2`);
    await counts(visit, '共 13 门课程，第2页，共2页');
    await tabs.getByText('已购').click();
    await visit.arrivesAt('/study-center?tab=courses');
    await counts(visit, '共 13 门课程，第1页，共2页');
    expect(await tabs.locator('[aria-current]').allTextContents()).to.deep.equal(['已购']);

    for (const [address, rows, tab] of [
      [`${LIKED}&page=2`, 3, '收藏'],
      [LIKED, 10, '收藏'],
      ['/study-center?page=2', 3, '在学'],
    ] as const) {
      await visit.page.goBack();
      await visit.arrivesAt(address);
      await listsOf(visit, rows);
      expect(await tabs.locator('[aria-current]').allTextContents()).to.deep.equal([tab]);
    }
    await visit.page.goForward();
    await visit.arrivesAt(LIKED);
    await visit.page.reload();
    await counts(visit, '共 13 门课程，第1页，共2页');
    visit.expectQuiet();
  });

  it('opens a course by a click anywhere on its row, and a lesson by its link', async () => {
    const visit = await rig.visit('/study-center', MEMBER);
    await counts(visit, '共 2 门课程');
    await visit.page
      .locator('.study-row__head')
      .first()
      .click({ position: { x: 40, y: 40 } });
    await visit.arrivesAt('/courses/detail/2');
    await visit.page.goBack();
    await counts(visit, '共 2 门课程');
    await action(visit, '学习进度', '高等数学精讲').click();
    await visit.page.getByRole('link', { name: /导数/ }).click();
    await visit.arrivesAt('/courses/video/202');
    visit.expectQuiet();
  });
});

describe('The study centre by keyboard and at any width', () => {
  const rig = browserRig();

  it('can be used with the keyboard alone, including undo', async () => {
    const visit = await rig.visit(LIKED, MEMBER);
    await counts(visit, '共 2 门课程');
    const keys = new KeyboardVisitor(visit);
    await keys.tabTo('学习进度《高等数学精讲》');
    await keys.press('Enter');
    await visit.reads('已学 05:15 / 13:00');
    await keys.press('Space');
    await visit.page.getByText('已学 05:15 / 13:00').waitFor({ state: 'hidden' });
    await keys.tabTo('取消收藏《摄影入门》');
    await keys.press('Enter');
    expect(await keys.focused()).to.equal('撤销《摄影入门》');
    await keys.press('Enter');
    expect(await keys.focused()).to.equal('取消收藏《摄影入门》');
    await keys.press('Enter');
    await visit.page.locator('.undo-offer').waitFor({ state: 'detached' });
    expect(await keys.focused()).to.equal('收藏');
    await keys.tabTo('继续学习《高等数学精讲》');
    await keys.press('Enter');
    await visit.arrivesAt('/courses/detail/2');
    visit.expectQuiet();
  });

  for (const width of [360, 1280]) {
    it(`does not shift its layout when rows and lessons arrive, at ${width} px`, async () => {
      rig.controls.delay(200);
      const visit = await rig.visit('/study-center', { ...MEMBER, width, prepare: recordShifts });
      await counts(visit, '共 2 门课程');
      expect(await shiftsOf(visit.page)).to.deep.equal([]);

      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await visit.page.route(/learned\/course\/2/, async (route) => {
        await held;
        await route.continue();
      });
      await action(visit, '学习进度', '高等数学精讲').click();
      await visit.page.locator('.watched__blank').first().waitFor();
      // The visitor opened this part, so the layout may shift for it; these shifts are discarded.
      await shiftsOf(visit.page);
      await visit.page.evaluate(() => {
        window.shifts = [];
      });
      release();
      await visit.reads('已学 05:15 / 13:00');
      expect(await shiftsOf(visit.page)).to.deep.equal([]);
      const aside = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(aside, 'scrolls sideways').to.be.at.most(0);
    });
  }
});
