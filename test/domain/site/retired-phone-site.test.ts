import { expect } from 'chai';

import { addressHere } from '../../../src/domain/site/retired-phone-site.js';
import { routeAt } from '../../../src/domain/access/routes.js';
import { pathOf } from '../../../src/domain/access/paths.js';
import { aLocation } from '../../support/a-location.js';

describe('An address of the retired phone site', () => {
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
      expect(addressHere(location)).to.equal(here);
      expect(routeAt(pathOf(here)), 'is a page of this site').not.to.equal('notFound');
    });

  it('may have words behind it that a chat has glued to it, as any page', () => {
    for (const [written, meant] of [
      ['/vip。', '/vip'],
      ['/VIP，快来看?msv=7#c', '/vip?msv=7#c'],
      ['/courses 复制打开', '/courses'],
      ['/search!?keywords=a', '/search?keywords=a'],
      ['/study）。', '/study-center'],
      ['/courses/detail/25/。', '/courses/detail/25/'],
      ['/，快来看', '/'],
      ['/courses/detail/7</a>?msv=7', '/courses/detail/7?msv=7'],
      ['/course/5"></a> 复制', '/courses/detail/5'],
      ['/vip<br>', '/vip'],
      ['/vip%2F', '/vip'],
    ] as const)
      expect(addressHere(aLocation(written)), written).to.equal(meant);
    for (const path of [
      '/不存在',
      '/nowhere。',
      '/vip.html',
      '/.env',
      '/@vip',
      '/%20',
      '/%E0%A4%A',
      '//vip.example。',
      '/vip%2Fx',
      '/vip。/x',
      '/<b>',
      '/nowhere</a>',
    ])
      expect(addressHere(aLocation(`https://site.example${path}`)), path).to.equal(undefined);
  });

  it('is no other address', () => {
    for (const address of ['/course', '/course/x', '/course/5/6', '/course/video', '/roles', '/live/5', '//course/5'])
      expect(addressHere(aLocation(address)), address).to.equal(undefined);
  });
});
