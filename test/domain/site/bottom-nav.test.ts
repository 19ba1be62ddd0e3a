import { expect } from 'chai';

import { ROUTE_NAMES, routeAt, ROUTES } from '../../../src/domain/access/routes.js';
import { BOTTOM_ENTRIES, hasBottomNav } from '../../../src/domain/site/bottom-nav.js';

describe('The bottom navigation', () => {
  it('is missing on the pages whose button that pays has its place, and only there', () => {
    const without = ROUTE_NAMES.filter((name) => !hasBottomNav(ROUTES[name].pattern.replace(/:\w+/, '7')));
    expect(without).to.deep.equal(['courseDetail', 'order', 'orderPay']);
    expect(['/Order/', '/courses/detail/7/'].map(hasBottomNav)).to.deep.equal([false, false]);
  });

  it('asks for a sign-in exactly where its page is for members', () => {
    for (const { to, isForMembers = false } of BOTTOM_ENTRIES)
      expect(isForMembers, to).to.equal(ROUTES[routeAt(to)].isForMembers);
  });
});
