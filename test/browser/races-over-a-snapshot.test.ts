import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { isTakenOver, overSmallSite } from '../support/browser/small-site.js';
import type { Visit } from '../support/browser/visit.js';
import { BREADTH } from '../support/breadth.js';

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe(`The start over a snapshot, with random actions ${BREADTH}`, function () {
  this.timeout(180_000);
  const { rig } = overSmallSite();

  for (const seed of [1, 2, 3, 4, 5, 6])
    it(`ends with the page of the address after presses, typing, a sign-in and Back during the start (${String(seed)})`, async () => {
      const random = randomFrom(seed);
      const visit = await rig.visit('/courses');
      await visit.until(isTakenOver);
      rig.controls.delay(0, 150);
      const other = await visit.page.context().newPage();
      await other.goto(`${visit.origin}/content-security-policy.txt`);
      const token = rig.controls.signIn(SEEDED.ordinary);
      const actions: readonly (() => Promise<unknown>)[] = [
        () => press(visit, '.breadcrumb a[href="/courses"]'),
        () => press(visit, '.course__tabs a:nth-of-type(2)'),
        () => press(visit, '.header a[href="/vip"]'),
        () => visit.page.getByRole('searchbox').first().fill('vue', { timeout: 500 }),
        () =>
          other.evaluate(
            ([name, value]) => {
              localStorage.setItem(name, value);
            },
            [STORED_KEYS.token.name, token] as const,
          ),
        // Once: the second time could leave the site.
        () =>
          visit.page.evaluate(() => {
            if (!sessionStorage.getItem('back')) history.back();
            sessionStorage.setItem('back', 'yes');
          }),
      ];
      await visit.page.goto(`${visit.origin}/courses/detail/2`, { waitUntil: 'commit' });
      for (let count = 0; count < 4; count += 1) {
        // A press may leave the document in which the next action begins.
        await frames(visit, Math.floor(random() * 6)).catch(() => undefined);
        await actions[Math.floor(random() * actions.length)]?.().catch(() => undefined);
      }
      await visit.until(isTakenOver);
      await visit.page.waitForLoadState('networkidle');
      await visit.until(isTakenOver);
      const { pathname } = new URL(visit.page.url());
      const heading = await visit.page.locator('h1').allTextContents();
      const expected: Readonly<Record<string, RegExp>> = { '/courses': /录播课/, '/vip': /会员中心/ };
      expect(heading, pathname).to.have.lengthOf(1);
      expect(heading[0], pathname).to.match(expected[pathname] ?? /高等数学精讲/);
      for (const [part, count] of [
        ['.header', 1],
        ['#root', 1],
        ['.snapshot-notice', 0],
      ] as const)
        expect(await visit.page.locator(part).count(), part).to.equal(count);
    });
});

function frames(visit: Visit, count: number): Promise<unknown> {
  return visit.page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** Clicks a link that may be in the snapshot or in the page, or not at all. */
function press(visit: Visit, selector: string): Promise<unknown> {
  return visit.page.evaluate((part) => {
    document.querySelector<HTMLElement>(part)?.click();
  }, selector);
}
