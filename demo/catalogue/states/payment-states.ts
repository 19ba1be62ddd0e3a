import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { PAYMENT_METHOD_TITLES } from '../../../src/adapters/memory/server/strings.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN, TOO_MANY_REQUESTS } from '../../../src/domain/errors/strings.js';
import { CONFIRMATION_LIMIT_MS, ORDER_POLL_INTERVAL_MS, PAY_WITHIN_MS } from '../../../src/domain/orders/limits.js';
import { orderAddress, payAddress, successAddress } from '../../../src/domain/orders/order-addresses.js';
import { METHOD_WORDS } from '../../../src/domain/orders/payment-methods.strings.js';
import * as orders from '../../../src/domain/orders/strings.js';
import { CONTENT_MISSING, LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press, tick, type } from '../steps/actions.js';
import { pass, sees, changeServer } from '../steps/events.js';
import type { Step } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { failing, generation2, lost, never, setUp } from './calls.js';

const COURSE = orderAddress({ kind: 'course', id: 19 });
/** Seeded orders: unpaid, and paid. */
const UNPAID_NO = '1012000031';
const PAID_NO = '1011000057';
const UNKNOWN_ORDER_NO = '999';

const SUBMIT = press(orders.SUBMIT_ORDER);
const BY_WECHAT: readonly Step[] = [tick(PAYMENT_METHOD_TITLES.wechat), SUBMIT];
const BY_HAND: readonly Step[] = [tick(PAYMENT_METHOD_TITLES.handPay), SUBMIT];
const WITH_CODE: readonly Step[] = [...BY_WECHAT, sees(METHOD_WORDS.wechat.task)];
const PAY_ON_SERVER_PAGE: readonly Step[] = [
  tick(`${orders.AGREE_TO}《${orders.AGREEMENT_NAMES['paid-content']}》`),
  SUBMIT,
];

export const STATES: readonly CatalogueState[] = [
  pay('wechat', PAYMENT_METHOD_TITLES.wechat, {
    address: COURSE,
    steps: BY_WECHAT,
    shows: METHOD_WORDS.wechat.task,
  }),
  pay('not-transferred-yet', PAYMENT_METHOD_TITLES.handPay, {
    address: COURSE,
    steps: [...BY_HAND, sees(orders.HAND_PAYMENT), press(orders.I_HAVE_TRANSFERRED)],
    shows: orders.TRANSFER_UNCONFIRMED,
  }),
  pay('hand', PAYMENT_METHOD_TITLES.handPay, { address: COURSE, steps: BY_HAND, shows: orders.HAND_PAYMENT }),
  pay('hand-empty', strings.NOTHING_YET, {
    address: COURSE,
    set: setUp({ transferText: '' }),
    steps: BY_HAND,
    shows: METHOD_WORDS.hand.task,
  }),
  pay('second-generation', strings.OF_GENERATION_2, {
    address: COURSE,
    set: generation2,
    steps: PAY_ON_SERVER_PAGE,
    shows: orders.SCAN_TO_PAY,
  }),
  pay('starting', orders.STARTING_PAYMENT, {
    address: COURSE,
    set: never('payByWechat'),
    steps: BY_WECHAT,
    shows: orders.STARTING_PAYMENT,
  }),
  pay('refused', strings.IS_RATE_LIMITED, {
    address: COURSE,
    set: failing('payByWechat', FAULTS.tooOften),
    steps: BY_WECHAT,
    shows: TOO_MANY_REQUESTS,
  }),
  pay('code-lost', orders.PAYMENT_LOST.code, {
    address: COURSE,
    set: setUp({ payGatewayBroken: true }),
    steps: BY_WECHAT,
    shows: orders.PAYMENT_LOST.code,
  }),
  pay('not-yet', orders.NOT_PAID_YET, {
    address: COURSE,
    steps: [...WITH_CODE, press(orders.I_HAVE_PAID)],
    shows: orders.NOT_PAID_YET,
  }),
  pay('dearer', strings.CODE_IS_UNUSABLE, {
    address: COURSE,
    set: setUp({ generation: 2, codesDropped: true }),
    steps: [type(orders.PROMO_CODE, 'STUDY20'), ...PAY_ON_SERVER_PAGE],
    shows: orders.dueChanged('￥279', '￥299'),
  }),
  pay('bought', orders.NOT_SOLD.bought, {
    address: payAddress(UNPAID_NO),
    set: boughtByAnother,
    shows: orders.NOT_SOLD.bought,
  }),
  pay('cancelled', orders.ORDER_CANCELLED, {
    address: COURSE,
    steps: [
      ...WITH_CODE,
      changeServer('the server cancels the order', ({ orders: all }) => {
        all.cancel();
      }),
      pass(ORDER_POLL_INTERVAL_MS),
    ],
    shows: orders.ORDER_CANCELLED,
  }),
  pay('timed-out', orders.PAYMENT_TIMED_OUT, {
    address: COURSE,
    steps: [...WITH_CODE, pass(PAY_WITHIN_MS[1])],
    shows: orders.PAYMENT_TIMED_OUT,
  }),
  pay('missing', strings.NO_SUCH_RECORD, { address: payAddress(UNKNOWN_ORDER_NO), shows: CONTENT_MISSING }),
  pay('order-loading', strings.IS_LOADING, {
    address: payAddress(UNPAID_NO),
    set: never('orderStatus'),
    shows: LOADING_TEXT,
  }),
  pay('order-failed', strings.IS_FAILED, {
    address: payAddress(UNPAID_NO),
    set: lost('orderStatus'),
    shows: SERVICE_BROKEN,
  }),
  success('paid', orders.PAYMENT_SUCCEEDED, { address: successAddress(PAID_NO), shows: orders.PRODUCT_PRICE }),
  success('confirming', orders.CONFIRMING, { address: successAddress(UNPAID_NO), shows: orders.CONFIRMING }),
  success('unsettled', orders.PAYMENT_UNCONFIRMED, {
    address: successAddress(UNPAID_NO),
    steps: [sees(orders.CONFIRMING), pass(CONFIRMATION_LIMIT_MS)],
    shows: orders.PAYMENT_UNCONFIRMED,
  }),
  success('missing', strings.NO_SUCH_RECORD, { address: successAddress(UNKNOWN_ORDER_NO), shows: CONTENT_MISSING }),
];

/** Gives the unpaid order the course of a paid order, so that the member owns it already. */
function boughtByAnother({ orders: all }: Controls): void {
  const records = all.all$.value.all;
  const paid = records.find(({ order }) => order.orderNo === PAID_NO);
  const products = paid?.order.products ?? [];
  all.put(
    records.map((record) =>
      record.order.orderNo === UNPAID_NO ? { ...record, order: { ...record.order, products } } : record,
    ),
  );
}

export type Recipe = Pick<CatalogueState, 'address' | 'scene' | 'set' | 'shows' | 'steps'>;

/** A state of the payment page, on phones as well (phone-states.ts). */
export function pay(id: string, how: string, recipe: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/order-pay/${id}`,
    title: titled(ROUTES.orderPay.title, how),
    signedInAs: SEEDED.ordinary,
  };
}

function success(id: string, how: string, recipe: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/order-success/${id}`,
    title: titled(ROUTES.orderSuccess.title, how),
    signedInAs: SEEDED.ordinary,
  };
}
