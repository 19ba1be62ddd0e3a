import { expect } from 'chai';

import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { MadeOrder } from '../../../src/domain/orders/order.js';
import { NO_CODE } from '../../../src/domain/orders/order-form.js';
import type { OrderCommand, OrderEvent, OrderFlow, OrderStep } from '../../../src/domain/orders/states.js';
import { beginOrder, type OrderBeginning } from '../../../src/domain/orders/order-form-steps.js';
import { nextStep } from '../../../src/domain/orders/order-machine.js';
import { A_COURSE, A_ROLE, aForm, aMethod, TERMS_G1, TERMS_G2 } from '../../support/orders.js';

const NAME = { kind: 'course', id: 5 } as const;
const NO_ORDERS = { unpaid: undefined, paid: [] } as const;
const EARLIER = { orderNo: '7', dueYuan: 199 } as const;
const MADE_G1: MadeOrder = { orderNo: '9', isPaid: false, amount: { kind: 'price', yuan: 199 }, payment: undefined };
const PAY_PAGE = { kind: 'pay-page', url: 'https://pay.example/?sign=1' } as const;
const MADE_G2: MadeOrder = { orderNo: '9', isPaid: false, amount: { kind: 'due', yuan: 179 }, payment: PAY_PAGE };

const begun = (changes: Partial<OrderBeginning> = {}): OrderStep =>
  beginOrder({ product: A_COURSE, terms: TERMS_G1, orders: NO_ORDERS, sent: undefined, ...changes });

/** Applies the events in order. Returns the last flow and the commands of all steps. */
function after(first: OrderStep, ...events: readonly OrderEvent[]) {
  let { flow } = first;
  const commands: OrderCommand[] = [...first.commands];
  for (const event of events) {
    const step = nextStep(flow, event);
    ({ flow } = step);
    commands.push(...step.commands);
  }
  return { flow, commands, kinds: commands.map(({ kind }) => kind) };
}

const draft = (flow: OrderFlow) => {
  if (flow.kind !== 'draft') throw new Error(`The order is no draft: ${flow.kind}`);
  return flow;
};
const submitted: OrderEvent = { kind: 'submitted' };
const LOCK: OrderEvent = { kind: 'lock-taken' };
/** The commands that run between submitting and creating the order. */
const LOOKUP = ['take-lock', 'look-up'];
const lookedUp: OrderEvent = { kind: 'looked-up', product: A_COURSE, orders: NO_ORDERS };
const failed = (error: AppError): OrderEvent => ({ kind: 'make-failed', error });
const made = (order: MadeOrder): OrderEvent => ({ kind: 'made', order, at: 1000 });
const typed = (text: string): OrderEvent => ({ kind: 'code-typed', text });
const answered = (code: string, discountYuan: number | undefined): OrderEvent => ({
  kind: 'code-answered',
  code,
  answer: { kind: 'usable', discountYuan },
});

describe('A form that is visible again', () => {
  const returned: OrderEvent = { kind: 'returned' };
  const refreshed = (product = A_COURSE): OrderEvent => ({ kind: 'refreshed', product, orders: NO_ORDERS });

  it('names another price, and changes nothing else', () => {
    expect(draft(after(begun(), returned, refreshed({ ...A_COURSE, priceYuan: 99 })).flow).hint).to.include({
      kind: 'price-changed',
      toYuan: 99,
    });
    const { flow } = begun();
    expect(after({ flow, commands: [] }, returned, refreshed()).flow).to.equal(flow);
  });

  it('asks about the earlier order that it offers, and drops it when that was cancelled meanwhile', () => {
    const offered = begun({ orders: { unpaid: EARLIER, paid: [] } });
    const outcome = after(offered, returned);
    expect(outcome.commands).to.deep.equal([{ kind: 'request-status', orderNo: '7' }]);
    expect(after(outcome, refreshed({ ...A_COURSE, priceYuan: 99 })).flow, 'no answer to that').to.equal(outcome.flow);
    const { flow, commands } = after(outcome, { kind: 'status', status: 'cancelled', now: 1 });
    expect([draft(flow).earlier, draft(flow).hint]).to.deep.equal([undefined, { kind: 'earlier-cancelled' }]);
    expect(commands.at(-1)).to.deep.equal({ kind: 'close', orderNo: '7' });
    const plain = begun();
    expect(after(plain, { kind: 'status', status: 'paid', now: 1 }).flow, 'of no order').to.equal(plain.flow);
  });

  it('does not take what it then requests for the lookup that is due before an order is sent', () => {
    const { flow, kinds } = after(begun(), returned, submitted, LOCK, refreshed());
    expect([flow.kind, kinds]).to.deep.equal(['sending', ['refresh', ...LOOKUP]]);
  });
});

describe('A new order', () => {
  describe('begins', () => {
    it('as an empty form', () => {
      expect(begun()).to.deep.equal({ flow: { kind: 'draft', form: aForm(), earlier: undefined }, commands: [] });
    });

    it('with an offer to continue an earlier unpaid order', () => {
      expect(draft(begun({ orders: { unpaid: EARLIER, paid: [] } }).flow).earlier).to.deep.equal(EARLIER);
    });

    for (const notSoldBecause of ['free', 'bought', 'vip', 'preparing', 'unavailable', 'vip-off'] as const) {
      it(`without a form when the product cannot be ordered: ${notSoldBecause}`, () => {
        const product = { ...A_COURSE, notSoldBecause };
        expect(begun({ product }).flow).to.deep.equal({ kind: 'not-sold', product });
      });
    }

    it('with a lookup when an earlier order was sent and never answered', () => {
      const { flow, commands } = begun({ orders: undefined, sent: { known: ['1'] } });
      expect(flow).to.deep.equal({ kind: 'unknown', form: aForm(), known: ['1'] });
      expect(commands).to.deep.equal([{ kind: 'look-up', product: NAME }]);
    });

    it('with the result when the known orders show what became of an unanswered order', () => {
      const sent = { known: ['1'] };
      expect(begun({ sent, orders: { unpaid: undefined, paid: ['2', '1'] } }).flow).to.deep.equal({
        kind: 'paid',
        orderNo: '2',
      });
      expect(draft(begun({ sent, orders: { unpaid: EARLIER, paid: ['1'] } }).flow)).to.include({ earlier: EARLIER });
      expect(draft(begun({ sent, orders: NO_ORDERS }).flow).hint).to.deep.equal({ kind: 'not-made' });
    });
  });

  describe('as a draft', () => {
    it('is sent once, after a lookup of the existing orders', () => {
      const { commands, kinds } = after(begun(), submitted, submitted, LOCK, LOCK, lookedUp, submitted, LOCK, lookedUp);
      expect(kinds).to.deep.equal(['take-lock', 'look-up', 'record-sent', 'make']);
      expect(commands.at(-1)).to.deep.equal({
        kind: 'make',
        order: { product: NAME, promoCode: '', hasAgreed: false },
      });
    });

    it('is not sent without the agreement, and reports that until the member changes the form', () => {
      const first = after(begun({ terms: TERMS_G2 }), submitted);
      expect([draft(first.flow).hint, first.kinds]).to.deep.equal([{ kind: 'agreement' }, []]);
      const agreed = after(first, { kind: 'agreed', isChecked: true });
      expect(draft(agreed.flow).hint).to.equal(undefined);
      expect(after(agreed, submitted).kinds).to.deep.equal(['take-lock']);
    });

    it('is not sent when there is no payment method', () => {
      const { flow, kinds } = after(begun({ terms: { ...TERMS_G1, methods: [] } }), submitted);
      expect([draft(flow).hint, kinds]).to.deep.equal([{ kind: 'no-method' }, []]);
    });

    it('is not sent while an earlier order is offered, which the member can continue or replace', () => {
      const first = begun({ orders: { unpaid: EARLIER, paid: [] } });
      expect(after(first, submitted).kinds).to.deep.equal([]);
      expect(after(first, { kind: 'earlier-continued' }).commands).to.deep.equal([{ kind: 'go-to-pay', orderNo: '7' }]);
      const { flow, commands } = after(first, { kind: 'ordered-again' });
      expect(commands).to.deep.equal([{ kind: 'replace', orderNo: '7' }]);
      expect(draft(flow).earlier).to.equal(undefined);
      expect(after(begun(), { kind: 'earlier-continued' }, { kind: 'ordered-again' }).kinds).to.deep.equal([]);
      // Another tab has replaced the order (docs/spec/orders.md#replacing-an-order).
      const elsewhere = after(first, { kind: 'replaced-elsewhere' });
      expect([draft(elsewhere.flow).earlier, elsewhere.commands]).to.deep.equal([undefined, []]);
    });

    it('accepts an available payment method, and no other', () => {
      const chosen = after(begun(), { kind: 'method-chosen', method: 'wechat' }).flow;
      expect(draft(chosen).form.method).to.equal('wechat');
      const terms = { ...TERMS_G1, methods: [aMethod('hand')] };
      expect(draft(after(begun({ terms }), { kind: 'method-chosen', method: 'wechat' }).flow).form.method).to.equal(
        'hand',
      );
    });
  });

  describe('with a promo code', () => {
    it('checks the code once, keeps the result while the text is the same, and can remove the code', () => {
      const used = { kind: 'code-used' } as const;
      const checked = after(begun(), typed(' A '), used, used, answered('A', 20));
      expect(checked.commands).to.deep.equal([{ kind: 'check-code', code: 'A' }]);
      const known = { text: ' A ', check: { kind: 'usable', discountYuan: 20 } };
      for (const { flow } of [checked, after(checked, typed(' A '))])
        expect(draft(flow).form.code).to.deep.equal(known);
      expect(draft(after(checked, { kind: 'code-removed' }).flow).form.code).to.deep.equal(NO_CODE);
    });

    it('does not check an empty code, nor a valid code again; repeats a check that failed', () => {
      const used = { kind: 'code-used' } as const;
      expect(after(begun(), typed(' '), used).kinds).to.deep.equal([]);
      expect(after(begun(), typed('A'), used, answered('A', 20), used).kinds).to.deep.equal(['check-code']);
      const lost = { kind: 'code-check-failed', code: 'A', error: { kind: 'offline' } } as const;
      expect(after(begun(), typed('A'), used, lost, used).kinds).to.deep.equal(['check-code', 'check-code']);
    });

    it('ignores an answer about a code that the member has replaced', () => {
      const lost = { kind: 'code-check-failed', code: 'A', error: { kind: 'offline' } } as const;
      for (const late of [answered('A', 20), lost]) {
        const { flow } = after(begun(), typed('A'), { kind: 'code-used' }, typed('B'), late);
        expect(draft(flow).form.code, late.kind).to.deep.equal({ text: 'B', check: { kind: 'none' } });
      }
    });

    it('checks an unchecked or changed code before the order is sent', () => {
      const { kinds, commands } = after(begun(), typed('A'), submitted, answered('A', 20), LOCK, lookedUp);
      expect(kinds).to.deep.equal(['check-code', 'take-lock', 'look-up', 'record-sent', 'make']);
      expect(commands.at(-1)).to.deep.include({ order: { product: NAME, promoCode: 'A', hasAgreed: false } });
      const changed = after(begun(), typed('A'), { kind: 'code-used' }, answered('A', 20), typed('AB'), submitted);
      expect(changed.kinds).to.deep.equal(['check-code', 'check-code']);
    });

    it('checks a valid code again when the member submits the order', () => {
      const checked = after(begun(), typed('A'), { kind: 'code-used' }, answered('A', 20), submitted);
      expect([checked.flow.kind, checked.kinds]).to.deep.equal(['sending', ['check-code', 'check-code']]);
      const unusable = { kind: 'code-answered', code: 'A', answer: { kind: 'unusable' } } as const;
      const { flow, kinds } = after(checked, unusable);
      expect([draft(flow).hint, draft(flow).form.code.check.kind, kinds.length]).to.deep.equal([
        { kind: 'code' },
        'unusable',
        2,
      ]);
    });

    it('is not sent when the discount is now smaller than the member has read', () => {
      const checked = after(begun(), typed('A'), { kind: 'code-used' }, answered('A', 20), submitted);
      const { flow, kinds } = after(checked, answered('A', 10));
      expect([draft(flow).hint, kinds.length]).to.deep.equal([
        { kind: 'total-changed', fromYuan: 179, toYuan: 189 },
        2,
      ]);
      for (const asMuchOrMore of [20, 30]) {
        expect(after(checked, answered('A', asMuchOrMore)).kinds.at(-1)).to.equal('take-lock');
      }
    });

    it('waits for the answer about the submitted code, not about an earlier code', () => {
      const changed = after(begun(), typed('A'), { kind: 'code-used' }, typed('B'), submitted);
      expect(after(changed, answered('A', 20)).kinds).to.deep.equal(['check-code', 'check-code']);
      expect(after(changed, answered('A', 20), answered('B', 10)).kinds.at(-1)).to.equal('take-lock');
    });

    it('does not report a failed check any longer while the code is checked again', () => {
      const lost = { kind: 'code-check-failed', code: 'A', error: { kind: 'offline' } } as const;
      const { flow } = after(begun(), typed('A'), { kind: 'code-used' }, lost, submitted);
      expect(flow).to.have.deep.nested.property('form.code.check', { kind: 'checking' });
    });

    it('is not sent with a code that cannot be used or could not be checked', () => {
      const unusable = { kind: 'code-answered', code: 'A', answer: { kind: 'unusable', because: 'expired' } } as const;
      const lost = { kind: 'code-check-failed', code: 'A', error: { kind: 'offline' } } as const;
      const HINTS = [
        [unusable, { kind: 'code' }],
        [lost, { kind: 'failed', error: { kind: 'offline' } }],
      ] as const;
      for (const [answer, hint] of HINTS) {
        const { flow, kinds } = after(begun(), typed('A'), submitted, answer);
        expect([draft(flow).hint, kinds], answer.kind).to.deep.equal([hint, ['check-code']]);
      }
      const { flow } = after(begun(), typed('A'), { kind: 'code-used' }, lost);
      expect(draft(flow).form.code.check).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
    });
  });

  describe('is not sent', () => {
    it('before this tab has the lock', () => {
      const { flow, kinds } = after(begun(), submitted, lookedUp, made(MADE_G1));
      expect([flow, kinds]).to.deep.equal([{ kind: 'sending', form: aForm(), step: 'lock' }, ['take-lock']]);
    });

    it('when another tab has an unpaid order, which this tab can replace but not continue', () => {
      const earlier = { ...EARLIER, isInOtherTab: true } as const;
      const found: OrderEvent = { kind: 'looked-up', product: A_COURSE, orders: { unpaid: earlier, paid: [] } };
      const first = after(begun(), submitted, LOCK, found);
      expect(draft(first.flow).earlier).to.deep.equal(earlier);
      expect(after(first, { kind: 'earlier-continued' }).kinds).to.deep.equal(LOOKUP);
      expect(after(first, { kind: 'ordered-again' }).commands.at(-1)).to.deep.equal({ kind: 'replace', orderNo: '7' });
    });

    it('when the last lookup finds an order that another tab has made', () => {
      const found: OrderEvent = { kind: 'looked-up', product: A_COURSE, orders: { unpaid: EARLIER, paid: [] } };
      const { flow, kinds } = after(begun(), submitted, LOCK, found);
      expect([draft(flow).earlier, kinds]).to.deep.equal([EARLIER, LOOKUP]);
    });

    it('when the price has changed: the draft has the old and the new price', () => {
      const product = { ...A_COURSE, priceYuan: 299 };
      const { flow, kinds } = after(begun(), submitted, LOCK, { kind: 'looked-up', product, orders: NO_ORDERS });
      expect(draft(flow)).to.deep.include({ hint: { kind: 'price-changed', fromYuan: 199, toYuan: 299 } });
      expect([draft(flow).form.product.priceYuan, kinds]).to.deep.equal([299, LOOKUP]);
    });

    it('when the member has acquired the course meanwhile', () => {
      const product = { ...A_COURSE, notSoldBecause: 'bought' } as const;
      const { flow, kinds } = after(begun(), submitted, LOCK, { kind: 'looked-up', product, orders: NO_ORDERS });
      expect([flow.kind, kinds]).to.deep.equal(['not-sold', LOOKUP]);
    });

    it('when the orders cannot be looked up', () => {
      const { flow, kinds } = after(begun(), submitted, LOCK, { kind: 'look-up-failed', error: { kind: 'timeout' } });
      expect(draft(flow).hint).to.deep.equal({ kind: 'failed', error: { kind: 'timeout' } });
      expect(kinds).to.deep.equal(LOOKUP);
    });
  });

  describe('once it is sent', () => {
    const sent = (first = begun(), ...before: readonly OrderEvent[]) =>
      after(first, ...before, submitted, LOCK, lookedUp);

    it('is stored for the tab before the payment page opens', () => {
      const { commands, flow } = after(sent(), made(MADE_G1));
      expect(flow).to.deep.equal({ kind: 'opening', orderNo: '9' });
      expect(commands.slice(-3)).to.deep.equal([
        {
          kind: 'store',
          stored: {
            order: {
              orderNo: '9',
              product: { ...NAME, name: A_COURSE.name },
              dueYuan: 199,
              endsAt: 3_601_000,
              orderedAt: 1000,
            },
            method: 'alipay',
            isRequested: false,
            payment: undefined,
            isClosed: false,
          },
        },
        { kind: 'forget-sent', product: NAME },
        { kind: 'go-to-pay', orderNo: '9' },
      ]);
    });

    /** The flow after submitting with a code whose discount was `discountYuan` at the last check. */
    const sentWithCode = (discountYuan: number | undefined, terms = TERMS_G1) =>
      after(
        begun({ terms }),
        { kind: 'agreed', isChecked: true },
        typed('A'),
        submitted,
        answered('A', discountYuan),
        LOCK,
        lookedUp,
      );
    const storedOf = (order: MadeOrder, discountYuan: number | undefined, terms = TERMS_G1) => {
      const store = after(sentWithCode(discountYuan, terms), made(order)).commands.find(({ kind }) => kind === 'store');
      if (store?.kind !== 'store') throw new Error('The order was not stored');
      return store.stored.order;
    };

    it('costs what the server names, and nothing is named where a part of it is not known', () => {
      const unread = { ...MADE_G1, amount: { kind: 'price', yuan: undefined } } as const;
      expect([storedOf(unread, 20).dueYuan, storedOf(MADE_G1, undefined).dueYuan]).to.deep.equal([
        undefined,
        undefined,
      ]);
      const due = { ...MADE_G1, amount: { kind: 'due', yuan: 79.9 } } as const;
      expect(storedOf(due, undefined)).to.deep.include({ dueYuan: 79.9 });
    });

    it('is sent although its price is not known: the sum of the server counts', () => {
      const product = { ...A_COURSE, priceYuan: undefined };
      const unknown = { kind: 'looked-up', product, orders: NO_ORDERS } as const;
      expect(after(begun(), submitted, LOCK, unknown).kinds).to.include('make');
      expect(after(begun({ product }), submitted, LOCK, lookedUp).kinds).to.include('make');
    });

    it('costs the price from the server less the discount of the code, generation 1', () => {
      expect(storedOf(MADE_G1, 20)).to.deep.include({ dueYuan: 179 });
      expect(storedOf(MADE_G1, 20)).not.to.have.property('expectedYuan');
    });

    it('costs its full price when the code covers everything and the order is still unpaid, generation 1', () => {
      expect(storedOf(MADE_G1, 500)).to.deep.include({ dueYuan: 199, expectedYuan: 0 });
    });

    it('keeps the expected amount too when more is due than the member has read, generation 2', () => {
      const dropped: MadeOrder = { ...MADE_G2, amount: { kind: 'due', yuan: 199 } };
      expect(storedOf(dropped, 20, TERMS_G2)).to.deep.include({ dueYuan: 199, expectedYuan: 179 });
      expect(storedOf(MADE_G2, 20, TERMS_G2)).not.to.have.property('expectedYuan');
    });

    for (const yuan of [0, 1, 9_999, 10_000, 1_000_000]) {
      it(`costs ${String(yuan)} yuan when the server says so, whatever the member has read before`, () => {
        const order: MadeOrder = { ...MADE_G2, amount: { kind: 'due', yuan } };
        expect(storedOf(order, 0, TERMS_G2)).to.deep.include({ dueYuan: yuan, expectedYuan: 199 });
      });
    }

    it('stores the payment page that the server returns, generation 2', () => {
      const { commands } = after(sent(begun({ terms: TERMS_G2 }), { kind: 'agreed', isChecked: true }), made(MADE_G2));
      const store = commands.find(({ kind }) => kind === 'store');
      expect(store).to.deep.nested.include({
        'stored.payment': PAY_PAGE,
        'stored.isRequested': true,
        'stored.order.dueYuan': 179,
      });
      expect(store).to.have.nested.property('stored.order.endsAt', 1_801_000);
    });

    it('is paid when the code covers everything', () => {
      const { flow, commands } = after(sent(), made({ ...MADE_G1, isPaid: true }));
      expect(flow).to.deep.equal({ kind: 'paid', orderNo: '9' });
      expect(commands.at(-1)).to.deep.equal({ kind: 'go-to-success', orderNo: '9' });
      expect(commands.find(({ kind }) => kind === 'store')).to.have.nested.property('stored.order.dueYuan', 0);
    });

    const ANSWERS: readonly AppError[] = [
      { kind: 'refused', message: '请勿重复购买' },
      { kind: 'missing', message: '资源不存在' },
      { kind: 'too-many' },
      { kind: 'unauthorized', isStale: false },
      { kind: 'no-route' },
    ];
    for (const error of ANSWERS) {
      it(`is a draft again, with the error of the server: ${error.kind}`, () => {
        const { flow, commands } = after(sent(), failed(error));
        expect(draft(flow).hint).to.deep.equal({ kind: 'failed', error });
        expect(commands.at(-1)).to.deep.equal({ kind: 'forget-sent', product: NAME });
      });
    }

    const LOST: readonly AppError[] = [
      { kind: 'offline' },
      { kind: 'timeout' },
      { kind: 'broken', status: 502 },
      { kind: 'malformed', where: 'order' },
      { kind: 'fault', cause: undefined },
      // Some servers report an internal exception with this message only: the order may have been written before it.
      { kind: 'refused', message: '错误' },
    ];
    for (const error of LOST) {
      it(`may or may not exist when its answer is lost: ${error.kind}`, () => {
        const { flow, commands } = after(sent(), failed(error), submitted);
        expect(flow.kind).to.equal('unknown');
        expect(commands.slice(-2)).to.deep.equal([
          { kind: 'make', order: { product: NAME, promoCode: '', hasAgreed: false } },
          { kind: 'look-up', product: NAME },
        ]);
      });
    }
  });

  describe('that may or may not exist', () => {
    const lost = (paid: readonly string[] = []) =>
      after(
        begun(),
        submitted,
        LOCK,
        { kind: 'looked-up', product: A_COURSE, orders: { unpaid: undefined, paid } },
        failed({ kind: 'timeout' }),
      );
    const found = (orders: Extract<OrderEvent, { kind: 'looked-up' }>['orders'], product = A_COURSE): OrderEvent => ({
      kind: 'looked-up',
      product,
      orders,
    });

    it('is offered when it is found unpaid, and is a success when it is found newly paid', () => {
      const offered = after(lost(), found({ unpaid: EARLIER, paid: [] }));
      expect(draft(offered.flow)).to.include({ earlier: EARLIER, hint: undefined });
      expect(offered.commands.at(-1)).to.deep.equal({ kind: 'forget-sent', product: NAME });
      expect(after(lost(['1']), found({ unpaid: undefined, paid: ['1'] })).flow.kind).to.equal('draft');
      const { flow, commands } = after(lost(['1']), found({ unpaid: undefined, paid: ['2', '1'] }));
      expect(flow).to.deep.equal({ kind: 'paid', orderNo: '2' });
      expect(commands.at(-1)).to.deep.equal({ kind: 'go-to-success', orderNo: '2' });
    });

    it('can be sent again only after a lookup has not found it', () => {
      const { flow, kinds } = after(lost(), found(NO_ORDERS), submitted, LOCK, lookedUp);
      expect(flow.kind).to.equal('sending');
      expect(kinds.filter((kind) => kind === 'make')).to.have.length(2);
      expect(draft(after(lost(), found(NO_ORDERS)).flow).hint).to.deep.equal({ kind: 'not-made' });
    });

    it('is reported as not found instead of not made, because the server lists no unpaid orders, generation 2', () => {
      const sent = { known: [] };
      expect(draft(begun({ terms: TERMS_G2, sent }).flow).hint).to.deep.equal({ kind: 'not-found' });
    });

    it('is not offered again when the member already has the course', () => {
      expect(after(lost(), found(NO_ORDERS, { ...A_COURSE, notSoldBecause: 'bought' })).flow.kind).to.equal('not-sold');
    });

    it('stays unknown until a lookup succeeds', () => {
      const error: AppError = { kind: 'offline' };
      const failedOnce = after(lost(), { kind: 'look-up-failed', error });
      expect(failedOnce.flow).to.deep.include({ kind: 'unknown', error });
      const again = after(failedOnce, submitted, { kind: 'retried' }, { kind: 'retried' });
      expect(again.flow).to.deep.include({ kind: 'unknown', error: undefined });
      expect(again.kinds.slice(failedOnce.kinds.length)).to.deep.equal(['look-up']);
    });
  });

  it('can renew a membership whose earlier order is paid', () => {
    const first = begun({
      product: A_ROLE,
      orders: { unpaid: undefined, paid: ['1'] },
      terms: { ...TERMS_G1, agreement: 'member' },
    });
    const event: OrderEvent = { kind: 'looked-up', product: A_ROLE, orders: { unpaid: undefined, paid: ['1'] } };
    const { kinds } = after(first, { kind: 'agreed', isChecked: true }, submitted, LOCK, event);
    expect(kinds).to.deep.equal(['take-lock', 'look-up', 'record-sent', 'make']);
  });
});
