import { map, type Observable, switchMap, throwError } from 'rxjs';

import type { AppError } from '../../domain/errors/app-error.js';
import { PAY_WITHIN_MS } from '../../domain/limits.js';
import type { Order } from '../../domain/orders/existing-orders.js';
import type {
  GoodsKind,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentStart,
  PromoAnswer,
} from '../../domain/orders/order.js';
import type { Page, PageRequest } from '../../domain/paging.js';
import type { OrderGateway, OrdersGateway, PaymentRequest } from '../../domain/ports/server/order-gateway.js';
import { alipayAddress, orderStatusOf } from '../wire/orders.js';
import { askByGeneration, type ByGeneration, MemoryGateway, type MemoryNetwork } from './network.js';
import type { CourseSite } from './server/course-site.js';
import type { Pictures } from './server/pictures.js';
import { PAID, PAY_WAY_ICONS, PAY_WAY_TITLES } from './server/strings.js';

/** What the generations do in their own ways. */
export type Selling = Pick<OrderGateway, 'terms' | 'make' | 'pay'>;

/** What the pretend site of either generation says of a code (pages API 3.14). */
function askPromoCode(site: CourseSite, network: MemoryNetwork, code: string): Observable<PromoAnswer> {
  return network.ask('promoCode', (token): PromoAnswer => {
    const { usable, expired, record } = site.pages.orders.checkCode(token, code);
    if (usable && record) return { kind: 'usable', discountYuan: record.discountYuan };
    if (!record) return { kind: 'unusable', because: 'unknown' };
    return { kind: 'unusable', ...(expired && { because: 'expired' as const }) };
  });
}

/** What it says of an order (pages API 3.15). */
function askStatus(site: CourseSite, network: MemoryNetwork, orderNo: string): Observable<OrderStatus> {
  return network
    .ask('orderStatus', (token) => site.pages.orders.status(token, orderNo))
    .pipe(map((number) => orderStatusOf(number) ?? 'unpaid'));
}

/** Orders of a pretend site of the first generation (pages API 3.15). */
class MemoryOrderGatewayG1 extends MemoryGateway implements Selling {
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

/** The server's own page of payment: here nobody answers at it. */
const PAY_PAGE = 'https://pay.example/payment/index';

/** Orders of a pretend site of the second generation (pages API 3.16). */
class MemoryOrderGatewayG2 extends MemoryGateway implements Selling {
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

/** Orders before a pretend site of either generation: here it is chosen which, and nowhere else. */
export class MemoryOrderGateway extends MemoryGateway implements OrderGateway {
  private readonly adapters: ByGeneration<Selling> = {
    1: new MemoryOrderGatewayG1(this.site, this.network),
    2: new MemoryOrderGatewayG2(this.site, this.network),
  };

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.ask((orders) => orders.terms(kind));
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return askPromoCode(this.site, this.network, code);
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.ask((orders) => orders.make(order));
  }

  pay(request: PaymentRequest): Observable<PaymentStart> {
    return this.ask((orders) => orders.pay(request));
  }

  status(orderNo: string): Observable<OrderStatus> {
    return askStatus(this.site, this.network, orderNo);
  }

  private ask<T>(question: (orders: Selling) => Observable<T>): Observable<T> {
    return askByGeneration(this.site, this.adapters, question);
  }
}

export class MemoryOrdersGateway extends MemoryGateway implements OrdersGateway {
  list(request: PageRequest): Observable<Page<Order>> {
    return this.network
      .ask('orders', (token) => this.site.pages.records.orders(token, request))
      .pipe(
        map(({ items, total }) => ({ items: items.map((order) => withPictures(order, this.site.pictures)), total })),
      );
  }
}

function withPictures(order: Order, pictures: Pictures): Order {
  return { ...order, goods: order.goods.map((goods) => ({ ...goods, thumb: pictures.inline(goods.thumb) })) };
}
