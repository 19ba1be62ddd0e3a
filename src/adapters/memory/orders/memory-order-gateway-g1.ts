import type { Observable } from 'rxjs';

import { PAY_WITHIN_MS } from '../../../domain/limits.js';
import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderTerms, PaymentStart } from '../../../domain/orders/payment.js';
import type { PaymentRequest } from '../../../domain/ports/server/order-gateway.port.js';
import { alipayAddress } from '../../wire/alipay-address.js';
import type { CourseSite } from '../engine/course-site.js';
import { PAID, PAY_WAY_ICONS, PAY_WAY_TITLES } from '../engine/orders/server-words.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import type { Selling } from './order-answers.js';

/** Orders of a pretend site of the first generation (pages API 3.15). */
export class MemoryOrderGatewayG1 implements Selling {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.network.ask('payWays', (token): OrderTerms => {
      const ways = this.site.pages.orders.ways(token, 'pc');
      return {
        ...(kind === 'role' && { agreement: 'member' as const }),
        ways: ways.map((name) => ({
          name,
          title: PAY_WAY_TITLES[name],
          icon: this.site.pictures.inline(PAY_WAY_ICONS[name]),
        })),
        payWithinMs: PAY_WITHIN_MS[1],
      };
    });
  }

  make({ goods: { kind, id }, promoCode, agreed }: NewOrder): Observable<MadeOrder> {
    return this.network.ask('makeOrder', (token): MadeOrder => {
      const { order } = this.site.pages.orders.makeFirst(token, { kind, id, promoCode, agreed });
      return {
        orderNo: order.orderNo,
        paid: order.statusText === PAID,
        amount: { kind: 'price', yuan: order.charge },
      };
    });
  }

  pay({ orderNo, way, returnTo }: PaymentRequest): Observable<PaymentStart> {
    const { orders } = this.site.pages;
    switch (way) {
      case 'wechat':
        return this.network.ask('payByWechat', (token) => ({
          kind: 'wechat-code',
          text: orders.payByWechat(token, orderNo),
        }));
      case 'hand':
        return this.network.ask('payByHand', (token) => ({ kind: 'hand', html: orders.payByHand(token, orderNo) }));
      case 'alipay': {
        // The browser goes there itself; nobody in this world looks at a token.
        const url = alipayAddress('', { orderNo, returnTo, token: undefined });
        return this.network.later<PaymentStart>({ kind: 'leave', url });
      }
    }
  }
}
