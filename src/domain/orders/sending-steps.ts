import { type AppError, isRefusal } from '../errors/app-error.js';
import type { MadeOrder, Product } from './order.js';
import { codeOf, type OrderForm, totalsAfterCode, totalsOf } from './order-form.js';
import { forgetSent, lookUp, type Making, productKeyOf, step } from './order-steps.js';
import type { DraftHint, OrderCommand, OrderEvent, OrderStep } from './states.js';
import { type OrdersOfProduct, orderTimes } from './waiting-orders.js';

/** The form again, with a hint. */
export function draft(form: OrderForm, hint: DraftHint): OrderStep {
  return step({ kind: 'draft', form, hint });
}

export function priceChange({ priceYuan: fromYuan }: Product, { priceYuan: toYuan }: Product): DraftHint | undefined {
  const isChanged = fromYuan !== undefined && toYuan !== undefined && fromYuan !== toYuan;
  return isChanged ? { kind: 'price-changed', fromYuan, toYuan } : undefined;
}

/**
 * An order that is being sent: its promo code is checked, the lock among the tabs is taken, the orders are looked up,
 * the order is made. The member's actions are ignored.
 */
export function sendOrder(flow: Making<'sending'>, event: OrderEvent): OrderStep {
  const { form } = flow;
  switch (flow.step) {
    case 'code':
      return afterCode(flow, event);
    case 'lock':
      if (event.kind === 'lock-timed-out') return draft(form, { kind: 'failed', error: { kind: 'timeout' } });
      return event.kind === 'lock-taken' ? step({ kind: 'sending', form, step: 'look-up' }, lookUp(form)) : step(flow);
    case 'look-up':
      if (event.kind === 'look-up-failed') return draft(form, { kind: 'failed', error: event.error });
      return event.kind === 'looked-up' ? afterLookUp(form, event.product, event.orders) : step(flow);
    case 'make':
      if (event.kind === 'made') return afterMaking(form, event.order, event.at);
      return event.kind === 'make-failed' ? afterFailure(form, flow.known, event.error) : step(flow);
  }
}

function afterCode(flow: Making<'sending'>, event: OrderEvent): OrderStep {
  const { form } = flow;
  if (event.kind !== 'code-answered' && event.kind !== 'code-check-failed') return step(flow);
  if (event.code !== codeOf(form)) return step(flow);
  const check = event.kind === 'code-answered' ? event.answer : ({ kind: 'failed', error: event.error } as const);
  const checked: OrderForm = { ...form, code: { ...form.code, check } };
  if (check.kind === 'failed') return draft(checked, { kind: 'failed', error: check.error });
  if (check.kind !== 'usable') return draft(checked, { kind: 'code' });
  const [fromYuan, toYuan] = [totalsOf(form).dueYuan, totalsOf(checked).dueYuan];
  if (form.code.check.kind === 'usable' && fromYuan !== undefined && toYuan !== undefined && toYuan > fromYuan) {
    return draft(checked, { kind: 'total-changed', fromYuan, toYuan });
  }
  // The total shows the discount while the order is being sent: the member has entered the code.
  return step({ kind: 'sending', form: checked, step: 'lock' }, { kind: 'take-lock' });
}

/** The last check before the order is sent: another tab may have made one, or the price may have changed. */
function afterLookUp(before: OrderForm, product: Product, orders: OrdersOfProduct): OrderStep {
  const form: OrderForm = { ...before, product };
  if (product.notSoldBecause !== undefined) return step({ kind: 'not-sold', product });
  if (orders.unpaid !== undefined) return step({ kind: 'draft', form, earlier: orders.unpaid });
  const hint = priceChange(before.product, product);
  if (hint !== undefined) return draft(form, hint);
  const order = { product: productKeyOf(product), promoCode: codeOf(form), hasAgreed: form.hasAgreed };
  return step(
    { kind: 'sending', form, step: 'make', known: orders.paid },
    { kind: 'record-sent', product: productKeyOf(product), known: orders.paid },
    { kind: 'make', order },
  );
}

function afterMaking(form: OrderForm, made: MadeOrder, at: number | undefined): OrderStep {
  const { orderNo, payment, isPaid } = made;
  const { product, terms, method } = form;
  const read = totalsOf(form).dueYuan;
  const dueYuan = dueOf(made, form);
  const order = {
    orderNo,
    product: { ...productKeyOf(product), name: product.name },
    dueYuan,
    ...orderTimes(at, terms),
    ...(dueYuan !== read && !isPaid && { expectedYuan: read }),
  };
  const stored = { order, method, isRequested: payment !== undefined, payment, isClosed: isPaid };
  const commands: readonly OrderCommand[] = [{ kind: 'store', stored }, forgetSent(product)];
  if (isPaid) return step({ kind: 'paid', orderNo }, ...commands, { kind: 'go-to-success', orderNo });
  return step({ kind: 'opening', orderNo }, ...commands, { kind: 'go-to-pay', orderNo });
}

/**
 * `undefined` where it is not known. An order that is unpaid although its code covers the price was made without the code
 * (docs/api/orders.md#create-an-order-generation-1).
 */
function dueOf({ amount, isPaid }: MadeOrder, { code: { check } }: OrderForm): number | undefined {
  if (isPaid) return 0;
  if (amount.kind === 'due') return amount.yuan;
  const { dueYuan } = totalsAfterCode(amount.yuan, check);
  return dueYuan === 0 ? amount.yuan : dueYuan;
}

function afterFailure(form: OrderForm, known: readonly string[], error: AppError): OrderStep {
  // After a refusal no order exists; after any other error it is unknown whether the server made one.
  if (isRefusal(error)) return step({ kind: 'draft', form, hint: { kind: 'failed', error } }, forgetSent(form.product));
  return step({ kind: 'unknown', form, known }, lookUp(form));
}
