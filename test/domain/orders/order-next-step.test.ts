import { expect } from 'chai';

import { nextActionOf } from '../../../src/domain/orders/existing-orders.js';
import { anOrder, orderedCourse, orderedRole } from '../../support/orders.js';

const BOOK = orderedCourse({ type: 'BOOK' });

describe('what comes next for an order on record (pages §10)', () => {
  it('is to pay it as long as the server takes the money, whatever it is for', () => {
    for (const goods of [[orderedCourse()], [orderedRole()], [BOOK], []]) {
      expect(nextActionOf(anOrder({ payable: true, statusText: '支付中', goods }))).to.deep.equal({
        kind: 'pay',
        orderNo: '1011000057',
      });
    }
  });

  it('is to learn what was paid for', () => {
    expect(nextActionOf(anOrder())).to.deep.equal({ kind: 'learn', courseId: 2 });
  });

  it('is to see the memberships where one was ordered', () => {
    for (const statusText of ['已支付', '已取消']) {
      expect(nextActionOf(anOrder({ statusText, goods: [orderedRole()] }))).to.deep.equal({ kind: 'see-vip' });
    }
  });

  it('is nothing for a course that was not paid, a kind without a page, and goods that are missing', () => {
    expect(nextActionOf(anOrder({ statusText: '已取消' }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ statusText: 'who knows' }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ goods: [BOOK] }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ goods: [] }))).to.equal(undefined);
  });
});
