import { expect } from 'chai';
import fc from 'fast-check';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { Refusal } from '../../../src/adapters/memory/server/refusal.js';
import { ORDER_PAID } from '../../../src/adapters/memory/server/strings.js';
import { PAY_WITHIN_MS } from '../../../src/domain/orders/limits.js';
import type { OrderAction, OrderFlow } from '../../../src/domain/orders/states.js';
import type { Scene } from '../../../src/domain/site/scene.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { breadthUnless } from '../../support/breadth.js';
import { OrderWorld } from './order-world.js';
import { targetsOf } from '../../support/targets-of.js';

/** What the model counts. Both numbers raise the limit of orders that may wait for payment. */
interface Model {
  /** How many orders were made on another device. */
  elsewhere: number;
  /** How often the member chose to order again although an unpaid order existed. */
  again: number;
  /** The member's other device, with another browser. */
  other?: OrderWorld;
}

type Command = fc.Command<Model, TwoTabs>;

/** Two tabs of one browser. `world` is the tab that the member looks at. */
class TwoTabs {
  readonly tabs: readonly [OrderWorld, OrderWorld];
  private index: 0 | 1 = 0;

  constructor(generation: Generation, at: string, scene: Scene) {
    const first = new OrderWorld(generation, at, undefined, undefined, undefined, false, scene);
    this.tabs = [first, first.anotherTab(at)];
  }

  get world(): OrderWorld {
    return this.tabs[this.index];
  }

  switchTab(): void {
    this.index = this.index === 0 ? 1 : 0;
  }
}

const SECOND = 1000;
const ADDRESS = '/order?goods_type=course&goods_id=2';

function command(name: string, run: (world: OrderWorld, model: Model, browser: TwoTabs) => void): Command {
  return {
    check: () => true,
    run: (model, browser) => {
      run(browser.world, model, browser);
      for (const tab of browser.tabs) expectInvariants(model, tab);
    },
    toString: () => name,
  };
}

const action = (what: OrderAction) => command(JSON.stringify(what), (world) => world.do(what));

const ACTIONS: readonly Command[] = [
  action({ kind: 'submitted' }),
  action({ kind: 'agreed', isChecked: true }),
  action({ kind: 'agreed', isChecked: false }),
  action({ kind: 'code-typed', text: 'STUDY20' }),
  action({ kind: 'code-typed', text: 'ALLFREE' }),
  action({ kind: 'code-typed', text: 'NOPE' }),
  action({ kind: 'code-used' }),
  action({ kind: 'code-removed' }),
  action({ kind: 'method-chosen', method: 'wechat' }),
  action({ kind: 'method-chosen', method: 'hand' }),
  action({ kind: 'method-chosen', method: 'alipay' }),
  action({ kind: 'earlier-continued' }),
  action({ kind: 'retried' }),
  action({ kind: 'method-chosen', method: 'wechat-jsapi' }),
  action({ kind: 'page-opened' }),
  action({ kind: 'confirmed' }),
  command('ordered again', (world, model) => {
    const hadOrder = hasOrder(world);
    world.do({ kind: 'ordered-again' });
    if (hadOrder) model.again += 1;
  }),
  command('submitted twice, and waited', (world) => {
    world.do({ kind: 'submitted' });
    world.do({ kind: 'submitted' });
    world.advance(SECOND);
  }),
];

/**
 * What a member who wants the course does. fast-check picks these often, because otherwise hardly any run would make an
 * order.
 */
const LIKELY: readonly Command[] = [
  ...(['wechat', 'wechat-jsapi', 'hand', 'alipay'] as const).map((method) =>
    command(`everything filled in, and sent: ${method}`, (world) => {
      world.do({ kind: 'agreed', isChecked: true });
      world.do({ kind: 'method-chosen', method });
      world.do({ kind: 'submitted' });
      world.advance(SECOND);
    }),
  ),
  command('sent, and pressed again while it is on its way', (world) => {
    world.do({ kind: 'agreed', isChecked: true });
    world.do({ kind: 'submitted' });
    world.advance(60);
    world.do({ kind: 'submitted' });
    world.advance(SECOND);
  }),
  command('the success page, too early', (world) => {
    const newest = world.made.at(-1);
    if (newest) world.navigator.go(`/order/success?orderId=${newest.order.orderNo}`);
    world.advance(SECOND);
  }),
  ...[0, 10, 60].map((ms) =>
    command(`everything filled in, and sent in both tabs, ${String(ms)} ms apart`, (_world, _model, { tabs }) => {
      for (const tab of tabs) {
        tab.do({ kind: 'agreed', isChecked: true });
        tab.do({ kind: 'submitted' });
        tab.advance(ms);
      }
      tabs[0].advance(2 * SECOND);
    }),
  ),
  ...(['paid', 'paid, and the app switcher', 'refused', 'closed', 'failed', 'forgotten'] as const).map((result) =>
    command(`the page of a provider: ${result}`, (world) => {
      visitProvider(world, result);
      world.advance(SECOND);
    }),
  ),
  command('a second', (world) => world.advance(SECOND)),
  command('the page of the order', (world) => {
    world.navigator.go(ADDRESS);
    world.advance(SECOND);
  }),
  command('sent by WeChat, whose answer is cut', (world) => {
    world.controls.fail('payByWechat', FAULTS.cut, 1);
    world.do({ kind: 'agreed', isChecked: true });
    world.do({ kind: 'method-chosen', method: 'wechat' });
    world.do({ kind: 'submitted' });
    world.advance(SECOND);
  }),
  command('the order is sent, and its answer is cut', (world) => {
    world.controls.fail('makeOrder', FAULTS.cut, 1);
    world.do({ kind: 'agreed', isChecked: true });
    world.do({ kind: 'submitted' });
    world.advance(SECOND);
  }),
];

const EVENTS: readonly Command[] = [
  command('the other tab', (_world, _model, browser) => browser.switchTab()),
  ...[10, 60, SECOND, 5 * SECOND, 31 * 60 * SECOND].map((ms) =>
    command(`${String(ms)} ms`, (world) => world.advance(ms)),
  ),
  command('reload', (world) => world.reload()),
  command('Back', (world) => world.navigator.travel(-1)),
  command('Forward', (world) => world.navigator.travel(1)),
  command('another page', (world) => world.leave()),
  command('hidden', (world) => world.presence.hide()),
  command('shown', (world) => world.presence.show()),
  command('the member pays what they see', (world) => {
    const orderNo = displayedOrder(world, 'waiting', 'payment-code-lost');
    if (orderNo !== undefined) world.controls.orders.complete(orderNo);
  }),
  command('the server cancels', (world) => {
    const { newestUnpaid } = world.controls.orders;
    if (newestUnpaid !== undefined) world.controls.orders.cancel(newestUnpaid);
  }),
  command('another device makes the order', (world, model) => {
    const request = { kind: 'course', id: 2, promoCode: '', agreed: true } as const;
    const { orders } = world.site.pages;
    if (world.site.pages.studyRecords.one(105, 2)?.bought) return;
    if (world.site.settings.value.generation === 1) orders.makeG1(world.token, request);
    else orders.makeG2(world.token, request);
    model.elsewhere += 1;
  }),
  command('the same order on another device', (world, model) => {
    model.other ??= world.anotherDevice(ADDRESS);
    const orderNo = world.made.at(-1)?.order.orderNo;
    const { other } = model;
    const before = world.made.length;
    if (orderNo !== undefined) other.navigator.go(`/order/pay?orderId=${orderNo}`);
    other.advance(SECOND);
    for (const what of [
      { kind: 'method-chosen', method: 'alipay' },
      { kind: 'ordered-again' },
      { kind: 'agreed', isChecked: true },
      { kind: 'submitted' },
    ] as const) {
      if (what.kind === 'ordered-again' && hasOrder(other)) model.again += 1;
      other.do(what);
      other.advance(SECOND);
    }
    // A server of generation 2 lists no unpaid orders, so the devices do not know of each other's.
    if (world.site.settings.value.generation === 2) model.elsewhere += world.made.length - before;
    visitProvider(other, 'closed');
  }),
  command('signed out, and in again', (world, model, { tabs }) => {
    // A server of generation 2 lists no unpaid orders: after sign-out no page knows of them.
    if (world.site.settings.value.generation === 2)
      model.elsewhere += world.made.filter(({ order }) => order.isPayable).length;
    for (const tab of tabs) tab.signOutAndIn();
    world.advance(SECOND);
  }),
  command('the server recovers', (world) => world.controls.clearFaults()),
];

const CALLS = ['makeOrder', 'orders', 'orderStatus', 'payByWechat', 'payByHand', 'promoCode', 'course', 'all'] as const;

function fault(call: (typeof CALLS)[number], name: keyof typeof FAULTS, times: number): Command {
  return command(`${call}: ${name} ${String(times)} times`, (world) => world.controls.fail(call, FAULTS[name], times));
}

/** What a member does on the page of the provider for which this tab has left last. */
function visitProvider(world: OrderWorld, result: string): void {
  const address = targetsOf(world.navigator, 'leave').at(-1);
  if (address === undefined) return;
  const { searchParams } = new URL(address, 'https://api.example');
  const query = Object.fromEntries(searchParams);
  const { payments } = world.site.pages;
  try {
    world.controls.setUp({ payGatewayBroken: result === 'failed' });
    const { orderNo, success, failure } =
      'sign' in query ? payments.payPage(query) : payments.payByRedirect(world.token, query);
    if (result.startsWith('paid')) world.controls.orders.complete(orderNo);
    if (result === 'paid' || result === 'refused') {
      const { pathname, search } = new URL(result === 'paid' ? success : failure || success);
      // The return is a new document, and a provider may lead to another browser's.
      world.navigator.go(pathname + search);
      world.reload();
    }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
  }
  world.controls.setUp({ payGatewayBroken: false });
  if (result === 'closed' || result === 'failed') world.presence.restore();
  if (result.endsWith('switcher')) {
    world.presence.hide();
    world.presence.show();
  }
}

/** Checks what must hold after every command. */
function expectInvariants(model: Model, world: OrderWorld): void {
  const open = world.made.filter(({ order }) => order.isPayable).map(({ order }) => order.orderNo);
  // The first generation lists unpaid orders, so a lost order is found again. In the second generation an order cannot
  // be paid once its answer is lost or its payment page has expired.
  const payable =
    world.site.settings.value.generation === 1 ? open : open.filter((orderNo) => canStillBePaid(world, orderNo));
  expect(payable.length, 'unpaid orders').to.be.at.most(1 + model.again + model.elsewhere);
  expect(world.mostPending, 'status requests at a time').to.be.at.most(1);
  const { shown } = world;
  if (
    world.navigator.location$.value.path === '/order/success' &&
    shown.kind === 'ready' &&
    shown.value.kind === 'order' &&
    shown.value.flow.kind === 'paid'
  ) {
    const { orderNo } = shown.value.flow;
    expect(world.made.find(({ order }) => order.orderNo === orderNo)?.order.statusText, 'paid').to.equal(ORDER_PAID);
  }
  const displayed = displayedOrder(world, 'waiting');
  if (displayed !== undefined) {
    // Unless this tab gave the order up and then opened it again on purpose.
    const isReplaced =
      world.tools.stored.onDevice().replacedNumbers.includes(displayed) && !world.tools.stored.one(displayed)?.isClosed;
    expect(isReplaced, 'can be paid although it was replaced').to.equal(false);
  }
  const reported = JSON.stringify([world.navigator.history, world.log]);
  expect(reported, 'secrets').not.to.match(/sign=|token|weixin/i);
}

/** Where nothing fails any more, no page goes on offering what is paid, and the order's own page says so. */
function expectPaymentShown(world: OrderWorld): void {
  world.controls.clearFaults();
  world.presence.show();
  world.advance(20 * SECOND);
  const paid = world.made.filter(({ order }) => order.statusText === ORDER_PAID).map(({ order }) => order.orderNo);
  expect(paid, 'open although it is paid').not.to.include(displayedOrder(world, 'waiting', 'payment-code-lost'));
  for (const orderNo of paid) {
    world.navigator.go(`/order/pay?orderId=${orderNo}`);
    world.reload();
    world.advance(5 * SECOND);
    expect(world.view, 'paid without saying so').to.equal('paid');
  }
}

/**
 * Whether the answer with the payment page arrived, and less than the half hour ago for which the page is valid
 * (docs/api/orders.md#create-an-order-generation-2).
 */
function canStillBePaid({ answered, time }: OrderWorld, orderNo: string): boolean {
  return answered.some((made) => made.orderNo === orderNo && made.at + PAY_WITHIN_MS[2] > time.now());
}

function hasOrder({ shown }: OrderWorld): boolean {
  return (
    shown.kind === 'ready' &&
    shown.value.kind === 'order' &&
    (shown.value.flow.kind !== 'draft' || shown.value.flow.earlier !== undefined)
  );
}

/** The number of the order whose payment the displayed page awaits, or only lets happen. */
function displayedOrder({ shown }: OrderWorld, ...kinds: readonly OrderFlow['kind'][]): string | undefined {
  if (shown.kind !== 'ready' || shown.value.kind !== 'order') return undefined;
  const { flow } = shown.value;
  return 'order' in flow && kinds.includes(flow.kind) ? flow.order.orderNo : undefined;
}

const REACHED: Readonly<Record<Generation, readonly string[]>> = {
  1: [
    'draft',
    'sending',
    'unknown',
    'choosing',
    'waiting',
    'replaced',
    'payment-code-lost',
    'cancelled',
    'paid',
    'not-sold',
    'failed',
  ],
  2: ['draft', 'sending', 'unknown', 'waiting', 'replaced', 'timed-out', 'cancelled', 'paid', 'not-sold', 'failed'],
};

describe('An order under random actions and faults', function () {
  this.timeout(120_000);
  for (const [generation, scene, isDaily] of [
    [1, 'pc', true],
    [1, 'h5', false],
    [1, 'wechat', true],
    [2, 'pc', false],
    [2, 'h5', true],
  ] as const satisfies readonly (readonly [Generation, Scene, boolean])[]) {
    it(`is made once per purchase, is paid only when the server confirms, and leaves no poll behind, G${String(generation)}, ${scene}${breadthUnless(isDaily)}`, () => {
      const seen = new Set<string>();
      const faults = fc
        .tuple(
          fc.constantFrom(...CALLS),
          fc.constantFrom(
            ...([
              'offline',
              'timeout',
              'badGateway',
              'wrong',
              'tooOften',
              'noRecord',
              'html',
              'truncated',
              'empty',
              'cut',
            ] as const),
          ),
          fc.constantFrom(1, 1, 2, Infinity),
        )
        .map(([call, name, times]) => fault(call, name, times));
      const commands = fc.commands(
        [
          fc.constantFrom(...LIKELY),
          fc.constantFrom(...LIKELY),
          fc.constantFrom(...LIKELY),
          fc.constantFrom(...ACTIONS),
          fc.constantFrom(...EVENTS),
          faults,
        ],
        {
          size: 'max',
          maxCommands: 40,
        },
      );
      fc.assert(
        fc.property(commands, (actions) => {
          const browser = new TwoTabs(generation, ADDRESS, scene);
          const { tabs, world } = browser;
          world.advance(SECOND);
          const model: Model = { elsewhere: 0, again: 0 };
          fc.modelRun(() => ({ model, real: browser }), actions);
          model.other?.leave();
          for (const tab of tabs) {
            expectPaymentShown(tab);
            for (const view of tab.views) seen.add(view);
            tab.leave();
          }
          world.advance(20 * SECOND);
          const { length } = world.site.calls;
          world.advance(3 * 3600 * SECOND);
          const underWay = tabs.map((tab) => tab.underWay);
          expect([world.site.calls.length, ...underWay], 'left behind').to.deep.equal([length, 0, 0]);
        }),
        { numRuns: 200, seed: 11 },
      );
      // If the run never reaches these states, it has tested nothing.
      expect([...seen]).to.include.members(
        REACHED[generation].filter((view) => scene === 'pc' || view !== 'payment-code-lost'),
      );
    });
  }
});
