import { expect } from 'chai';

import { CurrentSite, documentTitle } from '../../../src/domain/site/current-site.js';
import { aSite } from '../../support/site.js';

describe('The current site', () => {
  it('is unknown until start-up has loaded it', () => {
    const current = new CurrentSite();
    expect(current.site$.value).to.equal(undefined);
    const site = aSite();
    current.arrive(site);
    expect(current.site$.value).to.equal(site);
  });
});

describe('The document title', () => {
  for (const [page, site, title] of [
    ['录播课', '示例学堂', '录播课 - 示例学堂'],
    ['', '示例学堂', '示例学堂'],
    ['录播课', '', '录播课'],
    // The title is never empty, not even on home of a site without a name (docs/spec/start-and-routes.md#titles).
    ['', '', '在线课堂'],
  ] as const) {
    it(`is "${title}" for the page "${page}" of the site "${site}"`, () => {
      expect(documentTitle(page, site)).to.equal(title);
    });
  }
});
