import { expect } from 'chai';

import { openOrderForm } from '../../../src/application/orders/purchase.js';
import type { OrderTerms } from '../../../src/domain/orders/order.js';
import type { OrderForm } from '../../../src/domain/orders/order-form.js';
import { aCourse } from '../../support/courses.js';
import { TERMS_G1 } from '../../support/orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';
import { watching } from '../../support/watching.js';

const NO_ORDERS = { items: [], total: 0 };
const TERMS: OrderTerms = { ...TERMS_G1, agreement: 'paid-content' };
const USABLE = { kind: 'usable', discountYuan: 20 } as const;

/** The order form of a course, with what `before` has left in the tab. */
function form(before?: ReturnType<typeof someOrderTools>, id = 5, terms = TERMS) {
  const rig = someOrderTools(`/order?goods_type=course&goods_id=${String(id)}`, before?.store, before?.time);
  const visit = openOrderForm(rig.tools);
  const page = watching(visit.state$);
  rig.courses.details.answer(aCourse().costing(199).build());
  rig.gateway.allTerms.answer(terms);
  rig.orders.pages.answer(NO_ORDERS);
  const shown = (): OrderForm | undefined => {
    const state = page.values.at(-1);
    if (state?.kind !== 'ready' || state.value.kind !== 'order') return undefined;
    const { flow } = state.value;
    return 'form' in flow ? flow.form : undefined;
  };
  /** The system drops the page: its views are not unmounted. */
  const drop = () => {
    rig.store.isDropped = true;
    page.stop();
    rig.store.isDropped = false;
  };
  return { ...rig, visit, page, shown, drop };
}

/** A form in which the member has used a code, chosen the other payment method and ticked the agreement. */
function filledForm() {
  const rig = form();
  rig.visit.dispatch({ kind: 'code-typed', text: ' STUDY20' });
  rig.visit.dispatch({ kind: 'code-used' });
  rig.gateway.codes.answer(USABLE);
  rig.visit.dispatch({ kind: 'method-chosen', method: 'hand' });
  rig.visit.dispatch({ kind: 'agreed', isChecked: true });
  return rig;
}

const fieldsOf = (form: OrderForm | undefined) =>
  form && [form.code.text, form.code.check.kind, form.hasAgreed, form.method];
const EMPTY = ['', 'none', false, TERMS.methods?.[0]?.name];

describe('The order form of a page that the system drops', () => {
  it('is as it was after the page is loaded again: the code is checked again, method and tick are there', () => {
    const before = filledForm();
    before.drop();
    const { gateway, shown } = form(before);
    expect(fieldsOf(shown())).to.deep.equal(['STUDY20', 'checking', true, 'hand']);
    gateway.codes.answer(USABLE);
    expect(fieldsOf(shown())).to.deep.equal(['STUDY20', 'usable', true, 'hand']);
  });

  it('is the same while its code is checked, and while the order is sent until it is known whether it exists', () => {
    const checking = form();
    checking.visit.dispatch({ kind: 'code-typed', text: 'STUDY20' });
    checking.visit.dispatch({ kind: 'code-used' });
    checking.drop();
    expect(fieldsOf(form(checking).shown())?.slice(0, 2)).to.deep.equal(['STUDY20', 'checking']);
    for (const isLost of [false, true]) {
      const sending = filledForm();
      sending.visit.dispatch({ kind: 'submitted' });
      if (isLost) {
        sending.gateway.codes.answer(USABLE);
        sending.courses.details.answer(aCourse().costing(199).build());
        sending.orders.pages.answer(NO_ORDERS);
        sending.gateway.making.failWith({ kind: 'timeout' });
      }
      sending.drop();
      const [text, , ...others] = fieldsOf(form(sending).shown()) ?? [];
      expect([text, ...others], isLost ? 'unknown' : 'sending').to.deep.equal(['STUDY20', true, 'hand']);
    }
  });

  it('leaves nothing behind where the member has entered nothing', () => {
    const rig = form(undefined, 5, { ...TERMS, methods: undefined });
    rig.visit.dispatch({ kind: 'agreed', isChecked: false });
    expect(rig.store.read('memberDrafts')).to.equal(undefined);
    rig.page.stop();
    expect(rig.store.read('memberDrafts')).to.equal(undefined);
  });

  it('checks no code that was only typed', () => {
    const before = form();
    before.visit.dispatch({ kind: 'code-typed', text: 'STUDY20' });
    before.drop();
    expect(fieldsOf(form(before).shown())?.slice(0, 2)).to.deep.equal(['STUDY20', 'none']);
  });

  it('is empty for another product, after a quarter of an hour, and without a method that is not offered any more', () => {
    const before = filledForm();
    before.drop();
    expect(fieldsOf(form(before, 6).shown())).to.deep.equal(EMPTY);
    const methods = TERMS.methods?.filter(({ name }) => name !== 'hand');
    const later = form(before, 5, { ...TERMS, methods });
    expect(later.shown()?.method).to.equal(methods?.[0]?.name);
    later.drop();
    before.time.advance(900_000);
    expect(fieldsOf(form(before).shown())).to.deep.equal(EMPTY);
  });

  it('has no tick after the member has left the form: it is never set in advance', () => {
    const before = filledForm();
    before.page.stop();
    expect(form(before).shown()?.hasAgreed).to.equal(false);
  });

  it('leaves nothing behind once the order is made', () => {
    const rig = filledForm();
    rig.visit.dispatch({ kind: 'submitted' });
    rig.gateway.codes.answer(USABLE);
    rig.courses.details.answer(aCourse().costing(199).build());
    rig.orders.pages.answer(NO_ORDERS);
    rig.gateway.making.answer({ orderNo: '1', amount: { kind: 'due', yuan: 179 }, payment: undefined, isPaid: false });
    expect(rig.store.read('memberDrafts')).to.equal(undefined);
  });
});
