import { expect } from 'chai';
import fc from 'fast-check';

import { PAY_WITHIN_MS } from '../../../src/domain/orders/limits.js';
import { termsOfGeneration } from '../../../src/domain/orders/order.js';
import { codeOf, newForm, obstacleOf, totalsOf } from '../../../src/domain/orders/order-form.js';
import { A_COURSE, A_ROLE, aForm, TERMS_G1, TERMS_G2 } from '../../support/orders.js';

const usable = (discountYuan: number) => ({ text: 'A', check: { kind: 'usable', discountYuan } }) as const;

describe('The order form', () => {
  it('opens empty: no box is ticked, and the first payment method is chosen', () => {
    expect(newForm(A_COURSE, TERMS_G1)).to.deep.include({
      hasAgreed: false,
      method: 'alipay',
      code: { text: '', check: { kind: 'none' } },
    });
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
    [299, 29.9, 29.9, 269.1],
    [0.3, 0.1, 0.1, 0.2],
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
      fc.property(fc.nat(), fc.nat(), (priceCents, discountCents) => {
        const product = { ...A_COURSE, priceYuan: priceCents / 100 };
        const { savedYuan = -1, dueYuan } = totalsOf({ product, code: usable(discountCents / 100) });
        expect(savedYuan).to.equal(Math.min(priceCents, discountCents) / 100);
        expect(dueYuan, 'exact to the cent').to.equal(Math.max(0, priceCents - discountCents) / 100);
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

  it('names no sum where the price or the discount is not known: the server names it with the order', () => {
    expect(totalsOf({ product: { ...A_COURSE, priceYuan: undefined }, code: usable(5) })).to.deep.equal({
      priceYuan: undefined,
    });
    const code = { text: 'A', check: { kind: 'usable', discountYuan: undefined } } as const;
    expect(totalsOf({ product: { ...A_COURSE, priceYuan: 9.9 }, code })).to.deep.equal({ priceYuan: 9.9 });
    expect(
      obstacleOf(
        aForm({
          product: { ...A_COURSE, priceYuan: undefined },
          terms: { ...TERMS_G1, methods: [] },
          method: undefined,
        }),
      ),
    ).to.equal('no-method');
  });

  it('sends a code normalised', () => {
    expect(codeOf(aForm({ code: { text: '\u200bＮＥＷ–20', check: { kind: 'none' } } }))).to.equal('NEW-20');
  });

  it('requires the agreement of the terms, and a payment method when an amount is due', () => {
    expect(obstacleOf(aForm())).to.equal(undefined);
    expect(obstacleOf(aForm({ terms: TERMS_G2 }))).to.equal('agreement');
    expect(obstacleOf(aForm({ terms: TERMS_G2, hasAgreed: true }))).to.equal(undefined);
    const noMethods = { ...TERMS_G1, methods: [] };
    expect(obstacleOf(aForm({ product: A_ROLE, terms: noMethods }))).to.equal('no-method');
    const [first, second] = [{ payWithinMs: PAY_WITHIN_MS[1] }, { payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true }];
    for (const [generation, kind, terms] of [
      [1, 'course', first],
      [1, 'role', { ...first, agreement: 'member' }],
      [2, 'course', { ...second, agreement: 'paid-content' }],
      [2, 'role', { ...second, agreement: 'member' }],
    ] as const)
      expect(termsOfGeneration(generation, kind), `G${String(generation)} ${kind}`).to.deep.equal(terms);
    expect(obstacleOf(aForm({ terms: noMethods, code: usable(500) }))).to.equal(undefined);
  });
});
