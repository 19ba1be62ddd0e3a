import { expect } from 'chai';

import { EVERY_OPENING } from '../support/browser/every-opening.js';
import { EVERY_PAGE } from '../support/browser/every-page.js';
import { browserRig } from '../support/browser/rig.js';
import { smallTargets } from '../support/browser/small-targets.js';

describe('a finger on the screen', () => {
  const rig = browserRig();

  it('would notice what is too small', async () => {
    const visit = await rig.visit('/courses', { touch: true });
    await visit.sees('录播课');
    await visit.page.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = '点不中';
      button.style.cssText = 'min-width: 0; width: 40px';
      const sentence = document.createElement('p');
      sentence.innerHTML = '句子里的<a href="/">链接</a>';
      document.getElementById('main')?.append(button, sentence);
    });
    expect((await smallTargets(visit.page)).join()).to.match(/^button\. 点不中: 40\.0 × [\d.]+$/);
  });

  for (const { what, open, noise } of [...EVERY_PAGE, ...EVERY_OPENING]) {
    it(`finds nothing on ${what} that is smaller than 44 px (issue 5, WCAG 2.5.8)`, async () => {
      const visit = await open(rig, { touch: true, width: 360 });
      for (const width of [360, 768, 1024]) {
        await visit.page.setViewportSize({ width, height: 900 });
        expect(await smallTargets(visit.page), `${width} px`).to.deep.equal([]);
      }
      visit.expectQuiet(...noise);
    });
  }

  it('leaves a mouse its denser page', async () => {
    const visit = await rig.visit('/');
    await visit.sees('欢迎来到知行学堂');
    expect(await smallTargets(visit.page)).not.to.deep.equal([]);
  });
});
