import { expect } from 'chai';

import { pathOf, plainPath } from '../../../src/domain/access/paths.js';

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

  it('keeps an encoded slash, and spaces, in the part of the path that they are in, as the router does', () => {
    expect(plainPath('/courses/detail/25%2F1')).to.equal('/courses/detail/25%2f1');
    expect(plainPath('/member%2Forders')).to.equal('/member%2forders');
    expect(plainPath('/courses/detail/%20')).to.equal('/courses/detail/ ');
    expect(plainPath(' /vip ')).to.equal('/vip');
  });

  it('stays as it is where it is not encoded properly (lesson 1)', () => {
    expect(plainPath('/100%')).to.equal('/100%');
  });

  it('of home is one slash', () => {
    expect(plainPath('/')).to.equal('/');
  });
});
