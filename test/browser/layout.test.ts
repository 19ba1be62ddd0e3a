import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/member-seed.js';
import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { browserRig, type VisitWishes } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

declare global {
  interface Window {
    /** Every shift so far, and what moved: kept by `watchShifts`. */
    shifts: string[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes every layout shift from the first paint on. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter((each): each is Shift => 'sources' in each)) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        window.shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Every shift up to now. Shifts are told of some frames after the one in which they happen. */
async function shiftsOf(visit: Visit): Promise<readonly string[]> {
  return visit.page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return window.shifts;
  });
}

describe('the layout in the browser', () => {
  const rig = browserRig();

  for (const { path, wishes } of EVERY_ADDRESS) {
    it(`never scrolls sideways on ${path}, from 360 to 1440 px (lesson 34)`, async () => {
      const visit = await rig.visit(path, wishes);
      await visit.page.locator('main h1:not(.visually-hidden)').waitFor();
      for (const width of [360, 768, 1024, 1440]) {
        await visit.page.setViewportSize({ width, height: 800 });
        const room = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(room, `${String(width)} px`).to.be.at.most(0);
      }
      visit.expectQuiet();
    });
  }

  it('would notice what moves', async () => {
    const visit = await rig.visit('/courses', { prepare: watchShifts });
    await visit.reads('课程正在准备中，先搜一搜感兴趣的内容吧');
    expect(await shiftsOf(visit)).to.deep.equal([]);
    await visit.page.evaluate(() => {
      const late = document.createElement('p');
      late.textContent = '来晚了';
      document.getElementById('main')?.prepend(late);
    });
    await visit.until(() => window.shifts.length > 0);
  });

  const VISITORS: Readonly<Record<string, VisitWishes>> = {
    'a stranger': {},
    'a stranger with a phone': { width: 360, height: 740 },
    'a member': { signedInAs: SEEDED.withUnread },
  };
  for (const [who, wishes] of Object.entries(VISITORS)) {
    for (const path of ['/', '/courses']) {
      it(`moves nothing on ${path} for ${who}, from first paint to rest (design/ui.md)`, async () => {
        // Slow enough for every step of the way to be painted.
        rig.levers.delay(60, 120);
        const visit = await rig.visit(path, { ...wishes, prepare: watchShifts });
        await visit.page.locator('main h1:not(.visually-hidden)').waitFor();
        if (path === '/') await visit.reads('青禾图书馆');
        if (wishes.signedInAs !== undefined) await visit.page.locator('.unread-dot').first().waitFor();
        expect(await shiftsOf(visit)).to.deep.equal([]);
        visit.expectQuiet();
      });
    }
  }
});
