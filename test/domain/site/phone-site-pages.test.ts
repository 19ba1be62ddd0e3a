import { expect } from 'chai';

import { addressOfPhonePage } from '../../../src/domain/site/phone-site-pages.js';
import { routeAt } from '../../../src/domain/access/routes.js';
import { pathOf } from '../../../src/domain/access/paths.js';
import { aLocation } from '../../support/fake-navigator.js';

describe('An address of the phone front end', () => {
  for (const [there, here] of [
    ['/course/5', '/courses/detail/5'],
    ['/course/5/?msv=7#c', '/courses/detail/5?msv=7#c'],
    ['/Course/Video/12?t=30', '/courses/video/12?t=30'],
    ['/pages/course/show?id=5&msv=7', '/courses/detail/5?msv=7'],
    ['/pages/course/video?id=12', '/courses/video/12'],
    ['/role', '/vip'],
    ['/study', '/study-center'],
    ['/member/order?page=2', '/member/orders?page=2'],
    ['/messages', '/member/messages'],
    ['/member/profile', '/member'],
    ['/member/setting', '/member'],
    ['/login-password?redirect=%2Fvip', '/login?redirect=%2Fvip'],
    ['/login-error?msg=%E6%8B%92%E7%BB%9D', '/error?msg=%E6%8B%92%E7%BB%9D'],
    ['/code-bind-mobile?code=abc', '/login'],
    ['/auth/faceSuccess?token=abc', '/face-check'],
  ] as const)
    it(`${there} leads to ${here}`, () => {
      const location = aLocation(there);
      expect(routeAt(location.path), 'is no page of this site').to.equal('notFound');
      expect(addressOfPhonePage(location)).to.equal(here);
      expect(routeAt(pathOf(here)), 'is a page of this site').not.to.equal('notFound');
    });

  it('is no other address', () => {
    for (const address of [
      '/',
      '/course',
      '/course/x',
      '/course/5/6',
      '/course/video',
      '/roles',
      '/live/5',
      '//course/5',
    ])
      expect(addressOfPhonePage(aLocation(address)), address).to.equal(undefined);
  });
});
