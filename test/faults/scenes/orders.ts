import { tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { OrderPageState, OrderVisit } from '../../../src/application/orders/purchase.js';
import { errorTextOf } from '../../../src/domain/errors/error-catalogue.js';
import { LOADING, type Loading } from '../../../src/domain/kernel/loading.js';
import { ORDER_POLL_INTERVAL_MS } from '../../../src/domain/orders/limits.js';
import type { OrderFlow } from '../../../src/domain/orders/states.js';
import { orderAddress, payAddress } from '../../../src/domain/orders/order-addresses.js';
import { notBegunText } from '../../../src/domain/orders/payment-page-texts.js';
import type { PaymentMethodName } from '../../../src/domain/orders/payment-methods.js';
import * as strings from '../../../src/domain/orders/strings.js';
import { CONTENT_MISSING } from '../../../src/domain/site/strings.js';
import { RULES } from '../fault-rules.js';
import type { Look } from '../sight.js';
import type { FaultWorld, WorldOptions } from '../support/fault-world.js';
import { type FaultRow, inPlace, onPage, type Scene, type View, withoutMessage } from '../support/scene.js';

const COURSE_ID = 19;
const CODE = 'STUDY20';
const AT_ORDER: WorldOptions = {
  at: orderAddress({ kind: 'course', id: COURSE_ID }),
  signedInAs: SEEDED.ordinary,
};

/** The order page opens and requests the terms of payment. */
const paymentMethodsScene: Scene = { options: AT_ORDER, set: orderPage };

/** The member has typed a promo code. */
const promoCodeScene: Scene = {
  options: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    page.act();
    await world.quiet();
    page.visit.dispatch({ kind: 'code-typed', text: CODE });
    const use = () => page.visit.dispatch({ kind: 'code-used' });
    return {
      act: use,
      look: world.whileOnPage(() => ofOrder(page.shown(), lookOfCode)),
      again: use,
      recovered: 'usable',
    };
  },
};

/** The member has filled in the order. */
const makeOrderScene: Scene = {
  options: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    page.act();
    await world.quiet();
    return {
      act: () => page.visit.dispatch({ kind: 'submitted' }),
      look: world.whileOnPage(() => ofOrder(page.shown(), lookOfDraft)),
      again: () => {
        // The member declines the order that was found and sends another one.
        page.visit.dispatch({ kind: 'ordered-again' });
        page.visit.dispatch({ kind: 'submitted' });
      },
      recovered: 'gone',
    };
  },
};

/** The page opens on which an order is paid. */
const orderStatusScene: Scene = {
  options: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    return {
      ...page,
      again: () => {
        // A page whose order is missing does not retry, but opening it again makes the request.
        if (page.shown().kind === 'missing') page.act();
        else page.visit.dispatch({ kind: 'retried' });
      },
    };
  },
};

/** A payment code is displayed and the next poll is due. */
const orderPollScene: Scene = {
  options: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    page.act();
    await world.quiet();
    page.visit.dispatch({ kind: 'method-chosen', method: 'wechat' });
    await world.quiet();
    const poll = () => world.time.advance(ORDER_POLL_INTERVAL_MS);
    return {
      act: poll,
      look: world.whileOnPage(() => ofPayment(page.shown())),
      again: () => {
        // A page whose order is missing does not poll, but opening it again makes the request.
        if (page.shown().kind === 'missing') page.act();
        else poll();
      },
      recovered: 'waiting',
    };
  },
};

/** The member chooses a payment method. */
const paymentScene = (method: PaymentMethodName): Scene => ({
  options: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    const again = await world.service((lazy) => lazy.order);
    page.act();
    await world.quiet();
    return {
      act: () => page.visit.dispatch({ kind: 'method-chosen', method }),
      // Where the payment code is lost, the member has to place another order.
      look: () =>
        world.location.path === '/order'
          ? withoutMessage('waiting')
          : world.location.path === '/order/pay'
            ? ofPayment(page.shown())
            : withoutMessage('gone'),
      again: () => {
        if (ofPayment(page.shown()).state === 'code lost') {
          page.visit.dispatch({ kind: 'ordered-again' });
          world.onPage(again.order().state$);
        } else page.visit.dispatch({ kind: 'method-chosen', method });
      },
      recovered: 'waiting',
    };
  },
});

type OrderView = Required<View> & { readonly visit: OrderVisit; readonly shown: () => Loading<OrderPageState> };

async function orderPage(world: FaultWorld): Promise<OrderView> {
  return thePage(world, (await world.service((lazy) => lazy.order)).order());
}

/** The payment page of a new order that was not placed in this tab. */
async function payPage(world: FaultWorld): Promise<OrderView> {
  const purchase = await world.service((lazy) => lazy.order);
  const request = { kind: 'course', id: COURSE_ID, promoCode: '', agreed: false } as const;
  const { order } = world.controls.pages.orders.makeG1(world.store.read('token'), request);
  world.browser.navigator.go(payAddress(order.orderNo));
  return thePage(world, purchase.orderPay());
}

/** The page, and the state that it last displayed. */
function thePage(world: FaultWorld, visit: OrderVisit): OrderView {
  let shown: Loading<OrderPageState> = LOADING;
  const seen$ = visit.state$.pipe(tap((next) => void (shown = next)));
  return {
    ...onPage(world, () => seen$, { look: (state) => viewOf(state, () => withoutMessage('ready')) }),
    again: () => visit.dispatch({ kind: 'retried' }),
    visit,
    shown: () => shown,
  };
}

function viewOf(state: Loading<OrderPageState>, ready: (shown: OrderPageState) => Look): Look {
  return state.kind === 'ready' ? ready(state.value) : inPlace(state, { state: 'missing', message: CONTENT_MISSING });
}

function ofOrder(state: Loading<OrderPageState>, look: (flow: OrderFlow) => Look): Look {
  return viewOf(state, (shown) => (shown.kind === 'order' ? look(shown.flow) : withoutMessage(shown.kind)));
}

function lookOfCode(flow: OrderFlow): Look {
  if (flow.kind !== 'draft') return withoutMessage(flow.kind);
  const { check } = flow.form.code;
  if (check.kind === 'failed') return { state: 'failed', message: errorTextOf(check.error, strings.CODE_UNUSABLE) };
  return withoutMessage(check.kind === 'checking' ? 'running' : check.kind);
}

function lookOfDraft(flow: OrderFlow): Look {
  switch (flow.kind) {
    case 'draft':
      if (flow.earlier !== undefined) return { state: 'earlier', message: strings.EARLIER_ORDER };
      if (flow.hint?.kind === 'not-made') return { state: 'not made', message: strings.ORDER_NOT_MADE };
      return flow.hint?.kind === 'failed'
        ? { state: 'failed', message: errorTextOf(flow.hint.error, strings.ORDER_NOT_MADE) }
        : withoutMessage('idle');
    case 'sending':
    case 'unknown':
      return withoutMessage('running');
    default:
      return withoutMessage(flow.kind);
  }
}

function ofPayment(state: Loading<OrderPageState>): Look {
  return viewOf(state, (shown) => {
    if (shown.kind !== 'order') return withoutMessage(shown.kind);
    const { flow } = shown;
    if (flow.kind === 'payment-code-lost') return { state: 'code lost', message: strings.PAYMENT_LOST.code };
    if (flow.kind !== 'choosing') return withoutMessage(flow.kind);
    return flow.refused === undefined
      ? withoutMessage('choosing')
      : { state: 'refused', message: notBegunText(flow.refused) };
  });
}

export const rows: readonly FaultRow[] = [
  { name: 'pay methods, G1', call: 'payWays', scene: paymentMethodsScene, rule: RULES.product },
  { name: 'promo code', call: 'promoCode', scene: promoCodeScene, rule: RULES.promoCode },
  { name: 'new order', call: 'makeOrder', scene: makeOrderScene, rule: RULES.newOrder },
  { name: 'WeChat code, G1', call: 'payByWechat', scene: paymentScene('wechat'), rule: RULES.payment },
  { name: 'transfer, G1', call: 'payByHand', scene: paymentScene('hand'), rule: RULES.payment },
  { name: 'order', call: 'orderStatus', scene: orderStatusScene, rule: RULES.product },
  { name: 'order query', call: 'orderStatus', scene: orderPollScene, rule: RULES.orderPoll },
];
