import type { Locator } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

const MEMBER = { signedInAs: SEEDED.ordinary };

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
describe('The study center', () => {
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
