import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { SEARCH_LABEL } from '../../src/domain/site/strings.js';
import { breadthUnless } from '../support/breadth.js';
import { EVERY_PAGE } from '../support/browser/every-page.js';
import { browserRig } from '../support/browser/rig.js';
import { arrived } from '../support/browser/view.js';
import type { Visit } from '../support/browser/visit.js';

const WIDE = { width: 1024, height: 800 };
const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

/** Each change of the window hides something. */
const CHANGES = [
  [WIDE, UPRIGHT],
  [UPRIGHT, WIDE],
  [UPRIGHT, SIDEWAYS],
] as const;

/** With the header of every page. The others are breadth. */
const DAILY = '/courses/video/7';

const TAB_STOPS = 'a[href], button, input, select, [tabindex="0"]';

/** The indexes of the tab stops that are shown. */
function shownIn({ page }: Visit): Promise<readonly number[]> {
  return page
    .locator(TAB_STOPS)
    .evaluateAll((stops) =>
      stops.flatMap((stop, index) => (stop.checkVisibility({ visibilityProperty: true }) ? index : [])),
    );
}

/** The tab stops whose focus falls to the document, or stays on them although they are hidden, when the window changes. */
async function lostIn(visit: Visit, [before, after]: (typeof CHANGES)[number]): Promise<readonly string[]> {
  const { page } = visit;
  const lost: string[] = [];
  await page.setViewportSize(before);
  const shown = await shownIn(visit);
  await page.setViewportSize(after);
  const still = new Set(await shownIn(visit));
  const hidden = shown.filter((index) => !still.has(index));
  // Some pages have nothing that this change hides.
  if (new URL(page.url()).pathname === DAILY) expect(hidden.length, 'hidden by the change').to.be.above(0);
  for (const index of hidden) {
    await page.setViewportSize(before);
    const stop = page.locator(TAB_STOPS).nth(index);
    await stop.focus();
    const name = await stop.evaluate((element) => element.outerHTML.slice(0, 80));
    await page.setViewportSize(after);
    const isKept = await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return document.activeElement !== document.body && document.activeElement?.checkVisibility();
    });
    if (!isKept) lost.push(name);
  }
  return lost;
}

describe('The focus, when the window changes,', () => {
  const rig = browserRig();

  it('goes from the search field to the button that opens it, and back', async () => {
    const visit = await rig.visit('/courses', WIDE);
    await arrived(visit);
    const name = () =>
      visit.page.evaluate(() => [
        document.activeElement?.localName,
        document.activeElement?.getAttribute('aria-label'),
      ]);
    await visit.page.getByRole('searchbox').focus();
    for (const [size, element] of [
      [UPRIGHT, 'button'],
      [WIDE, 'input'],
    ] as const) {
      await visit.page.setViewportSize(size);
      await visit.until(() => document.activeElement !== document.body && document.activeElement?.checkVisibility());
      expect(await name()).to.deep.equal([element, SEARCH_LABEL]);
    }
    visit.expectQuiet();
  });

  it('goes to the player when its controls fade, at once or slowly, so that its keys go on working', async () => {
    // Seeded: a free lesson with one plain file of 36 s.
    const visit = await rig.visit('/courses/video/2603', { signedInAs: SEEDED.ordinary, ...WIDE });
    await visit.page.locator('.player__start').click();
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await visit.page.emulateMedia({ reducedMotion });
      await visit.page.keyboard.press('Shift');
      await visit.button('静音').focus();
      await visit.until(() => document.querySelector('.player__controls:not([data-visible])'));
      await visit.until(() => document.activeElement?.matches('.player'));
    }
    visit.expectQuiet();
  });

  for (const { what, open, noise } of EVERY_PAGE) {
    it(`never falls to the document on ${what}${breadthUnless(what === DAILY)}`, async () => {
      const visit = await open(rig);
      const lost: (readonly string[])[] = [];
      for (const change of CHANGES) lost.push(await lostIn(visit, change));
      expect(lost).to.deep.equal(CHANGES.map(() => []));
      visit.expectQuiet(...noise);
    });
  }
});
