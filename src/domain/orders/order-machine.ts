import { openOrder } from './opening-steps.js';
import { findLostOrder } from './lost-order-steps.js';
import { draftOrder } from './order-form-steps.js';
import {
  awaitPayment,
  choosePayment,
  confirmPayment,
  replaceOrder,
  startPayment,
  watchUnpayable,
} from './payment-steps.js';
import { sendOrder } from './sending-steps.js';
import type { OrderEvent, OrderFlow, OrderStep } from './states.js';

/**
 * The state machine of an order, from the form to its end (docs/spec/orders.md). Pure: effects are returned as
 * commands, and their results are passed in as events.
 *
 * - No order is sent while another one for the same product may exist.
 * - Only the server's answer makes an order paid.
 * - An event that does not fit the state changes nothing: a second click, a late answer.
 */
export function nextStep(flow: OrderFlow, event: OrderEvent): OrderStep {
  switch (flow.kind) {
    case 'draft':
      return draftOrder(flow, event);
    case 'sending':
      return sendOrder(flow, event);
    case 'unknown':
      return findLostOrder(flow, event);
    case 'opening':
      return openOrder(flow, event);
    case 'choosing':
      return choosePayment(flow, event);
    case 'starting':
      return startPayment(flow, event);
    case 'waiting':
      return awaitPayment(flow, event);
    case 'replaced':
    case 'timed-out':
    case 'payment-code-lost':
      return watchUnpayable(flow, event);
    case 'cancelled':
      return replaceOrder(flow, event);
    case 'confirming':
    case 'unsettled':
      return confirmPayment(flow, event);
    case 'not-sold':
    case 'bought':
    case 'paid':
    case 'missing':
      return { flow, commands: [] };
  }
}
