import { expect } from 'chai';
import type { Locator } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { KeyboardVisitor } from '../../support/browser/keyboard-visitor.js';
import { shiftsOf, recordShifts } from '../../support/browser/layout-shifts.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

const MEMBER = { signedInAs: SEEDED.ordinary };
const LIKED = '/study-center?tab=like';

/** Waits until the list reports this number of courses in its status, which screen readers announce, too. */
async function counts(visit: Visit, text: string): Promise<void> {
  await visit.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  await visit.page.locator('.loaded:not(.loaded--renewing)').first().waitFor();
}

/** A button of one row, whose accessible name ends with the title of the course. */
function action(visit: Visit, name: string, title: string): Locator {
  return visit.page.getByRole('button', { name: new RegExp(`^${name} ?《${title}》$`) });
}

// Here the site uses the same calls with both generations (test/contract/adapters-by-generation.ts), so these tests run
// once, with the second.
describe('The study centre', () => {
  const rig = browserRig({ generation: 2 });

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
