import { expect } from 'chai';
import fc from 'fast-check';

import { matchesPattern, pathOf, plainPath } from '../../../src/domain/access/paths.js';

const COURSE = '/courses/detail/:courseId';

describe('matchesPattern', () => {
  it('finds a path, however it is spelled', () => {
    for (const path of ['/courses/detail/7', '/courses/detail/7/', '/Courses/DETAIL/7', '/courses/d%65tail/7'])
      expect(matchesPattern(COURSE, path), path).to.equal(true);
    expect(matchesPattern('/announcement', '/announcement/')).to.equal(true);
  });

  it('refuses a path of another route', () => {
    for (const path of ['/', '/courses', '/courses/detail', '/courses/video/7', '/courses/detail/7/8'])
      expect(matchesPattern(COURSE, path), path).to.equal(false);
  });

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(() => matchesPattern(COURSE, `/${path}`)).not.to.throw();
      }),
    );
  });
});

describe('A path of the site', () => {
  it('ends before the query and the hash', () => {
    expect(pathOf('/a/b?c=/d#e')).to.equal('/a/b');
    expect(pathOf('/a#e?c')).to.equal('/a');
    expect(pathOf('/a\n?b\nc')).to.equal('/a\n');
    expect(pathOf('/a')).to.equal('/a');
  });

  it('has one normal spelling for all spellings that the router treats as equal', () => {
    for (const spelling of ['/vip', '/VIP', '/vip/', '/vip//', '/v%69p']) expect(plainPath(spelling)).to.equal('/vip');
  });

  it('keeps encoded slashes and spaces inside their segment, as the router does', () => {
    expect(plainPath('/courses/detail/25%2F1')).to.equal('/courses/detail/25%2f1');
    expect(plainPath('/member%2Forders')).to.equal('/member%2forders');
    expect(plainPath('/courses/detail/%20')).to.equal('/courses/detail/ ');
    expect(plainPath(' /vip ')).to.equal('/vip');
  });

  it('is not changed when its encoding is malformed', () => expect(plainPath('/100%')).to.equal('/100%'));

  it('is one slash for home', () => expect(plainPath('/')).to.equal('/'));
});
