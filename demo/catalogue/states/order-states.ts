import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN, TOO_MANY_REQUESTS } from '../../../src/domain/errors/strings.js';
import { REQUEST_TIMEOUT_MS } from '../../../src/domain/site/limits.js';
import { orderAddress } from '../../../src/domain/orders/order-addresses.js';
import * as orders from '../../../src/domain/orders/strings.js';
import { VISIT_STORE } from '../../../src/domain/ports/visit-store.js';
import { CONTENT_MISSING, LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press, tick, type } from '../steps/actions.js';
import { pass, sees, changeServer } from '../steps/events.js';
import type { Step } from '../steps/step.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { failing, generation2, lost, never, setUp } from './calls.js';

/** Seeded courses: for sale, bought already, free, non-existent. */
const COURSE = orderAddress({ kind: 'course', id: 19 });
const BOUGHT = orderAddress({ kind: 'course', id: 2 });
const FREE = orderAddress({ kind: 'course', id: 1 });
const NO_COURSE = orderAddress({ kind: 'course', id: 999 });
/** Seeded plans: for a month, for ever, and one with an unpaid order of the member. */
const MONTH = orderAddress({ kind: 'role', id: 2 });
const PERMANENT_PLAN = orderAddress({ kind: 'role', id: 3 });
const ORDERED = orderAddress({ kind: 'role', id: 1 });

const AGREEMENT = `${orders.AGREE_TO}《${orders.AGREEMENT_NAMES['paid-content']}》`;
const SUBMIT = press(orders.SUBMIT_ORDER);
const withCode = (code: string) => [type(orders.PROMO_CODE, code), press(orders.USE_CODE)];

/** Another tab of the browser has stored an open order. */
const orderedInAnotherTab: Step = {
  what: 'another tab makes the order',
  take: ({ resolve }) => {
    const order = { orderNo: '20261122', product: { kind: 'course', id: 19, name: '' }, dueYuan: 299 };
    resolve(VISIT_STORE).write('openOrders', JSON.stringify({ member: 101, orders: [order] }));
  },
};

/** The order page. Anonymous visitors and an address without a product are covered by every-page.ts. */
export const STATES: readonly CatalogueState[] = [
  order('course', strings.IS_EMPTY, COURSE, { shows: orders.PAYMENT_METHOD }),
  order('course-second', strings.OF_GENERATION_2, COURSE, { set: generation2, shows: orders.AGREE_TO }),
  order('membership', orders.PRODUCT_KINDS.role, MONTH, { shows: orders.AGREE_TO }),
  order('membership-for-ever', strings.PERMANENT_PLAN_TITLE, PERMANENT_PLAN, { shows: orders.AGREE_TO }),
  order('agreement-missing', strings.IS_FAULTY, MONTH, {
    steps: [SUBMIT],
    shows: orders.agreeFirst(orders.AGREEMENT_NAMES.member),
  }),
  order('code', strings.CODE_IS_USED, COURSE, { steps: withCode('STUDY20'), shows: orders.saved('￥20') }),
  order('code-covers-all', strings.CODE_COVERS_ALL, COURSE, { steps: withCode('ALLFREE'), shows: '￥0' }),
  order('code-unknown', strings.CODE_IS_UNUSABLE, COURSE, {
    steps: withCode('NOPE'),
    shows: orders.CODE_UNUSABLE_BECAUSE.unknown,
  }),
  order('code-expired', strings.IS_EXPIRED, COURSE, {
    steps: withCode('LASTYEAR'),
    shows: orders.CODE_UNUSABLE_BECAUSE.expired,
  }),
  order('code-checking', strings.CODE_IS_CHECKED, COURSE, {
    set: never('promoCode'),
    steps: withCode('STUDY20'),
    shows: orders.CHECKING_CODE,
  }),
  order('no-method', orders.NO_PAYMENT_METHODS.pc, COURSE, {
    set: setUp({ payWays: [] }),
    shows: orders.NO_PAYMENT_METHODS.pc,
  }),
  order('earlier', orders.EARLIER_ORDER, ORDERED, { shows: orders.earlierOrderPriced('￥365') }),
  order('sending', strings.IS_RUNNING, COURSE, {
    set: never('makeOrder'),
    steps: [SUBMIT],
    shows: orders.SUBMITTING.make,
  }),
  order('refused', strings.IS_RATE_LIMITED, COURSE, {
    set: failing('makeOrder', FAULTS.tooOften),
    steps: [SUBMIT],
    shows: TOO_MANY_REQUESTS,
  }),
  order('unknown', orders.ORDER_UNKNOWN, COURSE, {
    set: never('makeOrder'),
    steps: answerLost(never('orders')),
    shows: orders.ORDER_UNKNOWN,
  }),
  order('still-unknown', orders.ORDER_STILL_UNKNOWN, COURSE, {
    set: never('makeOrder'),
    steps: answerLost(lost('orders')),
    shows: orders.QUERY_AGAIN,
  }),
  order('not-made', orders.ORDER_NOT_MADE, COURSE, {
    set: never('makeOrder'),
    steps: answerLost(() => undefined),
    shows: orders.ORDER_NOT_MADE,
  }),
  order('not-found', orders.ORDER_NOT_FOUND, COURSE, {
    set: (controls) => {
      generation2(controls);
      never('makeOrder')(controls);
    },
    steps: [tick(AGREEMENT), ...answerLost(() => undefined)],
    shows: orders.ORDER_NOT_FOUND,
  }),
  order('elsewhere', strings.IN_ANOTHER_TAB, COURSE, {
    set: generation2,
    steps: [sees(orders.AGREE_TO), orderedInAnotherTab, tick(AGREEMENT), SUBMIT],
    shows: orders.orderedElsewhere(orders.earlierOrderOf('￥299')),
  }),
  order('bought', orders.NOT_SOLD.bought, BOUGHT, { shows: orders.NOT_SOLD.bought }),
  order('free', orders.NOT_SOLD.free, FREE, { shows: orders.NOT_SOLD.free }),
  order('missing', strings.NO_SUCH_RECORD, NO_COURSE, { shows: CONTENT_MISSING }),
  order('product-loading', strings.IS_LOADING, COURSE, { set: never('course'), shows: LOADING_TEXT }),
  order('product-failed', strings.IS_FAILED, COURSE, { set: lost('course'), shows: SERVICE_BROKEN }),
];

/** The order is sent, and its response never arrives. */
function answerLost(then: (controls: Controls) => void) {
  return [
    SUBMIT,
    sees(orders.SUBMITTING.make),
    changeServer('the list of orders fails', then),
    pass(REQUEST_TIMEOUT_MS),
  ];
}

type Recipe = Pick<CatalogueState, 'set' | 'shows' | 'steps'>;

function order(id: string, how: string, address: string, recipe: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/order/${id}`,
    title: titled(ROUTES.order.title, how),
    address,
    signedInAs: SEEDED.ordinary,
  };
}
