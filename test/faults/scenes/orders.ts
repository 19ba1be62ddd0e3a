import { type Observable, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { OrderShown, OrderVisit } from '../../../src/application/orders/making.js';
import type { PaymentShown, PaymentVisit } from '../../../src/application/orders/paying.js';
import { LOADING, type Loading } from '../../../src/domain/kernel/loading.js';
import { ORDER_POLL_MS } from '../../../src/domain/limits.js';
import type { OrderFlow } from '../../../src/domain/orders/flow.js';
import { orderAddress, payAddress, type PayWayName } from '../../../src/domain/orders/order.js';
import * as says from '../../../src/domain/orders/strings.js';
import { CONTENT_GONE } from '../../../src/domain/site/strings.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import { RULES } from '../fault-rules.js';
import type { Look } from '../sight.js';
import type { FaultWorld, WorldWishes } from '../support/fault-world.js';
import { type FaultRow, inPlace, onPage, type Scene, type View, wordless } from '../support/scene.js';

const COURSE_ID = 19;
const CODE = 'STUDY20';
const AT_ORDER: WorldWishes = {
  at: orderAddress({ kind: 'course', id: COURSE_ID }),
  signedInAs: SEEDED.ordinary,
};

/** The page of an order opens, of which it asks how the server is paid. */
const payWaysScene: Scene = { wishes: AT_ORDER, set: orderPage };

/** A code stands in the field. */
const promoCodeScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    page.act();
    await world.quiet();
    page.visit.do({ kind: 'code-typed', text: CODE });
    const use = () => {
      page.visit.do({ kind: 'code-used' });
    };
    return { act: use, look: world.unlessGone(() => ofOrder(page.shown(), lookOfCode)), again: use, well: 'usable' };
  },
};

/** The form is filled in. */
const makeOrderScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    page.act();
    await world.quiet();
    return {
      act: () => {
        page.visit.do({ kind: 'submitted' });
      },
      look: world.unlessGone(() => ofOrder(page.shown(), lookOfDraft)),
      again: () => {
        // The order that is there is turned away, and another one sent.
        page.visit.do({ kind: 'ordered-anew' });
        page.visit.do({ kind: 'submitted' });
      },
      well: 'gone',
    };
  },
};

/** The page where an order is paid opens. */
const orderStatusScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    return {
      ...page,
      again: () => {
        // What is not there is asked for no more, but by a page that is opened anew.
        if (page.shown().kind === 'gone') page.act();
        else page.visit.retry();
      },
    };
  },
};

/** A code is on view and the next turn comes. */
const orderPollScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    page.act();
    await world.quiet();
    page.visit.do({ kind: 'way-chosen', way: 'wechat' });
    await world.quiet();
    const turn = () => {
      world.time.advance(ORDER_POLL_MS);
    };
    return {
      act: turn,
      look: world.unlessGone(() => ofPayment(page.shown())),
      again: () => {
        // An order that is not there is asked for no more, but by a page that is opened anew.
        if (page.shown().kind === 'gone') page.act();
        else turn();
      },
      well: 'waiting',
    };
  },
};

/** A way to pay is chosen. */
const paymentScene = (way: PayWayName): Scene => ({
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    const anew = await world.service((lazy) => lazy.order);
    page.act();
    await world.quiet();
    return {
      act: () => {
        page.visit.do({ kind: 'way-chosen', way });
      },
      // Where the code is gone, what helps is another order.
      look: () =>
        world.place.path === '/order'
          ? wordless('waiting')
          : world.place.path === '/order/pay'
            ? ofPayment(page.shown())
            : wordless('gone'),
      again: () => {
        if (ofPayment(page.shown()).state === 'code lost') {
          page.visit.do({ kind: 'ordered-anew' });
          world.onPage(anew.open().state$);
        } else page.visit.do({ kind: 'way-chosen', way });
      },
      well: 'waiting',
    };
  },
});

type PageOf<Visit, Shown> = Required<View> & { readonly visit: Visit; readonly shown: () => Loading<Shown> };

async function orderPage(world: FaultWorld): Promise<PageOf<OrderVisit, OrderShown>> {
  const visit = (await world.service((lazy) => lazy.order)).open();
  return thePage(world, visit);
}

/** Of an order that was just made, and of which this tab knows nothing. */
async function payPage(world: FaultWorld): Promise<PageOf<PaymentVisit, PaymentShown>> {
  const orderPay = await world.service((lazy) => lazy.orderPay);
  const wish = { kind: 'course', id: COURSE_ID, promoCode: '', agreed: false } as const;
  const { order } = world.controls.pages.orders.makeFirst(world.store.read('token'), wish);
  world.browser.navigator.go(payAddress(order.orderNo));
  return thePage(world, orderPay.open());
}

/** The page, with what it showed last. */
function thePage<Shown, Visit extends { readonly state$: Observable<Loading<Shown>>; retry(): void }>(
  world: FaultWorld,
  visit: Visit & { readonly state$: Observable<Loading<Shown>> },
): PageOf<Visit, Shown> {
  let shown: Loading<Shown> = LOADING;
  const seen$ = visit.state$.pipe(tap((next) => void (shown = next)));
  return {
    ...onPage(world, () => seen$, { look: (state) => lookOf(state, () => wordless('ready')) }),
    again: () => {
      visit.retry();
    },
    visit,
    shown: () => shown,
  };
}

function lookOf<Shown>(state: Loading<Shown>, ready: (shown: Shown) => Look): Look {
  return state.kind === 'ready' ? ready(state.value) : inPlace(state, { state: 'gone', words: CONTENT_GONE });
}

function ofOrder(state: Loading<OrderShown>, look: (flow: OrderFlow) => Look): Look {
  return lookOf(state, (shown) => (shown.kind === 'order' ? look(shown.flow) : wordless(shown.kind)));
}

function lookOfCode(flow: OrderFlow): Look {
  if (flow.kind !== 'draft') return wordless(flow.kind);
  const { check } = flow.form.code;
  if (check.kind === 'failed') return { state: 'failed', words: faultWords(check.error, says.CODE_UNUSABLE) };
  return wordless(check.kind === 'checking' ? 'running' : check.kind);
}

function lookOfDraft(flow: OrderFlow): Look {
  switch (flow.kind) {
    case 'draft':
      if (flow.earlier !== undefined) return { state: 'earlier', words: says.EARLIER_ORDER };
      if (flow.note?.kind === 'not-made') return { state: 'not made', words: says.ORDER_NOT_MADE };
      return flow.note?.kind === 'failed'
        ? { state: 'failed', words: faultWords(flow.note.error, says.ORDER_NOT_MADE) }
        : wordless('idle');
    case 'sending':
    case 'unknown':
      return wordless('running');
    default:
      return wordless(flow.kind);
  }
}

function ofPayment(state: Loading<PaymentShown>): Look {
  return lookOf(state, (shown) => {
    if (shown.kind !== 'order') return wordless(shown.kind);
    const { flow } = shown;
    if (flow.kind === 'code-lost') return { state: 'code lost', words: says.CODE_LOST };
    if (flow.kind !== 'choosing') return wordless(flow.kind);
    return flow.refused === undefined
      ? wordless('choosing')
      : { state: 'refused', words: faultWords(flow.refused, says.PAYMENT_NOT_BEGUN) };
  });
}

export const rows: readonly FaultRow[] = [
  { name: 'ways to pay, G1', call: 'payWays', scene: payWaysScene, rule: RULES.goods },
  { name: 'promo code', call: 'promoCode', scene: promoCodeScene, rule: RULES.promoCode },
  { name: 'new order', call: 'makeOrder', scene: makeOrderScene, rule: RULES.newOrder },
  { name: 'WeChat code, G1', call: 'payByWechat', scene: paymentScene('wechat'), rule: RULES.payment },
  { name: 'transfer, G1', call: 'payByHand', scene: paymentScene('hand'), rule: RULES.payment },
  { name: 'order', call: 'orderStatus', scene: orderStatusScene, rule: RULES.goods },
  { name: 'order query', call: 'orderStatus', scene: orderPollScene, rule: RULES.orderPoll },
];
