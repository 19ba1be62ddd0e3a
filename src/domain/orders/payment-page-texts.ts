import type { AppError } from '../errors/app-error.js';
import { errorTextOf } from '../errors/error-catalogue.js';
import { METHOD_WORDS } from './payment-methods.strings.js';
import type { OrderFlow } from './states.js';
import * as strings from './strings.js';

const { NOT_SOLD, ORDER_AGAIN, PAY_HEADINGS, PAYMENT_LOST } = strings;

/** Why a payment did not begin: the reason, if the error has a sentence. */
export function notBegunText(error: AppError): string {
  return errorTextOf(error, strings.PAYMENT_NOT_BEGUN);
}

/** What the payment page says where the order can, or should, not be paid any more (docs/spec/orders.md#paying). */
export interface PaymentFailure {
  readonly heading: string;
  readonly text: string;
  readonly drawing: 'clock' | 'signpost' | 'book';
  /** The button: it replaces the order, or leads to the course that was bought. */
  readonly action: string;
  readonly leadsTo: 'new-order' | 'product';
  /** A payment that arrives late still counts: the member looks there before ordering again. */
  readonly offersOrders?: true;
}

const LOST = { heading: PAY_HEADINGS.lost, drawing: 'clock', action: ORDER_AGAIN, leadsTo: 'new-order' } as const;

const FAILURES: Readonly<Partial<Record<OrderFlow['kind'] | keyof typeof PAYMENT_LOST, PaymentFailure>>> = {
  code: { ...LOST, text: PAYMENT_LOST.code },
  page: { ...LOST, text: PAYMENT_LOST.page },
  elsewhere: { ...LOST, text: PAYMENT_LOST.elsewhere },
  'timed-out': {
    ...LOST,
    heading: strings.PAYMENT_TIMED_OUT,
    text: strings.TIMED_OUT_TEXT,
    offersOrders: true,
  },
  cancelled: {
    ...LOST,
    heading: strings.ORDER_CANCELLED,
    text: strings.CANCELLED_TEXT,
    drawing: 'signpost',
  },
  replaced: {
    ...LOST,
    heading: PAY_HEADINGS.replaced,
    text: strings.ORDER_REPLACED,
    drawing: 'signpost',
    action: strings.TO_NEW_ORDER,
  },
  bought: {
    heading: PAY_HEADINGS.bought,
    text: NOT_SOLD.bought,
    drawing: 'book',
    action: strings.GO_TO_LEARN,
    leadsTo: 'product',
  },
};

/** `undefined` for an order that can be paid. */
export function paymentFailureOf(flow: OrderFlow): PaymentFailure | undefined {
  return FAILURES[flow.kind === 'payment-code-lost' ? flow.what : flow.kind];
}

/** The heading of the state: a member must not read that they are paying when they cannot. */
export function paymentHeading(flow: OrderFlow, isHandheld: boolean): string {
  const failure = paymentFailureOf(flow);
  if (failure !== undefined) return failure.heading;
  if (flow.kind === 'starting') return METHOD_WORDS[flow.method].heading;
  if (flow.kind !== 'waiting') return PAY_HEADINGS.order;
  if (flow.payment.kind !== 'pay-page') return METHOD_WORDS[flow.payment.method].heading;
  return isHandheld ? PAY_HEADINGS.order : PAY_HEADINGS.scan;
}
