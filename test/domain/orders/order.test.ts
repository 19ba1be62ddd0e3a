import { expect } from 'chai';
import fc from 'fast-check';

import {
  codeOf,
  newForm,
  obstacleOf,
  orderAddress,
  payAddress,
  readOrderNo,
  readOrderQuery,
  savedYuan,
  successAddress,
  totalsOf,
} from '../../../src/domain/orders/order.js';
import { A_COURSE, A_ROLE, TERMS_G1, TERMS_G2, aForm } from '../../support/orders.js';

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
      expect(readOrderQuery(query)).to.deep.equal({ kind: 'product', product: { kind, id } });
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
      expect(readOrderQuery(query)).to.deep.equal({ kind: 'unsupported' });
    });
  }

  it('opens what its link names: reading an address returns what was written into it', () => {
    for (const product of [
      { kind: 'course', id: 5 },
      { kind: 'role', id: 1 },
    ] as const) {
      expect(readOrderQuery(orderAddress(product).replace('/order', ''))).to.deep.equal({ kind: 'product', product });
    }
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

  const FORGED = ['javascript:alert(1)', 'https://evil.example/1', '%EF%BC%91', `1${'0'.repeat(40)}`];
  const BAD = ['', '?orderId=', '?orderId=abc', '?orderId=1%202', '?orderId=-1', '?orderId=../1', '?id=1'];
  for (const query of [...BAD, ...FORGED.map((forged) => `?orderId=${forged}&out_trade_no=${forged}`)]) {
    it(`is missing in '${query}'`, () => expect(readOrderNo(query)).to.equal(undefined));
  }
});

const usable = (discountYuan: number) => ({ text: 'A', check: { kind: 'usable', discountYuan } }) as const;

describe('The order form', () => {
  it('opens empty: no box is ticked, and the first payment method is chosen', () => {
    expect(newForm(A_COURSE, TERMS_G1)).to.deep.include({
      hasAgreed: false,
      method: 'alipay',
      code: { text: '', check: { kind: 'none' } },
    });
    const inWechat = (['hand', 'wechat-jsapi'] as const).map((name) => ({ name, title: '', icon: '' }));
    expect(newForm(A_COURSE, { ...TERMS_G1, methods: inWechat }).method).to.equal('wechat-jsapi');
    expect(newForm(A_COURSE, TERMS_G2).method).to.equal(undefined);
    expect(newForm(A_COURSE, { ...TERMS_G1, methods: [] }).method).to.equal(undefined);
  });

  const MONEY = [
    [0, 0, 0, 0],
    [0, 20, 0, 0],
    [1, 0, 0, 1],
    [1, 20, 1, 0],
    [9_999, 5, 5, 9_994],
    [10_000, 9_999, 9_999, 1],
    [10_000, 10_000, 10_000, 0],
    [1_000_000, 1_000_001, 1_000_000, 0],
    [199, -5, 0, 199],
  ] as const;
  for (const [priceYuan, discount, saved, due] of MONEY) {
    it(`subtracts ${String(saved)} from ${String(priceYuan)} for a code of ${String(discount)} yuan`, () => {
      expect(totalsOf({ product: { ...A_COURSE, priceYuan }, code: usable(discount) })).to.deep.equal({
        priceYuan,
        savedYuan: saved,
        dueYuan: due,
      });
    });
  }

  it('never subtracts more than the price or the code, and never less than 0', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (price, discount) => {
        const saved = savedYuan(price, discount);
        return saved >= 0 && saved <= price && (discount < 0 || saved <= discount);
      }),
    );
  });

  it('subtracts nothing for a code that is not known to be usable', () => {
    for (const check of [
      { kind: 'none' },
      { kind: 'checking' },
      { kind: 'unusable', because: undefined },
      { kind: 'failed', error: { kind: 'offline' } },
    ] as const) {
      expect(totalsOf({ product: A_COURSE, code: { text: 'A', check } }).savedYuan, check.kind).to.equal(0);
    }
  });

  it('sends a code normalised, with its own dashes and spaces', () => {
    expect(codeOf(aForm({ code: { text: '\u200bＮＥＷ–20', check: { kind: 'none' } } }))).to.equal('NEW-20');
    expect(codeOf(aForm({ code: { text: ' A b ', check: { kind: 'none' } } }))).to.equal('A b');
    expect(codeOf(aForm({ code: { text: '  ', check: { kind: 'none' } } }))).to.equal('');
  });

  it('requires the agreement of the terms, and a payment method when an amount is due', () => {
    expect(obstacleOf(aForm())).to.equal(undefined);
    expect(obstacleOf(aForm({ terms: TERMS_G2 }))).to.equal('agreement');
    expect(obstacleOf(aForm({ terms: TERMS_G2, hasAgreed: true }))).to.equal(undefined);
    const noMethods = { ...TERMS_G1, methods: [] };
    expect(obstacleOf(aForm({ product: A_ROLE, terms: noMethods }))).to.equal('no-method');
    expect(obstacleOf(aForm({ terms: noMethods, code: usable(500) }))).to.equal(undefined);
  });
});
