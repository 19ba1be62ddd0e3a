import { expect } from 'chai';

import { footerMargin, showsFriendlyLinks } from '../../../src/domain/site/footer.js';

describe('footer', () => {
  it('keeps 150 pixels above it (spec §2 footer, §9)', () => {
    for (const path of ['/', '/courses', '/vip/3', '/vipers', '/search-help']) expect(footerMargin(path)).to.equal(150);
  });

  it('touches the content of /vip and /search, however they are spelled (spec §2 footer, §9)', () => {
    for (const path of ['/vip', '/search', '/vip/', '/Search']) expect(footerMargin(path), path).to.equal(0);
  });

  it('shows friendly links on home alone (spec §2 footer, §9)', () => {
    expect(showsFriendlyLinks('/')).to.equal(true);
    for (const path of ['/courses', '/search', '/login']) expect(showsFriendlyLinks(path)).to.equal(false);
  });
});
