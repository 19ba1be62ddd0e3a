import { expect } from 'chai';
import fc from 'fast-check';

import { matchRoute } from '../../../src/domain/access/paths.js';

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

  it('never throws, whatever the path (lesson 1)', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(() => matchRoute(COURSE, `/${path}`)).not.to.throw();
      }),
    );
  });
});
