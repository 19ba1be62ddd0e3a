import { expect } from 'chai';

import {
  orderAddress,
  payAddress,
  readOrderNo,
  readOrderWish,
  successAddress,
} from '../../../src/domain/orders/order.js';

describe('the address of an order (pages §7.1)', () => {
  const WISHES = [
    ['?goods_type=course&goods_id=5', 'course', 5],
    ['?goods_type=vod&goods_id=5', 'course', 5],
    ['?goods_id=1&goods_type=role', 'role', 1],
    ['?goods_type=COURSE&goods_id=5', 'course', 5],
    // What else stands there is nobody's word.
    ['?goods_type=course&goods_id=5&goods_charge=1&goods_label=x&total=0', 'course', 5],
  ] as const;
  for (const [query, kind, id] of WISHES) {
    it(`asks for ${kind} ${String(id)} by ${query}`, () => {
      expect(readOrderWish(query)).to.deep.equal({ kind: 'goods', goods: { kind, id } });
    });
  }

  for (const query of [
    '',
    '?goods_id=5',
    '?goods_type=book&goods_id=5',
    '?goods_type=video&goods_id=5',
    '?goods_type=course',
    '?goods_type=course&goods_id=0',
    '?goods_type=course&goods_id=-1',
    '?goods_type=course&goods_id=1e3',
    '?goods_type=course&goods_id=5;6',
    '?goods_type=%&goods_id=5',
    '?goods_type=constructor&goods_id=5',
  ]) {
    it(`is of nothing that is sold here: '${query}'`, () => {
      expect(readOrderWish(query)).to.deep.equal({ kind: 'unsupported' });
    });
  }

  it('is written as it is read', () => {
    for (const goods of [
      { kind: 'course', id: 5 },
      { kind: 'role', id: 1 },
    ] as const) {
      expect(readOrderWish(orderAddress(goods).replace('/order', ''))).to.deep.equal({ kind: 'goods', goods });
    }
  });
});

describe('the number of an order in an address (pages §9, §17)', () => {
  it('is ours, or that of Alipay', () => {
    expect(readOrderNo('?orderId=609015055')).to.equal('609015055');
    expect(readOrderNo('?total_amount=199.00&out_trade_no=609015055')).to.equal('609015055');
    expect(readOrderNo('?orderId=&out_trade_no=2')).to.equal('2');
    expect(readOrderNo('?orderId=1&out_trade_no=2')).to.equal('1');
  });

  it('keeps all of its digits: it is a name, not a number', () => {
    const orderNo = '001112223334445556667';
    expect(readOrderNo(payAddress(orderNo).replace('/order/pay', ''))).to.equal(orderNo);
    expect(readOrderNo(successAddress(orderNo).replace('/order/success', ''))).to.equal(orderNo);
  });

  for (const query of ['', '?orderId=', '?orderId=abc', '?orderId=1%202', '?orderId=-1', '?orderId=../1', '?id=1']) {
    it(`is none: '${query}'`, () => {
      expect(readOrderNo(query)).to.equal(undefined);
    });
  }
});
