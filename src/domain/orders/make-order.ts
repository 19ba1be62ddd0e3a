import type { AppError } from '../errors/app-error.js';
import { isTransientAtStartUp } from '../errors/is-transient.js';
import type { Goods } from './goods.js';
import { codeOf, needsCodeCheck, newForm, NO_CODE, obstacleOf, type OrderForm } from './order-form.js';
import type { DraftNote, MakingFlow, OrderCommand, OrderEvent, OrderStep } from './order-flow.js';
import type { OrdersOfGoods } from './orders-of-goods.js';
import type { MadeOrder, OrderTerms } from './payment.js';
import { savedYuan } from './promo-code.js';

type Of<Kind extends MakingFlow['kind']> = Extract<MakingFlow, { readonly kind: Kind }>;

/** What the page of an order begins with: everything in it is the server's word (pages §7.1). */
export interface OrderBeginning {
  readonly goods: Goods;
  readonly terms: OrderTerms;
  /** `undefined` where they could not be asked for: they are looked up again before anything is sent. */
  readonly orders: OrdersOfGoods | undefined;
  /** An order was sent from this tab and its answer never came; those of the thing that were paid before. */
  readonly sent: { readonly known: readonly string[] } | undefined;
}

export function beginOrder({ goods, terms, orders, sent }: OrderBeginning): OrderStep {
  if (goods.ownedBecause !== undefined) return step({ kind: 'owned', goods }, forget(goods));
  const form = newForm(goods, terms);
  if (sent === undefined) return step({ kind: 'draft', form, earlier: orders?.unpaid });
  const flow: Of<'unknown'> = { kind: 'unknown', form, known: sent.known };
  return orders === undefined ? step(flow, lookUp(form)) : foundOut(flow, goods, orders);
}

/** The next state of an order that is not made yet; an event that does not belong to the present one changes nothing. */
export function makeOrder(flow: MakingFlow, event: OrderEvent): OrderStep {
  switch (flow.kind) {
    case 'draft':
      return ofDraft(flow, event);
    case 'sending':
      return ofSending(flow, event);
    case 'unknown':
      return ofUnknown(flow, event);
    case 'owned':
      return step(flow);
  }
}

function ofDraft(flow: Of<'draft'>, event: OrderEvent): OrderStep {
  const { form, earlier } = flow;
  // What is filled in takes back what was said of it.
  const filled = (patch: Partial<OrderForm>) => step({ kind: 'draft', form: { ...form, ...patch }, earlier });
  switch (event.kind) {
    case 'code-typed':
      return event.text === form.code.text ? step(flow) : filled({ code: { ...NO_CODE, text: event.text } });
    case 'code-removed':
      return filled({ code: NO_CODE });
    case 'agreed':
      return filled({ agreed: event.on });
    case 'way-chosen':
      return form.terms.ways?.some(({ name }) => name === event.way) ? filled({ way: event.way }) : step(flow);
    case 'code-used':
      return useCode(flow);
    case 'code-answered':
      return codeOf(form) === event.code ? filled({ code: { ...form.code, check: event.answer } }) : step(flow);
    case 'code-lost':
      return codeOf(form) === event.code
        ? filled({ code: { ...form.code, check: { kind: 'failed', error: event.error } } })
        : step(flow);
    case 'submitted':
      return earlier === undefined ? submit(form) : step(flow);
    case 'earlier-continued':
      return earlier === undefined ? step(flow) : step(flow, { kind: 'go-to-pay', orderNo: earlier.orderNo });
    case 'ordered-anew':
      return earlier === undefined
        ? step(flow)
        : step({ kind: 'draft', form }, { kind: 'close', orderNo: earlier.orderNo });
    default:
      return step(flow);
  }
}

function useCode(flow: Of<'draft'>): OrderStep {
  const { form } = flow;
  const { check } = form.code;
  const code = codeOf(form);
  if (code === '' || check.kind === 'checking' || check.kind === 'usable') return step(flow);
  const checking: OrderForm = { ...form, code: { ...form.code, check: { kind: 'checking' } } };
  return step({ ...flow, form: checking, note: undefined }, { kind: 'check-code', code });
}

/** A code that nobody has checked is checked first, then the orders are looked up, then the order is made. */
function submit(form: OrderForm): OrderStep {
  const obstacle = obstacleOf(form);
  if (obstacle !== undefined) return draft(form, { kind: obstacle });
  if (!needsCodeCheck(form)) return step({ kind: 'sending', form, step: 'look-up' }, lookUp(form));
  const checking: OrderForm = { ...form, code: { ...form.code, check: { kind: 'checking' } } };
  return step({ kind: 'sending', form: checking, step: 'code' }, { kind: 'check-code', code: codeOf(form) });
}

function ofSending(flow: Of<'sending'>, event: OrderEvent): OrderStep {
  const { form } = flow;
  switch (flow.step) {
    case 'code':
      return afterCode(flow, event);
    case 'look-up':
      if (event.kind === 'look-up-failed') return draft(form, { kind: 'failed', error: event.error });
      return event.kind === 'looked-up' ? afterLookUp(form, event.goods, event.orders) : step(flow);
    case 'make':
      if (event.kind === 'made') return afterMaking(form, event.order, event.at);
      return event.kind === 'make-failed' ? afterFailure(form, flow.known, event.error) : step(flow);
  }
}

function afterCode(flow: Of<'sending'>, event: OrderEvent): OrderStep {
  const { form } = flow;
  if (event.kind !== 'code-answered' && event.kind !== 'code-lost') return step(flow);
  if (event.code !== codeOf(form)) return step(flow);
  const check = event.kind === 'code-answered' ? event.answer : ({ kind: 'failed', error: event.error } as const);
  const checked: OrderForm = { ...form, code: { ...form.code, check } };
  // What the code takes off is seen in the total while the rest goes on: the member has asked for it.
  return check.kind === 'usable'
    ? step({ kind: 'sending', form: checked, step: 'look-up' }, lookUp(checked))
    : draft(checked, { kind: 'code' });
}

/** The last look before the order is sent: another tab may have made one, and the price may be another by now. */
function afterLookUp(before: OrderForm, goods: Goods, orders: OrdersOfGoods): OrderStep {
  const form: OrderForm = { ...before, goods };
  if (goods.ownedBecause !== undefined) return step({ kind: 'owned', goods });
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
  const { orderNo, amount, payment, paid } = made;
  const { goods, terms, code, way } = form;
  const discount = code.check.kind === 'usable' ? code.check.discountYuan : 0;
  const dueYuan = amount.kind === 'due' ? amount.yuan : amount.yuan - savedYuan(amount.yuan, discount);
  const order = {
    orderNo,
    goods: { ...nameOf(goods), name: goods.name },
    dueYuan: paid ? 0 : dueYuan,
    endsAt: at + terms.payWithinMs,
  };
  const kept = { order, way, asked: payment !== undefined, payment, closed: paid };
  const noted: readonly OrderCommand[] = [{ kind: 'keep', kept }, ...forget(goods)];
  if (paid) return step({ kind: 'paid', orderNo }, ...noted, { kind: 'go-to-success', orderNo });
  return step({ kind: 'opening', orderNo }, ...noted, { kind: 'go-to-pay', orderNo });
}

function afterFailure(form: OrderForm, known: readonly string[], error: AppError): OrderStep {
  if (isAnswer(error)) return step({ kind: 'draft', form, note: { kind: 'failed', error } }, ...forget(form.goods));
  return step({ kind: 'unknown', form, known }, lookUp(form));
}

function ofUnknown(flow: Of<'unknown'>, event: OrderEvent): OrderStep {
  switch (event.kind) {
    case 'looked-up':
      return foundOut(flow, event.goods, event.orders);
    case 'look-up-failed':
      return step({ ...flow, error: event.error });
    case 'retried':
      return flow.error === undefined ? step(flow) : step({ ...flow, error: undefined }, lookUp(flow.form));
    default:
      return step(flow);
  }
}

/** The orders say whether there is one: a new one that is paid, one to go on with, or none, and then it may be sent. */
function foundOut(flow: Of<'unknown'>, goods: Goods, orders: OrdersOfGoods): OrderStep {
  const form: OrderForm = { ...flow.form, goods };
  const paid = orders.paid.find((orderNo) => !flow.known.includes(orderNo));
  if (paid !== undefined) {
    return step({ kind: 'paid', orderNo: paid }, ...forget(goods), { kind: 'go-to-success', orderNo: paid });
  }
  if (goods.ownedBecause !== undefined) return step({ kind: 'owned', goods }, ...forget(goods));
  const note: DraftNote | undefined = orders.unpaid === undefined ? { kind: 'not-made' } : undefined;
  return step({ kind: 'draft', form, note, earlier: orders.unpaid }, ...forget(goods));
}

/**
 * The server has said no, so that there is no order. Of everything else nobody knows how far it got: an exception of the
 * server, a proxy that gave up, an answer that was cut.
 */
function isAnswer(error: AppError): boolean {
  switch (error.kind) {
    case 'too-many':
    case 'unauthorized':
    case 'missing':
    case 'no-route':
      return true;
    case 'refused':
      return !isTransientAtStartUp(error);
    default:
      return false;
  }
}

function lookUp({ goods }: OrderForm): OrderCommand {
  return { kind: 'look-up', goods: nameOf(goods) };
}

function forget(goods: Goods): readonly OrderCommand[] {
  return [{ kind: 'forget-sent', goods: nameOf(goods) }];
}

function nameOf({ kind, id }: Goods) {
  return { kind, id };
}

function draft(form: OrderForm, note: DraftNote): OrderStep {
  return step({ kind: 'draft', form, note });
}

function step(flow: OrderStep['flow'], ...commands: readonly (OrderCommand | readonly OrderCommand[])[]): OrderStep {
  return { flow, commands: commands.flat() };
}
