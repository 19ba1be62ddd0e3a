import { resolveLostOrder } from './lost-order-steps.js';
import type { OrderStatus, OrderTerms, Product } from './order.js';
import { codeOf, newForm, NO_CODE, obstacleOf, type OrderForm, type RestoredOrderForm } from './order-form.js';
import { endOfOrder, forgetSent, lookUp, type Making, productKeyOf, step } from './order-steps.js';
import { draft, priceChange } from './sending-steps.js';
import type { OrderEvent, OrderStep } from './states.js';
import { type OrdersOfProduct, unknownOrder } from './waiting-orders.js';

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
          ? { kind: 'refresh', product: productKeyOf(form.product) }
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
