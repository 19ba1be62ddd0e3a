import { type Observable, switchMap, throwError } from 'rxjs';

import type { AppError } from '../../../domain/errors/app-error.js';
import { PAY_WITHIN_MS } from '../../../domain/limits.js';
import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderTerms, PaymentStart } from '../../../domain/orders/payment.js';
import type { CourseSite } from '../engine/course-site.js';
import { PAID } from '../engine/orders/server-words.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import type { Selling } from './order-answers.js';

/** The server's own page of payment: here nobody answers at it. */
const PAY_PAGE = 'https://pay.example/payment/index';

/** Orders of a pretend site of the second generation (pages API 3.16). */
export class MemoryOrderGatewayG2 implements Selling {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    const agreement = kind === 'course' ? 'paid-content' : 'member';
    const terms: OrderTerms = { agreement, payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true };
    return this.network.later(terms);
  }

  make({ goods: { kind, id }, promoCode, agreed }: NewOrder): Observable<MadeOrder> {
    return this.network.ask('makeOrder', (token): MadeOrder => {
      const { order, dueYuan, sign } = this.site.pages.orders.makeSecond(token, { kind, id, promoCode, agreed });
      const paid = order.statusText === PAID;
      return {
        orderNo: order.orderNo,
        paid,
        amount: { kind: 'due', yuan: dueYuan },
        payment: paid ? undefined : { kind: 'pay-page', url: `${PAY_PAGE}?sign=${sign}` },
      };
    });
  }

  pay(): Observable<PaymentStart> {
    const error: AppError = { kind: 'no-route' };
    return this.network.later(error).pipe(switchMap(() => throwError(() => error)));
  }
}
