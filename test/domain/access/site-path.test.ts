import { expect } from 'chai';

import { pathOf, plainPath } from '../../../src/domain/access/site-path.js';

describe('site path', () => {
  it('is what stands before query and hash', () => {
    expect(pathOf('/a/b?c=/d#e')).to.equal('/a/b');
    expect(pathOf('/a#e?c')).to.equal('/a');
    expect(pathOf('/a\n?b\nc')).to.equal('/a\n');
    expect(pathOf('/a')).to.equal('/a');
  });

  it('has one plain spelling for all that the router takes to be the same', () => {
    for (const spelling of ['/vip', '/VIP', '/vip/', '/vip//', '/v%69p']) expect(plainPath(spelling)).to.equal('/vip');
  });

  it('stays as it is where it is not encoded properly (lesson 1)', () => {
    expect(plainPath('/100%')).to.equal('/100%');
  });

  it('of home is one slash', () => {
    expect(plainPath('/')).to.equal('/');
  });
});
