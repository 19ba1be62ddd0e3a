import { expect } from 'chai';

import { MemoryTabLock } from '../../../src/adapters/memory/browser/tab-lock.js';
import { openOrderForm } from '../../../src/application/orders/purchase.js';
import type { ListedOrder } from '../../../src/domain/orders/listed-order.js';
import { ORDER_LOCK_LIMIT_MS } from '../../../src/domain/orders/limits.js';
import { aCourse } from '../../support/courses.js';
import { anOrder, orderedCourse, TERMS_G1 } from '../../support/orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';
import { watching } from '../../support/watching.js';

const COURSE = { kind: 'course', id: 5 } as const;
const ADDRESS = '/order?goods_type=course&goods_id=5';
const NO_ORDERS = { items: [], total: 0 };

function opened() {
  const rig = someOrderTools(ADDRESS);
  const lockNames: string[] = [];
  const lock = new MemoryTabLock();
  const recordingLock = {
    hold: (name: string) => {
      lockNames.push(name);
      return lock.hold(name);
    },
  };
  const visit = openOrderForm({ ...rig.tools, lock: recordingLock });
  const page = watching(visit.state$);
  return { ...rig, visit, page, lock, lockNames };
}

/** The order form of a course, with all required fields filled in. */
function atTheForm() {
  const rig = opened();
  rig.courses.details.answer(aCourse().costing(199).build());
  rig.gateway.allTerms.answer(TERMS_G1);
  rig.orders.pages.answer(NO_ORDERS);
  rig.visit.dispatch({ kind: 'method-chosen', method: 'hand' });
  return rig;
}

/** The same form after submitting, while the order is on its way to the server. */
function sent() {
  const rig = atTheForm();
  rig.visit.dispatch({ kind: 'submitted' });
  rig.courses.details.answer(aCourse().costing(199).build());
  rig.orders.pages.answer(NO_ORDERS);
  return rig;
}

describe('The order page', () => {
  it('requests the product in the address once, whatever else in the address changes', () => {
    const { courses, navigator, page } = atTheForm();
    const reported = page.values.length;
    navigator.go(`${ADDRESS}&from=%2Fvip#pay`);
    expect([courses.requests, page.values.length]).to.deep.equal([['course 5'], reported]);
    navigator.go('/order?goods_type=course&goods_id=6');
    expect(courses.requests).to.deep.equal(['course 5', 'course 6']);
  });

  it('opens although the orders of the member fail to load, and requests them again before it sends an order', () => {
    const { courses, gateway, orders, visit, page } = opened();
    courses.details.answer(aCourse().build());
    gateway.allTerms.answer(TERMS_G1);
    orders.pages.failWith({ kind: 'timeout' });
    expect(page.values.at(-1)).to.deep.include({ kind: 'ready', isRenewing: false });
    expect(page.values.at(-1)).to.have.nested.property('value.flow.kind', 'draft');
    visit.dispatch({ kind: 'submitted' });
    expect(orders.pages.waiting).to.equal(1);
  });

  it('loads again when the member retries after a failure, and requests nothing for other actions or once it is loaded', () => {
    const { courses, gateway, orders, visit, page } = opened();
    courses.details.failWith({ kind: 'timeout' });
    expect(page.values.at(-1)).to.deep.include({ kind: 'failed' });
    visit.dispatch({ kind: 'submitted' });
    expect(courses.details.requestCount).to.equal(1);
    visit.dispatch({ kind: 'retried' });
    courses.details.answer(aCourse().build());
    gateway.allTerms.answer(TERMS_G1);
    orders.pages.answer(NO_ORDERS);
    visit.dispatch({ kind: 'retried' });
    expect([courses.details.requestCount, page.values.at(-1)?.kind]).to.deep.equal([2, 'ready']);
  });

  it('sees when it is visible again that the course was bought meanwhile, or that an order waits', () => {
    const { courses, orders, presence, page, visit } = atTheForm();
    const answer = (bought: boolean, items: readonly ListedOrder[]) => {
      presence.hide();
      presence.show();
      courses.details.answer((bought ? aCourse().bought() : aCourse().costing(199)).build());
      orders.pages.answer({ items, total: items.length });
      return page.values.at(-1);
    };
    visit.dispatch({ kind: 'code-typed', text: 'A' });
    expect(answer(false, []), 'what was typed stays').to.have.nested.property('value.flow.form.code.text', 'A');
    const waiting = anOrder({ orderNo: '71', isPayable: true, products: [orderedCourse({ id: 5 })] });
    expect(answer(false, [waiting])).to.have.nested.property('value.flow.earlier.orderNo', '71');
    visit.dispatch({ kind: 'ordered-again' });
    expect(answer(true, [])).to.have.nested.property('value.flow.kind', 'not-sold');
  });

  it('asks for the order that it offers when it is visible again: paid it leads to its page, cancelled to the form', () => {
    for (const status of ['unpaid', 'cancelled', 'paid'] as const) {
      const { courses, gateway, orders, presence, page, navigator } = opened();
      courses.details.answer(aCourse().costing(199).build());
      gateway.allTerms.answer(TERMS_G1);
      const waiting = anOrder({ orderNo: '71', isPayable: true, products: [orderedCourse({ id: 5 })] });
      orders.pages.answer({ items: [waiting], total: 1 });
      presence.hide();
      presence.show();
      gateway.statuses.answer(status);
      const shown = page.values.at(-1);
      if (status === 'unpaid') expect(shown).to.have.nested.property('value.flow.earlier.orderNo', '71');
      if (status === 'cancelled') expect(shown).to.have.nested.property('value.flow.hint.kind', 'earlier-cancelled');
      expect(navigator.journeys.at(-1)).to.equal(status === 'paid' ? 'replace /order/success?orderId=71' : undefined);
    }
  });

  it('says that a promo code with a slash is none, without a request', () => {
    const { gateway, visit, page } = atTheForm();
    visit.dispatch({ kind: 'code-typed', text: 'A/B' });
    visit.dispatch({ kind: 'code-used' });
    expect(page.values.at(-1)).to.have.nested.property('value.flow.form.code.check.kind', 'unusable');
    expect(gateway.codes.requestCount).to.equal(0);
  });

  it('sends no order when the last check fails, and reports why; reports a promo code that could not be checked', () => {
    const { gateway, courses, visit, page } = atTheForm();
    const last = () => page.values.at(-1);
    visit.dispatch({ kind: 'submitted' });
    courses.details.failWith({ kind: 'offline' });
    const failed = { kind: 'failed', error: { kind: 'offline' } };
    expect(last()).to.have.nested.property('value.flow.hint').that.deep.equals(failed);
    expect(gateway.sent).to.deep.equal([]);
    visit.dispatch({ kind: 'code-typed', text: 'STUDY20' });
    visit.dispatch({ kind: 'code-used' });
    gateway.codes.failWith({ kind: 'offline' });
    expect(last()).to.have.nested.property('value.flow.form.code.check').that.deep.equals(failed);
  });

  it('locks by product, stores a sent order until the answer arrives, and erases it with the answer', () => {
    const { gateway, stored, navigator, lockNames } = sent();
    expect(lockNames, 'other products have other locks').to.deep.equal(['order-course-5']);
    expect(gateway.sent).to.deep.equal([{ product: COURSE, promoCode: '', hasAgreed: false }]);
    expect(stored.sent(COURSE)).to.deep.equal({ product: COURSE, known: [] });
    gateway.making.answer({ orderNo: '9', isPaid: false, amount: { kind: 'due', yuan: 199 } });
    expect(stored.sent(COURSE)).to.equal(undefined);
    expect(stored.one('9')).to.deep.include({ method: 'hand', isRequested: false, isClosed: false });
    expect(navigator.journeys.at(-1)).to.equal('push /order/pay?orderId=9');
  });

  it('does not wait for ever for another tab that is sending: it reports a timeout, and sends nothing later', () => {
    const { gateway, visit, page, lock, courses, time } = atTheForm();
    const otherTab = lock.hold('order-course-5').subscribe();
    visit.dispatch({ kind: 'submitted' });
    time.advance(ORDER_LOCK_LIMIT_MS - 1);
    expect(page.values.at(-1)).to.have.nested.property('value.flow.kind', 'sending');
    time.advance(1);
    const failed = { kind: 'failed', error: { kind: 'timeout' } };
    expect(page.values.at(-1)).to.have.nested.property('value.flow.hint').that.deep.equals(failed);
    otherTab.unsubscribe();
    expect([courses.requests, gateway.sent]).to.deep.equal([['course 5'], []]);
    visit.dispatch({ kind: 'submitted' });
    expect(courses.requests, 'the lock is free').to.deep.equal(['course 5', 'course 5']);
  });
});
