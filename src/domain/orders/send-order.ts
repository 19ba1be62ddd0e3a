import type { AppError } from '../errors/app-error.js';
import { isRefusal } from '../errors/is-refusal.js';
import type { Goods } from './goods.js';
import { codeOf, type OrderForm, totalsOf } from './order-form.js';
import type { OrderCommand, OrderEvent, OrderStep } from './order-flow.js';
import { draft, forgetSent, lookUp, type Making, nameOf, step } from './order-steps.js';
import type { OrdersOfGoods } from './orders-of-goods.js';
import type { MadeOrder } from './payment.js';
import { savedYuan } from './promo-code.js';

/**
 * An order under way: its code is checked, then this tab waits for its turn among the tabs of the browser, then the orders
 * are looked up, then the order is made. No deed counts.
 */
export function sendOrder(flow: Making<'sending'>, event: OrderEvent): OrderStep {
  const { form } = flow;
  switch (flow.step) {
    case 'code':
      return afterCode(flow, event);
    case 'turn':
      return event.kind === 'turn-taken' ? step({ kind: 'sending', form, step: 'look-up' }, lookUp(form)) : step(flow);
    case 'look-up':
      if (event.kind === 'look-up-failed') return draft(form, { kind: 'failed', error: event.error });
      return event.kind === 'looked-up' ? afterLookUp(form, event.goods, event.orders) : step(flow);
    case 'make':
      if (event.kind === 'made') return afterMaking(form, event.order, event.at);
      return event.kind === 'make-failed' ? afterFailure(form, flow.known, event.error) : step(flow);
  }
}

function afterCode(flow: Making<'sending'>, event: OrderEvent): OrderStep {
  const { form } = flow;
  if (event.kind !== 'code-answered' && event.kind !== 'code-lost') return step(flow);
  if (event.code !== codeOf(form)) return step(flow);
  const check = event.kind === 'code-answered' ? event.answer : ({ kind: 'failed', error: event.error } as const);
  const checked: OrderForm = { ...form, code: { ...form.code, check } };
  if (check.kind !== 'usable') return draft(checked, { kind: 'code' });
  const fromYuan = totalsOf(form).dueYuan;
  if (form.code.check.kind === 'usable' && totalsOf(checked).dueYuan > fromYuan) {
    return draft(checked, { kind: 'total-changed', fromYuan });
  }
  // What the code takes off is seen in the total while the rest goes on: the member has asked for it.
  return step({ kind: 'sending', form: checked, step: 'turn' }, { kind: 'take-turn' });
}

/** The last look before the order is sent: another tab may have made one, and the price may be another by now. */
function afterLookUp(before: OrderForm, goods: Goods, orders: OrdersOfGoods): OrderStep {
  const form: OrderForm = { ...before, goods };
  if (goods.notSoldBecause !== undefined) return step({ kind: 'not-sold', goods });
  if (orders.unpaid !== undefined) return step({ kind: 'draft', form, earlier: orders.unpaid });
  const { priceYuan } = before.goods;
  if (priceYuan !== goods.priceYuan) return draft(form, { kind: 'price-changed', fromYuan: priceYuan });
  const order = { goods: nameOf(goods), promoCode: codeOf(form), agreed: form.agreed };
  return step(
    { kind: 'sending', form, step: 'make', known: orders.paid },
    { kind: 'note-sent', goods: nameOf(goods), known: orders.paid },
    { kind: 'make', order },
  );
}

function afterMaking(form: OrderForm, made: MadeOrder, at: number): OrderStep {
  const { orderNo, payment, paid } = made;
  const { goods, terms, way } = form;
  const read = totalsOf(form).dueYuan;
  const dueYuan = dueOf(made, form);
  const order = {
    orderNo,
    goods: { ...nameOf(goods), name: goods.name },
    dueYuan,
    endsAt: at + terms.payWithinMs,
    ...(dueYuan !== read && !paid && { expectedYuan: read }),
  };
  const kept = { order, way, asked: payment !== undefined, payment, closed: paid };
  const noted: readonly OrderCommand[] = [{ kind: 'keep', kept }, forgetSent(goods)];
  if (paid) return step({ kind: 'paid', orderNo }, ...noted, { kind: 'go-to-success', orderNo });
  return step({ kind: 'opening', orderNo }, ...noted, { kind: 'go-to-pay', orderNo });
}

/** In whole yuan. An order that is not paid although its code covers all was made without the code (pages API 3.15). */
function dueOf({ amount, paid }: MadeOrder, { code: { check } }: OrderForm): number {
  if (paid) return 0;
  if (amount.kind === 'due') return amount.yuan;
  const due = amount.yuan - (check.kind === 'usable' ? savedYuan(amount.yuan, check.discountYuan) : 0);
  return due === 0 ? amount.yuan : due;
}

function afterFailure(form: OrderForm, known: readonly string[], error: AppError): OrderStep {
  // The server has said no, so that there is no order; of everything else nobody knows how far it got.
  if (isRefusal(error)) return step({ kind: 'draft', form, note: { kind: 'failed', error } }, forgetSent(form.goods));
  return step({ kind: 'unknown', form, known }, lookUp(form));
}
