import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { BROWSER_TOO_OLD } from '../../src/domain/errors/strings.js';
import { inlineScript } from '../../tools/webpack/boot-bundles.js';

const SCRIPT = inlineScript('old-browser', { SENTENCE: BROWSER_TOO_OLD });

interface Features {
  /** `Array.prototype.toSorted`. */
  readonly toSorted: boolean;
  /** What `CSS.supports` accepts. */
  readonly selector: string;
  /** What `matchMedia` understands. */
  readonly media: string;
}

const OLDEST: Features = { toSorted: true, selector: 'selector(:has(a))', media: '(width>=0px)' };

/** The texts in the body, from top to bottom, in a browser with these features. */
function textsIn({ toSorted, selector, media }: Features): readonly string[] {
  const texts = ['the page'];
  runInNewContext(`${toSorted ? '' : 'delete Array.prototype.toSorted;'}${SCRIPT}`, {
    CSS: { supports: (condition: string) => condition === selector },
    matchMedia: (query: string) => ({ matches: query === media }),
    document: { body: { insertAdjacentText: (_: 'afterbegin', text: string) => texts.unshift(text) } },
  });
  return texts;
}

describe('The sentence for old browsers', () => {
  it('is missing in the oldest browsers that the site supports', () => {
    expect(textsIn(OLDEST)).to.deep.equal(['the page']);
  });

  for (const [browser, lacks] of [
    ['Chromium 109', { toSorted: false }],
    ['Firefox 120', { selector: 'selector(a)' }],
    ['Safari 16.3', { media: '(min-width:0px)' }],
  ] as const) {
    it(`is above the page in ${browser}, and names the versions to upgrade to`, () => {
      expect(textsIn({ ...OLDEST, ...lacks })).to.deep.equal([
        '浏览器版本过低，请升级到 Chrome/Edge 110、Safari 16.4、Firefox 121 或更高版本',
        'the page',
      ]);
    });
  }

  it('is written in the syntax of ES5', () => expect(SCRIPT).not.to.match(/=>|`|\b(?:let|const|class)\b/));
});
