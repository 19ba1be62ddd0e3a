import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../support/breadth.js';
import { recordShifts, shiftsOf } from '../support/browser/layout-shifts.js';
import { IN_SITE } from '../support/browser/page-there.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const footer = (visit: Visit) => visit.page.locator(`${IN_SITE} .footer`);
const marginOf = (visit: Visit) => footer(visit).evaluate((element) => getComputedStyle(element).marginTop);

describe('The footer in the browser', () => {
  const rig = browserRig();

  it(`has a margin above, except on pages that reach down to the footer ${BREADTH}`, async () => {
    const visit = await rig.visit('/');
    const MARGINS = { '/': '150px', '/courses': '150px', '/vip': '0px', '/search?keywords=a': '0px' };
    for (const [path, margin] of Object.entries(MARGINS)) {
      await visit.goTo(path);
      await footer(visit).waitFor();
      expect(await marginOf(visit), path).to.equal(margin);
    }
    await visit.page.setViewportSize({ width: 390, height: 844 });
    await visit.goTo('/courses');
    await footer(visit).waitFor();
    expect(await marginOf(visit), 'on a phone').to.equal('48px');
    visit.expectQuiet();
  });

  it('does not come into view and leave it when a lesson that was scrolled is loaded again', async () => {
    const visit = await rig.visit('/courses/video/2603', {
      signedInAs: SEEDED.ordinary,
      width: 1366,
      height: 657,
      prepare: (page) => recordShifts(page, false),
    });
    await footer(visit).waitFor();
    await visit.page.locator('.player__start').waitFor();
    await visit.page.evaluate(() => {
      window.scrollTo({ top: 400, behavior: 'instant' });
    });
    rig.controls.delay(300);
    await visit.page.reload();
    await visit.page.locator('.player__start').waitFor();
    expect(await shiftsOf(visit.page)).to.deep.equal([]);
    visit.expectQuiet();
  });
});
