import { expect } from 'chai';

import { BREADTH } from '../support/breadth.js';
import { auditSchemes, auditSheets } from '../support/browser/audit.js';
import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { missingFocusRings } from '../support/browser/focus-rings.js';
import { plainNames } from '../support/browser/plain-names.js';
import { browserRig, type VisitOptions } from '../support/browser/rig.js';
import { arrived } from '../support/browser/view.js';

/** Without transitions: axe would otherwise measure colours in the middle of one. */
const STILL: VisitOptions = { lessMotion: true };

/** One address per frame. The catalogue tests check each page and each dialog in all its states. */
const ADDRESSES = Object.values(Object.fromEntries(EVERY_ADDRESS.map((address) => [address.frame, address])));

// The catalogue of states runs it on each view.
describe(`The accessibility check with axe in the browser ${BREADTH}`, () => {
  const rig = browserRig();

  it('reports problems that only the dark colour scheme has: contrast, and elements that appear only then', async () => {
    const visit = await rig.visit('/courses', STILL);
    await visit.sees('录播课');
    await visit.page.evaluate(() => {
      const paragraph = document.createElement('p');
      paragraph.textContent = '夜里看不清';
      paragraph.style.color = 'light-dark(#000, #111)';
      document.getElementById('main')?.append(paragraph);
    });
    const expectInTheDark = async (...rules: readonly string[]): Promise<void> => {
      const { light, dark } = await auditSchemes(visit.page);
      expect(light).to.deep.equal([]);
      expect(dark.map((line) => line.replace(/:.*/s, ''))).to.have.members(rules);
    };
    await expectInTheDark('color-contrast');
    await visit.page.evaluate(() => {
      window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
        if (matches) document.getElementById('main')?.append(document.createElement('img'));
      });
    });
    await expectInTheDark('color-contrast', 'image-alt');
  });

  it('reports a focused element without a focus ring, and one whose ring is hardly visible', async () => {
    const visit = await rig.visit('/courses', STILL);
    await visit.sees('录播课');
    await visit.page.evaluate(() => {
      for (const outline of ['none', '2px solid #e0e0e0']) {
        const button = document.createElement('button');
        button.textContent = outline;
        button.style.outline = outline;
        document.getElementById('main')?.append(button);
      }
    });
    const found = await missingFocusRings(visit.page);
    expect(found.map((line) => line.replace(/:.*/s, ''))).to.deep.equal(['button. none', 'button. 2px solid #e0e0e0']);
  });

  it('would find names that a screen reader cannot tell apart', async () => {
    const visit = await rig.visit('/courses', STILL);
    await visit.sees('录播课');
    expect(await plainNames(visit.page)).to.deep.equal([]);
    await visit.page.evaluate(() => {
      const [list, ...others] = ['ul', 'h2', 'aside', 'button'].map((name) => document.createElement(name));
      for (const target of ['/vip', '/search']) {
        const link = document.createElement('a');
        link.href = target;
        link.textContent = '看';
        const row = document.createElement('li');
        row.append(link);
        list?.append(row);
      }
      for (const [index, text] of ['早', '旁', '重试'].entries()) others[index]?.append(text);
      document.getElementById('main')?.prepend(...others, list ?? '');
    });
    expect(await plainNames(visit.page)).to.have.members([
      'links of one name: 看',
      'no name: aside.',
      'before the h1: 早',
      'loses the focus: 重试',
    ]);
  });

  for (const { path, options, frame } of ADDRESSES) {
    it(`finds no problem on ${path} (layout ${frame}), narrow and wide, light and dark`, async () => {
      const visit = await rig.visit(path, { ...options, ...STILL });
      await arrived(visit);
      for (const width of [360, 1440]) {
        await visit.page.setViewportSize({ width, height: 900 });
        expect(await auditSchemes(visit.page)).to.deep.equal({ light: [], dark: [] });
      }
      expect(await auditSheets(visit.page)).to.deep.equal([]);
      visit.expectQuiet();
    });
  }
});
