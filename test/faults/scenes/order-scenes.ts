import { firstValueFrom, type Observable, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import type { OrderShown, OrderVisit } from '../../../src/application/orders/making.js';
import type { PaymentShown, PaymentVisit } from '../../../src/application/orders/paying.js';
import { LOADING, type Loading } from '../../../src/domain/kernel/loading.js';
import { ORDER_POLL_MS } from '../../../src/domain/limits.js';
import type { OrderFlow } from '../../../src/domain/orders/flow.js';
import { orderAddress, payAddress, type PayWayName } from '../../../src/domain/orders/order.js';
import * as says from '../../../src/domain/orders/strings.js';
import { CONTENT_GONE, PAGE_FAILED } from '../../../src/domain/site/strings.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import type { Look } from '../sight.js';
import type { FaultWorld, WorldWishes } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';

const COURSE_ID = 19;
const CODE = 'STUDY20';
const AT_ORDER: WorldWishes = {
  at: orderAddress({ kind: 'course', id: COURSE_ID }),
  signedInAs: SEEDED.ordinary,
};

/** The page of an order opens, of which it asks how the server is paid. */
export const payWaysScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    return {
      act: page.open,
      look: world.unlessGone(() => lookOf(page.shown(), () => ({ state: 'ready', words: undefined }))),
      again: () => {
        page.visit.retry();
      },
      well: 'ready',
    };
  },
};

/** A code stands in the field. */
export const promoCodeScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    page.open();
    await world.quiet();
    page.visit.do({ kind: 'code-typed', text: CODE });
    const use = () => {
      page.visit.do({ kind: 'code-used' });
    };
    return { act: use, look: world.unlessGone(() => ofOrder(page.shown(), lookOfCode)), again: use, well: 'usable' };
  },
};

/** The form is filled in. */
export const makeOrderScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await orderPage(world);
    page.open();
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
export const orderStatusScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    return {
      act: page.open,
      look: world.unlessGone(() => lookOf(page.shown(), () => ({ state: 'ready', words: undefined }))),
      again: () => {
        // What is not there is asked for no more, but by a page that is opened anew.
        if (page.shown().kind === 'gone') page.open();
        else page.visit.retry();
      },
      well: 'ready',
    };
  },
};

/** A code is on view and the next turn comes. */
export const orderPollScene: Scene = {
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    page.open();
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
        if (page.shown().kind === 'gone') page.open();
        else turn();
      },
      well: 'waiting',
    };
  },
};

/** A way to pay is chosen. */
export const paymentScene = (way: PayWayName): Scene => ({
  wishes: AT_ORDER,
  set: async (world) => {
    const page = await payPage(world);
    const anew = await firstValueFrom(world.resolve(LAZY_SERVICES).order);
    page.open();
    await world.quiet();
    return {
      act: () => {
        page.visit.do({ kind: 'way-chosen', way });
      },
      // Where the code is gone, what helps is another order.
      look: () =>
        world.place.path === '/order'
          ? { state: 'waiting', words: undefined }
          : world.place.path === '/order/pay'
            ? ofPayment(page.shown())
            : { state: 'gone', words: undefined },
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

interface PageOf<Visit, Shown> {
  readonly visit: Visit;
  readonly open: () => void;
  readonly shown: () => Loading<Shown>;
}

async function orderPage(world: FaultWorld): Promise<PageOf<OrderVisit, OrderShown>> {
  await world.standing();
  const visit = (await firstValueFrom(world.resolve(LAZY_SERVICES).order)).open();
  return { visit, ...shownOn(world, visit.state$) };
}

/** Of an order that was just made, and of which this tab knows nothing. */
async function payPage(world: FaultWorld): Promise<PageOf<PaymentVisit, PaymentShown>> {
  await world.standing();
  const wish = { kind: 'course', id: COURSE_ID, promoCode: '', agreed: false } as const;
  const { order } = world.controls.pages.orders.makeFirst(world.store.read('token'), wish);
  world.browser.navigator.go(payAddress(order.orderNo));
  const visit = (await firstValueFrom(world.resolve(LAZY_SERVICES).orderPay)).open();
  return { visit, ...shownOn(world, visit.state$) };
}

function shownOn<Shown>(world: FaultWorld, state$: Observable<Loading<Shown>>) {
  let shown: Loading<Shown> = LOADING;
  return {
    open: () => {
      world.onPage(
        state$.pipe(
          tap((next) => {
            shown = next;
          }),
        ),
      );
    },
    shown: () => shown,
  };
}

/** As `Loaded` draws it. */
function lookOf<Shown>(state: Loading<Shown>, ready: (shown: Shown) => Look): Look {
  switch (state.kind) {
    case 'loading':
      return { state: 'loading', words: undefined };
    case 'gone':
      return { state: 'gone', words: CONTENT_GONE };
    case 'failed':
      return { state: 'failed', words: faultWords(state.error, PAGE_FAILED) };
    case 'ready':
      return ready(state.value);
  }
}

function ofOrder(state: Loading<OrderShown>, look: (flow: OrderFlow) => Look): Look {
  return lookOf(state, (shown) =>
    shown.kind === 'order' ? look(shown.flow) : { state: shown.kind, words: undefined },
  );
}

function lookOfCode(flow: OrderFlow): Look {
  if (flow.kind !== 'draft') return { state: flow.kind, words: undefined };
  const { check } = flow.form.code;
  if (check.kind === 'failed') return { state: 'failed', words: faultWords(check.error, says.CODE_UNUSABLE) };
  return { state: check.kind === 'checking' ? 'running' : check.kind, words: undefined };
}

function lookOfDraft(flow: OrderFlow): Look {
  switch (flow.kind) {
    case 'draft':
      if (flow.earlier !== undefined) return { state: 'earlier', words: says.EARLIER_ORDER };
      if (flow.note?.kind === 'not-made') return { state: 'not made', words: says.ORDER_NOT_MADE };
      return flow.note?.kind === 'failed'
        ? { state: 'failed', words: faultWords(flow.note.error, says.ORDER_NOT_MADE) }
        : { state: 'idle', words: undefined };
    case 'sending':
    case 'unknown':
      return { state: 'running', words: undefined };
    default:
      return { state: flow.kind, words: undefined };
  }
}

function ofPayment(state: Loading<PaymentShown>): Look {
  return lookOf(state, (shown) => {
    if (shown.kind !== 'order') return { state: shown.kind, words: undefined };
    const { flow } = shown;
    if (flow.kind === 'code-lost') return { state: 'code lost', words: says.CODE_LOST };
    if (flow.kind !== 'choosing') return { state: flow.kind, words: undefined };
    return flow.refused === undefined
      ? { state: 'choosing', words: undefined }
      : { state: 'refused', words: faultWords(flow.refused, says.PAYMENT_NOT_BEGUN) };
  });
}
