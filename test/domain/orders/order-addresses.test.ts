import { expect } from 'chai';

import {
  learningAddress,
  orderAddress,
  payAddress,
  payPageAddress,
  productAddress,
  readOrderNo,
  readProduct,
  successAddress,
} from '../../../src/domain/orders/order-addresses.js';

describe('The address of an order', () => {
  const ADDRESSES = [
    ['?goods_type=course&goods_id=5', 'course', 5],
    ['?goods_type=vod&goods_id=5', 'course', 5],
    ['?goods_id=1&goods_type=role', 'role', 1],
    ['?goods_type=COURSE&goods_id=5', 'course', 5],
    // Other parameters are ignored: the price and the name do not come from the address.
    ['?goods_type=course&goods_id=5&goods_charge=1&goods_label=x&total=0', 'course', 5],
  ] as const;
  for (const [query, kind, id] of ADDRESSES) {
    it(`names the ${kind} ${String(id)} with ${query}`, () => {
      expect(readProduct(query)).to.deep.equal({ kind, id });
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
    it(`names nothing that is sold here with '${query}'`, () => {
      expect(readProduct(query)).to.equal(undefined);
    });
  }

  it('opens what its link names: reading an address returns what was written into it', () => {
    for (const product of [
      { kind: 'course', id: 5 },
      { kind: 'role', id: 1 },
    ] as const) {
      expect(readProduct(orderAddress(product).replace('/order', ''))).to.deep.equal(product);
    }
  });
});

describe('The addresses of a product', () => {
  it('are where it is sold and where a member learns with it', () => {
    const [course, role] = [{ kind: 'course', id: 5 } as const, { kind: 'role', id: 1 } as const];
    expect([productAddress(course), learningAddress(course)]).to.deep.equal(Array(2).fill('/courses/detail/5'));
    expect([productAddress(role), learningAddress(role)]).to.deep.equal(['/vip', '/courses']);
  });
});

describe('The number of an order in an address', () => {
  it('is orderId, otherwise out_trade_no from Alipay', () => {
    expect(readOrderNo('?orderId=609015055')).to.equal('609015055');
    expect(readOrderNo('?total_amount=199.00&out_trade_no=609015055')).to.equal('609015055');
    expect(readOrderNo('?orderId=&out_trade_no=2')).to.equal('2');
    expect(readOrderNo('?orderId=1&out_trade_no=2')).to.equal('1');
  });

  it('is text and keeps all of its digits', () => {
    const orderNo = '001112223334445556667';
    expect(readOrderNo(payAddress(orderNo).replace('/order/pay', ''))).to.equal(orderNo);
    expect(readOrderNo(successAddress(orderNo).replace('/order/success', ''))).to.equal(orderNo);
  });

  const FORGED = ['javascript:alert(1)', 'https://evil.example/1', `1${'0'.repeat(40)}`];
  const BAD = ['', '?orderId=', '?orderId=abc', '?orderId=1%202', '?orderId=-1', '?orderId=../1', '?id=1'];
  for (const query of [...BAD, ...FORGED.map((forged) => `?orderId=${forged}&out_trade_no=${forged}`)]) {
    it(`is missing in '${query}'`, () => expect(readOrderNo(query)).to.equal(undefined));
  }

  it('of the payment page names its ways back, which a server that decodes twice reads whole', () => {
    const back = { returnTo: 'https://a.example/x?y=1+2%20', failTo: 'https://a.example/z' };
    for (const url of ['https://pay.example/p', 'https://pay.example/p?o=1']) {
      const address = payPageAddress(url, back);
      expect(address).to.match(url.includes('?') ? /\?o=1&s_url=/ : /\/p\?s_url=/);
      const { searchParams } = new URL(address);
      expect([...searchParams.values()].slice(-2).map(decodeURIComponent)).to.deep.equal([back.returnTo, back.failTo]);
    }
  });
});
