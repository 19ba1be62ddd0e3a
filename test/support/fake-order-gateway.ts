import { defer, type Observable } from 'rxjs';

import type {
  GoodsKind,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentStart,
  PromoAnswer,
} from '../../src/domain/orders/order.js';
import type { OrderGateway, PaymentRequest } from '../../src/domain/ports/server/order-gateway.js';
import { Question } from './question.js';

export class FakeOrderGateway implements OrderGateway {
  readonly allTerms = new Question<OrderTerms>();
  readonly codes = new Question<PromoAnswer>();
  readonly making = new Question<MadeOrder>();
  readonly payments = new Question<PaymentStart>();
  readonly statuses = new Question<OrderStatus>();
  /** What was asked for, in order of asking: `terms of course`, `code A`, `make course 5`, `pay 1 by hand`, `status 1`. */
  readonly wishes: string[] = [];
  /** The orders that were sent, in order. */
  readonly sent: NewOrder[] = [];
  readonly paymentsWanted: PaymentRequest[] = [];

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.ask(`terms of ${kind}`, this.allTerms);
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.ask(`code ${code}`, this.codes);
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.ask(`make ${order.goods.kind} ${String(order.goods.id)}`, this.making, () => {
      this.sent.push(order);
    });
  }

  pay(request: PaymentRequest): Observable<PaymentStart> {
    return this.ask(`pay ${request.orderNo} by ${request.way}`, this.payments, () => {
      this.paymentsWanted.push(request);
    });
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.ask(`status ${orderNo}`, this.statuses);
  }

  /** As every call of a port: nothing is asked before somebody subscribes, and anew for each. */
  private ask<T>(wish: string, question: Question<T>, note: () => void = () => undefined): Observable<T> {
    return defer(() => {
      this.wishes.push(wish);
      note();
      return question.ask();
    });
  }
}
