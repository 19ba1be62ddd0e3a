import { expect } from 'chai';

import { BREADTH, breadthUnless } from '../../support/breadth.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

const SEARCH = '/api/v3/search';

const box = (visit: Visit) => visit.page.getByRole('banner').getByRole('searchbox', { name: '搜索' });
const results = (visit: Visit) => visit.page.locator('.search-result__title').allTextContents();
const marks = (visit: Visit) => visit.page.locator('.search-result__title mark').allTextContents();

async function searches(visit: Visit, keyword: string): Promise<void> {
  await box(visit).fill(keyword);
  await box(visit).press('Enter');
  await visit.reads(`“${keyword}”的搜索结果`);
}

// Here the site uses the same calls with both generations (test/contract/adapters-by-generation.ts).
describe('Searching the site', () => {
  const rig = browserRig({ generation: 2 });
  /** The parameters of every search that the server received. */
  const requests = () =>
    journeyCalls(rig.site).flatMap(([call, parameters]) => (call === `GET ${SEARCH}` ? [parameters] : []));

  const KEYWORDS = [
    { keyword: 'C++', found: 'C++ 程序设计（含 STL）', marked: 'C++' },
    { keyword: '+', found: 'C++ 程序设计（含 STL）', marked: '++' },
    { keyword: '😀', found: '表情包设计 😀 从草图到上架', marked: '😀' },
    { keyword: '100% C# a&b ( "引号" [方括号]', found: undefined, marked: undefined },
  ];
  for (const { keyword, found, marked } of KEYWORDS) {
    it(`sends ${keyword} from the box to the server unchanged, after a reload, too${breadthUnless(found === undefined)}`, async () => {
      const visit = await rig.visit('/');
      await searches(visit, keyword);
      await visit.page.locator('.search-result:not(.search-result--blank), .notice').first().waitFor();
      expect(requests().map((parameters) => (parameters as { keywords: string }).keywords)).to.deep.equal([keyword]);
      expect(await box(visit).inputValue()).to.equal(keyword);
      if (found !== undefined) {
        expect(await results(visit)).to.include(found);
        expect(await marks(visit)).to.include(marked);
      }
      const before = await results(visit);
      await visit.page.reload();
      await visit.reads(`“${keyword}”的搜索结果`);
      await visit.page.locator('.search-result:not(.search-result--blank), .notice').first().waitFor();
      expect(await results(visit)).to.deep.equal(before);
      visit.expectQuiet();
    });
  }
});

describe(`The search page on a narrow screen ${BREADTH}`, () => {
  const rig = browserRig();

  it('can be used with the keyboard alone: a search in the panel, and a result', async () => {
    const visit = await rig.visit('/', { width: 360, height: 740 });
    await visit.button('搜索').focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.locator('.offcanvas.show:not(.showing)').waitFor();
    await visit.page.getByRole('searchbox', { name: '搜索' }).focus();
    await visit.page.keyboard.type('C#');
    await visit.page.keyboard.press('Enter');
    await visit.reads('“C#”的搜索结果');
    await visit.page.locator('a.search-result').first().waitFor();
    // The results have the focus, not the button that opened the panel.
    await visit.page.locator('.offcanvas').waitFor({ state: 'detached' });
    await visit.until(() => document.activeElement?.matches('main'));
    for (let stops = 0; stops < 20; stops += 1) {
      await visit.page.keyboard.press('Tab');
      if (await visit.page.evaluate(() => document.activeElement?.matches('a.search-result'))) break;
    }
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(/\/courses\/detail\/\d+$/);
    visit.expectQuiet();
  });
});
