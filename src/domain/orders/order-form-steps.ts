import { type AppError, isRefusal } from '../errors/app-error.js';
import { endOfOrder } from './payment-steps.js';
import { type OrdersOfProduct, orderTimes, unknownOrder } from './waiting-orders.js';
import {
  codeOf,
  type RestoredOrderForm,
  newForm,
  NO_CODE,
  obstacleOf,
  type OrderForm,
  totalsAfterCode,
  totalsOf,
} from './order-form.js';
import type { Product, ProductKey, MadeOrder, OrderStatus, OrderTerms } from './order.js';
import type { DraftHint, MakingFlow, OrderCommand, OrderEvent, OrderStep } from './states.js';

/** One state of an order that does not exist yet. */
export type Making<Kind extends MakingFlow['kind']> = Extract<MakingFlow, { readonly kind: Kind }>;

/** A state and its commands, which are executed in this order. */
function step(flow: OrderStep['flow'], ...commands: readonly OrderCommand[]): OrderStep {
  return { flow, commands };
}

/** The form again, with a hint. */
function draft(form: OrderForm, hint: DraftHint): OrderStep {
  return step({ kind: 'draft', form, hint });
}

function nameOf({ kind, id }: ProductKey): ProductKey {
  return { kind, id };
}

/** Fetches the product and its orders again. */
function lookUp({ product }: OrderForm): OrderCommand {
  return { kind: 'look-up', product: nameOf(product) };
}

/** The result of the order that was sent is known. */
function forgetSent(product: Product): OrderCommand {
  return { kind: 'forget-sent', product: nameOf(product) };
}

/** The form until it is sent (docs/spec/orders.md#order-form). */
export function draftOrder(flow: Making<'draft'>, event: OrderEvent): OrderStep {
  const { form, earlier } = flow;
  // Every input removes the hint.
  const filled = (patch: Partial<OrderForm>) => step({ kind: 'draft', form: { ...form, ...patch }, earlier });
  switch (event.kind) {
    case 'code-typed':
      return event.text === form.code.text ? step(flow) : filled({ code: { ...NO_CODE, text: event.text } });
    case 'code-removed':
      return filled({ code: NO_CODE });
    case 'agreed':
      return filled({ hasAgreed: event.isChecked });
    case 'method-chosen':
      return form.terms.methods?.some(({ name }) => name === event.method)
        ? filled({ method: event.method })
        : step(flow);
    case 'code-used':
      return applyPromoCode(flow);
    case 'code-answered':
      return codeOf(form) === event.code ? filled({ code: { ...form.code, check: event.answer } }) : step(flow);
    case 'code-check-failed':
      return codeOf(form) === event.code
        ? filled({ code: { ...form.code, check: { kind: 'failed', error: event.error } } })
        : step(flow);
    case 'submitted':
      return earlier === undefined ? submit(form) : step(flow);
    case 'earlier-continued':
      return earlier && !earlier.isInOtherTab
        ? step(flow, { kind: 'go-to-pay', orderNo: earlier.orderNo })
        : step(flow);
    case 'ordered-again':
      return earlier === undefined
        ? step(flow)
        : step({ kind: 'draft', form }, { kind: 'replace', orderNo: earlier.orderNo });
    case 'replaced-elsewhere':
      return step({ ...flow, earlier: undefined });
    case 'returned':
      return step(
        flow,
        earlier === undefined
          ? { kind: 'refresh', product: nameOf(form.product) }
          : { kind: 'request-status', orderNo: earlier.orderNo },
      );
    case 'refreshed':
      return earlier === undefined ? afterReturn(flow, event.product, event.orders) : step(flow);
    case 'status':
      return earlier === undefined ? step(flow) : afterStatus(flow, event.status, earlier.orderNo);
    default:
      return step(flow);
  }
}

/** The form is visible again: the member may have bought or ordered the product in another tab or on a phone. */
function afterReturn(flow: Making<'draft'>, product: Product, { unpaid }: OrdersOfProduct): OrderStep {
  if (product.notSoldBecause !== undefined) return step({ kind: 'not-sold', product });
  const form: OrderForm = { ...flow.form, product };
  if (unpaid !== undefined) return step({ kind: 'draft', form, earlier: unpaid });
  const hint = priceChange(flow.form.product, product);
  return hint === undefined ? step(flow) : draft(form, hint);
}

/** The order that is offered may have ended meanwhile. */
function afterStatus(flow: Making<'draft'>, status: OrderStatus, orderNo: string): OrderStep {
  if (status === 'cancelled')
    return step({ kind: 'draft', form: flow.form, hint: { kind: 'earlier-cancelled' } }, { kind: 'close', orderNo });
  return endOfOrder(status, unknownOrder(orderNo)) ?? step(flow);
}

function priceChange({ priceYuan: fromYuan }: Product, { priceYuan: toYuan }: Product): DraftHint | undefined {
  const isChanged = fromYuan !== undefined && toYuan !== undefined && fromYuan !== toYuan;
  return isChanged ? { kind: 'price-changed', fromYuan, toYuan } : undefined;
}

function applyPromoCode(flow: Making<'draft'>): OrderStep {
  const { form } = flow;
  const { check } = form.code;
  const code = codeOf(form);
  if (code === '' || check.kind === 'checking' || check.kind === 'usable') return step(flow);
  const checking: OrderForm = { ...form, code: { ...form.code, check: { kind: 'checking' } } };
  return step({ ...flow, form: checking, hint: undefined }, { kind: 'check-code', code });
}

/**
 * Checks the promo code again right before sending: a server of the first generation makes the order without a code
 * that has become invalid, and does not report it (docs/api/orders.md).
 */
function submit(form: OrderForm): OrderStep {
  const obstacle = obstacleOf(form);
  if (obstacle !== undefined) return draft(form, { kind: obstacle });
  const code = codeOf(form);
  if (code === '') return step({ kind: 'sending', form, step: 'lock' }, { kind: 'take-lock' });
  // The discount stays visible during the check.
  const check = form.code.check.kind === 'usable' ? form.code.check : ({ kind: 'checking' } as const);
  const checking: OrderForm = { ...form, code: { ...form.code, check } };
  return step({ kind: 'sending', form: checking, step: 'code' }, { kind: 'check-code', code });
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
  const order = { product: nameOf(product), promoCode: codeOf(form), hasAgreed: form.hasAgreed };
  return step(
    { kind: 'sending', form, step: 'make', known: orders.paid },
    { kind: 'record-sent', product: nameOf(product), known: orders.paid },
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
    product: { ...nameOf(product), name: product.name },
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

/** An order whose answer was lost: it may or may not exist. Nothing is sent before that is known. */
export function findLostOrder(flow: Making<'unknown'>, event: OrderEvent): OrderStep {
  switch (event.kind) {
    case 'looked-up':
      return resolveLostOrder(flow, event.product, event.orders);
    case 'look-up-failed':
      return step({ ...flow, error: event.error });
    case 'retried':
      return flow.error === undefined ? step(flow) : step({ ...flow, error: undefined }, lookUp(flow.form));
    default:
      return step(flow);
  }
}

/** The lookup shows whether the order exists: a new paid one, an unpaid one, or none, so that it can be sent again. */
function resolveLostOrder(flow: Making<'unknown'>, product: Product, orders: OrdersOfProduct): OrderStep {
  const form: OrderForm = { ...flow.form, product };
  const paid = orders.paid.find((orderNo) => !flow.known.includes(orderNo));
  if (paid !== undefined) {
    return step({ kind: 'paid', orderNo: paid }, forgetSent(product), { kind: 'go-to-success', orderNo: paid });
  }
  if (product.notSoldBecause !== undefined) return step({ kind: 'not-sold', product }, forgetSent(product));
  const hint = orders.unpaid === undefined ? noneFound(form) : undefined;
  return step({ kind: 'draft', form, hint, earlier: orders.unpaid }, forgetSent(product));
}

/** Where the server does not list unpaid orders, the order may exist, but it cannot be paid. */
function noneFound({ terms }: OrderForm): DraftHint {
  return { kind: terms.hidesUnpaid === true ? 'not-found' : 'not-made' };
}

/** The initial data of the order page, all of it from the server (docs/spec/orders.md#order-form). */
export interface OrderBeginning {
  readonly product: Product;
  readonly terms: OrderTerms;
  /** `undefined` when they could not be fetched: they are looked up again before anything is sent. */
  readonly orders: OrdersOfProduct | undefined;
  /**
   * An order was sent from this tab without an answer. `known`: numbers of the product's orders that were paid before.
   */
  readonly sent: { readonly known: readonly string[] } | undefined;
  readonly restored?: RestoredOrderForm;
}

export function beginOrder({ product, terms, orders, sent, restored }: OrderBeginning): OrderStep {
  if (product.notSoldBecause !== undefined) return step({ kind: 'not-sold', product }, forgetSent(product));
  const form = newForm(product, terms, restored);
  if (sent === undefined) {
    const flow: Making<'draft'> = { kind: 'draft', form, earlier: orders?.unpaid };
    return restored?.isCodeUsed === true ? applyPromoCode(flow) : step(flow);
  }
  const flow: Making<'unknown'> = { kind: 'unknown', form, known: sent.known };
  return orders === undefined ? step(flow, lookUp(form)) : resolveLostOrder(flow, product, orders);
}
