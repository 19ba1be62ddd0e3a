import { codeOf, NO_CODE, obstacleOf, type OrderForm } from './order-form.js';
import type { OrderEvent, OrderStep } from './order-flow.js';
import { draft, type Making, step } from './order-steps.js';

/** What is filled in, until it is sent (pages §7.2–7.5). */
export function draftOrder(flow: Making<'draft'>, event: OrderEvent): OrderStep {
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
      return earlier === undefined || earlier.isElsewhere
        ? step(flow)
        : step(flow, { kind: 'go-to-pay', orderNo: earlier.orderNo });
    case 'ordered-anew':
      return earlier === undefined
        ? step(flow)
        : step({ kind: 'draft', form }, { kind: 'let-go', orderNo: earlier.orderNo });
    case 'let-go-elsewhere':
      return step({ ...flow, earlier: undefined });
    default:
      return step(flow);
  }
}

function useCode(flow: Making<'draft'>): OrderStep {
  const { form } = flow;
  const { check } = form.code;
  const code = codeOf(form);
  if (code === '' || check.kind === 'checking' || check.kind === 'usable') return step(flow);
  const checking: OrderForm = { ...form, code: { ...form.code, check: { kind: 'checking' } } };
  return step({ ...flow, form: checking, note: undefined }, { kind: 'check-code', code });
}

/**
 * A code is checked at the last moment, whatever was said of it before: a server of the first generation makes the order
 * without a code that cannot be used any more, and says nothing of it (pages API 3.15).
 */
function submit(form: OrderForm): OrderStep {
  const obstacle = obstacleOf(form);
  if (obstacle !== undefined) return draft(form, { kind: obstacle });
  const code = codeOf(form);
  if (code === '') return step({ kind: 'sending', form, step: 'turn' }, { kind: 'take-turn' });
  // What it was worth stays on view meanwhile.
  const check = form.code.check.kind === 'usable' ? form.code.check : ({ kind: 'checking' } as const);
  const checking: OrderForm = { ...form, code: { ...form.code, check } };
  return step({ kind: 'sending', form: checking, step: 'code' }, { kind: 'check-code', code });
}
