import { EMPTY, filter, merge, Observable, ReplaySubject, Subject, Subscription } from 'rxjs';

import { orderAddress, payAddress, successAddress } from '../../domain/orders/order-address.js';
import type { OrderCommand, OrderDeed, OrderEvent, OrderFlow, OrderStep } from '../../domain/orders/order-flow.js';
import { nextStep } from '../../domain/orders/order-machine.js';
import { askAboutOrder, isQuestion, type OrderQuestion } from './order-questions.js';
import type { OrderTools } from './order-tools.js';
import { watchOtherTabs } from './other-tabs.js';
import { watchPayment, watchTime } from './payment-watch.js';

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
