import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';

/** What Chromium before 110 lacks: some array functions came in 97, the others in 110. */
const MISSING = ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'];

describe('A browser that is older than the site supports', () => {
  const rig = browserRig();

  it('shows a sentence above the page, and the course page of a member all the same', async () => {
    const visit = await rig.visit('/courses/detail/2', {
      signedInAs: SEEDED.ordinary,
      prepare: (page) =>
        page.addInitScript((names) => {
          for (const name of names) Reflect.deleteProperty(Array.prototype, name);
        }, MISSING),
    });
    await visit.page.getByRole('link', { name: /继续学习|再学一遍|开始学习/ }).waitFor();
    expect(await visit.page.locator('body').innerText()).to.match(/^浏览器版本过低，请升级到 Chrome\/Edge 110/);
    visit.expectQuiet();
  });
});
