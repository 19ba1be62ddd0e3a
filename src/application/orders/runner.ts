import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  NEVER,
  Observable,
  of,
  ReplaySubject,
  skip,
  Subject,
  Subscription,
  switchMap,
  timer,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { pauseAfter, pollWhileVisible } from '../../domain/kernel/polling.js';
import { CONFIRMATION_MS, ORDER_POLL_MS, PAY_WITHIN_MS } from '../../domain/limits.js';
import type {
  OrderCommand,
  OrderDeed,
  OrderEvent,
  OrderFlow,
  OrderReport,
  OrderStep,
} from '../../domain/orders/flow.js';
import { orderAddress, payAddress, successAddress } from '../../domain/orders/order.js';
import { nextStep } from '../../domain/orders/paying.js';
import { askAboutOrder, isQuestion, type OrderQuestion, type OrderTools } from './questions.js';

/** Who is asked about, and whether over and over. */
interface PolledOrder {
  readonly orderNo: string;
  readonly polled: boolean;
}

/**
 * Whether an order is paid: every 2 s while it waits and somebody looks, and at once when `asked$` says so. Never two
 * questions at a time, quiet about lost answers, at rest where the server wants fewer (pages §8). Cold; never errors.
 */
export function watchPayment(
  tools: OrderTools,
  flow$: Observable<OrderFlow>,
  asked$: Observable<unknown>,
): Observable<OrderReport> {
  const { presence, time } = tools;
  return flow$.pipe(
    map(polledOrderOf),
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo && one?.polled === other?.polled),
    // An order that is settled is asked about no more, and a question that is on its way is given up.
    switchMap((watch) => {
      if (watch === undefined) return EMPTY;
      let resting = false;
      const ticks$ = watch.polled ? pollWhileVisible(presence, ORDER_POLL_MS, time) : NEVER;
      const status$ = tools.gateway.status(watch.orderNo).pipe(
        map((status): OrderReport => ({ kind: 'status', status })),
        catchError((thrown: unknown) => {
          const error = asAppError(thrown);
          tools.reporter.note(error);
          const rest$ = defer(() => {
            resting = true;
            return pauseAfter(error, time).pipe(
              finalize(() => {
                resting = false;
              }),
            );
          });
          return concat(of<OrderReport>({ kind: 'status-lost', error }), rest$);
        }),
      );
      // Who asks while it rests hears at once that nothing is known yet.
      const unheard$ = asked$.pipe(
        filter(() => resting),
        map((): OrderReport => ({ kind: 'status-lost', error: { kind: 'too-many' } })),
      );
      return merge(unheard$, merge(asked$, ticks$).pipe(exhaustMap(() => status$)));
    }),
  );
}

/** Says when the time of an order, or that of its confirmation, is over. Cold; never errors. */
function watchTime({ time }: Pick<OrderTools, 'time'>, flow$: Observable<OrderFlow>): Observable<OrderReport> {
  return flow$.pipe(
    map(endOf),
    distinctUntilChanged(),
    switchMap((end) => {
      if (end === undefined) return EMPTY;
      // Never longer than the longest: where more seems to be left, the clock has been put back.
      const waitMs = end === 'minute' ? CONFIRMATION_MS : Math.min(PAY_WITHIN_MS[1], Math.max(0, end - time.now()));
      return timer(waitMs, time).pipe(map((): OrderReport => ({ kind: 'time-over' })));
    }),
  );
}

function polledOrderOf(flow: OrderFlow): PolledOrder | undefined {
  switch (flow.kind) {
    case 'waiting':
      return { orderNo: flow.order.orderNo, polled: !flow.over };
    case 'replaced':
      return { orderNo: flow.order.orderNo, polled: true };
    case 'confirming':
      return { orderNo: flow.orderNo, polled: true };
    case 'timed-out':
      return { orderNo: flow.order.orderNo, polled: false };
    case 'unsettled':
      return { orderNo: flow.orderNo, polled: false };
    default:
      return undefined;
  }
}

function endOf(flow: OrderFlow): number | 'minute' | undefined {
  if (flow.kind === 'confirming') return 'minute';
  if (flow.kind === 'replaced') return flow.order.endsAt;
  return flow.kind === 'waiting' && !flow.over ? flow.order.endsAt : undefined;
}

/** Which order is on view, and whether it counts that it was let go of before. */
interface WatchedOrder {
  readonly orderNo: string;
  readonly before: boolean;
}

/**
 * Says that another tab of the browser has let go of the order on view, so that nobody pays it beside the one that was
 * made in its place. Cold; never errors.
 */
export function watchOtherTabs(
  { kept }: Pick<OrderTools, 'kept'>,
  flow$: Observable<OrderFlow>,
): Observable<OrderReport> {
  return flow$.pipe(
    map(watchedOrderOf),
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo && one?.before === other?.before),
    switchMap((watch) => {
      if (watch === undefined) return NEVER;
      const letGo$ = kept.letGoElsewhere$(watch.orderNo);
      return (watch.before ? letGo$ : letGo$.pipe(skip(1))).pipe(filter(Boolean));
    }),
    map((): OrderReport => ({ kind: 'let-go-elsewhere' })),
  );
}

function watchedOrderOf(flow: OrderFlow): WatchedOrder | undefined {
  switch (flow.kind) {
    case 'draft':
      return flow.earlier && { orderNo: flow.earlier.orderNo, before: false };
    case 'choosing':
      // Somebody who opens it on purpose, from the list of orders say, wants it after all.
      return { orderNo: flow.order.orderNo, before: false };
    case 'waiting':
      return { orderNo: flow.order.orderNo, before: true };
    default:
      return undefined;
  }
}

/** Where somebody goes who wants something anew that cannot be bought here. */
const ORDERS_PAGE = '/member/orders';

/**
 * Runs the machine of an order: carries out what it commands and tells it what has come of that. Cold; unsubscribing ends
 * its questions, its poll and its timers. Never errors, never completes. `turn$`: emits when it is this tab's turn to send
 * an order, and gives the turn back on unsubscribe; none is needed where
 * nothing is sent.
 */
export function runOrder(
  tools: OrderTools,
  begin: () => OrderStep,
  deeds$: Observable<OrderDeed>,
  turn$: Observable<void> = EMPTY,
): Observable<OrderFlow> {
  return new Observable<OrderFlow>((watcher) => {
    const running = new Subscription();
    const flows = new ReplaySubject<OrderFlow>(1);
    const commands = new Subject<OrderCommand>();
    const asked$ = commands.pipe(filter(({ kind }) => kind === 'ask-status'));
    const waiting: OrderEvent[] = [];
    let present: OrderStep = begin();
    // Until the first step is taken.
    let busy = true;
    let turn = new Subscription();

    const takeTurn = (): void => {
      turn = new Subscription();
      running.add(turn);
      turn.add(
        turn$.subscribe(() => {
          take({ kind: 'turn-taken' });
        }),
      );
    };
    const ask = (question: OrderQuestion): void => {
      if (!running.closed) running.add(askAboutOrder(tools, question).subscribe(take));
    };
    const enter = (step: OrderStep, isNew: boolean): void => {
      present = step;
      if (isNew) flows.next(step.flow);
      for (const command of step.commands) {
        if (isQuestion(command)) ask(command);
        else if (command.kind === 'take-turn') takeTurn();
        else obey(tools, command);
        commands.next(command);
      }
      // Once all of it is noted, the next tab may look.
      if (step.flow.kind !== 'sending') turn.unsubscribe();
    };
    /** One event at a time: what is reported while a step is taken waits for its turn. */
    function take(event: OrderEvent): void {
      waiting.push(event);
      if (!busy) takeWaiting();
    }
    function takeWaiting(): void {
      busy = true;
      for (let next = waiting.shift(); next !== undefined && !running.closed; next = waiting.shift()) {
        const step = nextStep(present.flow, next);
        enter(step, step.flow !== present.flow);
      }
      busy = false;
    }

    running.add(
      merge(watchPayment(tools, flows, asked$), watchTime(tools, flows), watchOtherTabs(tools, flows)).subscribe(take),
    );
    running.add(flows.subscribe(watcher));
    enter(present, true);
    takeWaiting();
    running.add(deeds$.subscribe(take));
    return running;
  });
}

/** What is done on the spot. */
function obey(
  { kept, navigator }: OrderTools,
  command: Exclude<OrderCommand, OrderQuestion | { readonly kind: 'take-turn' }>,
): void {
  switch (command.kind) {
    case 'ask-status':
      // Heard by whoever asks over and over, so that there are never two questions.
      return;
    case 'note-sent':
      kept.noteSent({ goods: command.goods, known: command.known });
      return;
    case 'forget-sent':
      kept.forgetSent(command.goods);
      return;
    case 'keep':
      kept.keep(command.kept);
      return;
    case 'close':
      kept.close(command.orderNo);
      return;
    case 'let-go':
      kept.letGo(command.orderNo);
      return;
    case 'go-to-pay':
      navigator.go(payAddress(command.orderNo));
      return;
    case 'go-to-success':
      // Back must not lead to what is paid already.
      navigator.go(successAddress(command.orderNo), 'replace');
      return;
    case 'go-to-order':
      navigator.go(command.goods === undefined ? ORDERS_PAGE : orderAddress(command.goods), 'replace');
      return;
    case 'leave':
      // The address carries the member's token: it takes the place of this page in the history (pages §7.6).
      navigator.leave(command.url, 'replace');
      return;
  }
}
