import { makeOrder } from './make-order.js';
import type { OrderEvent, OrderFlow, OrderStep } from './order-flow.js';
import { payOrder } from './pay-order.js';

/**
 * The state machine of an order (pages §7–9), from the wish to its end. Pure: what is to be done comes out as commands,
 * and what becomes of them goes in as events.
 *
 * - no order is sent while another of the same wish may be there
 * - nothing is paid but by the server's word
 * - an event that does not belong to the present state changes nothing: a second press, a late answer
 */
export function nextStep(flow: OrderFlow, event: OrderEvent): OrderStep {
  switch (flow.kind) {
    case 'draft':
    case 'sending':
    case 'unknown':
    case 'not-sold':
      return makeOrder(flow, event);
    default:
      return payOrder(flow, event);
  }
}
