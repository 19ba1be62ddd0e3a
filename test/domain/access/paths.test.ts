import { expect } from 'chai';
import fc from 'fast-check';

import { matchRoute, pathOf, plainPath } from '../../../src/domain/access/paths.js';

const COURSE = '/courses/detail/:courseId';

describe('matchRoute', () => {
  it('gives the parameters of a path, however it is spelled', () => {
    for (const path of ['/courses/detail/7', '/courses/detail/7/', '/Courses/DETAIL/7', '/courses/d%65tail/7'])
      expect(matchRoute(COURSE, path), path).to.deep.equal({ courseId: '7' });
  });

  it('knows a path of another route', () => {
    for (const path of ['/', '/courses', '/courses/detail', '/courses/video/7', '/courses/detail/7/8'])
      expect(matchRoute(COURSE, path), path).to.equal(undefined);
  });

  it('gives an empty record for a pattern without parameters', () => {
    expect(matchRoute('/announcement', '/announcement/')).to.deep.equal({});
  });

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(() => matchRoute(COURSE, `/${path}`)).not.to.throw();
      }),
    );
  });
});

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

  it('stays as it is where it is not encoded properly', () => {
    expect(plainPath('/100%')).to.equal('/100%');
  });

  it('of home is one slash', () => {
    expect(plainPath('/')).to.equal('/');
  });
});
