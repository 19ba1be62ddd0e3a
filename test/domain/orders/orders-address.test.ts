import { expect } from 'chai';

import { ordersAddress, readOrdersPage } from '../../../src/domain/orders/order.js';

describe('the address of the list of orders (pages §10)', () => {
  it('names the page, and leaves the first one out', () => {
    expect([1, 2].map(ordersAddress)).to.deep.equal(['/member/orders', '/member/orders?page=2']);
  });

  it('is read whatever stands there (pages §0.1)', () => {
    expect(['', '?page=3', '?page=0', '?page=-1', '?page=x', '?page=1.5'].map(readOrdersPage)).to.deep.equal([
      1, 3, 1, 1, 1, 1,
    ]);
  });
});
