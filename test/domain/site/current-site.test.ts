import { expect } from 'chai';

import { CurrentSite, documentTitle } from '../../../src/domain/site/current-site.js';
import { aSite } from '../../support/site.js';

describe('current site', () => {
  it('is unknown until start-up brings it (spec §3: the configuration starts empty)', () => {
    const current = new CurrentSite();
    expect(current.site$.value).to.equal(undefined);
    const site = aSite();
    current.arrive(site);
    expect(current.site$.value).to.equal(site);
  });
});

describe('document title', () => {
  it('is page and site (clarifications §5)', () => {
    expect(documentTitle('录播课', '示例学堂')).to.equal('录播课 - 示例学堂');
  });

  it('is the site name alone on home (clarifications §5)', () => {
    expect(documentTitle('', '示例学堂')).to.equal('示例学堂');
  });

  it('is the page alone where the site has no name', () => {
    expect(documentTitle('录播课', '')).to.equal('录播课');
  });

  it('is never empty, not even on home of a site without a name (review B6)', () => {
    expect(documentTitle('', '')).to.equal('在线课堂');
  });
});
