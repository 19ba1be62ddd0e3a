import { expect } from 'chai';

import { whileTouched } from '../support/browser/reading-aids.js';
import { browserRig } from '../support/browser/rig.js';
import { smallTargets } from '../support/browser/small-targets.js';
import type { Visit } from '../support/browser/visit.js';

/** widths.test.ts checks the target sizes on every page. */
describe('Touch targets', () => {
  const rig = browserRig();

  const planted = async (visit: Visit): Promise<void> => {
    await visit.page.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = '点不中';
      button.style.cssText = 'min-width: 0; width: 40px';
      const sentence = document.createElement('p');
      const link = document.createElement('a');
      link.href = '/';
      link.textContent = '链接';
      sentence.append('句子里的', link);
      document.getElementById('main')?.append(button, sentence);
    });
  };

  it('are large enough on a device without a mouse, and a small one is detected', async () => {
    const visit = await rig.visit('/courses', { touch: true, width: 360 });
    await visit.sees('录播课');
    expect(await smallTargets(visit.page)).to.deep.equal([]);
    await planted(visit);
    expect((await smallTargets(visit.page)).join()).to.match(/^button\. 点不中: 40\.0 × [\d.]+$/);
  });

  it('may be smaller with a mouse; a small one is detected once the page is touched', async () => {
    const visit = await rig.visit('/');
    await visit.sees('欢迎来到知行学堂');
    const ofMouse = await smallTargets(visit.page);
    expect(ofMouse).not.to.deep.equal([]);
    await planted(visit);
    const ofFinger = await whileTouched(visit.page, () => smallTargets(visit.page));
    expect(ofFinger.join()).to.match(/^button\. 点不中: 40\.0 × [\d.]+$/);
  });
});
