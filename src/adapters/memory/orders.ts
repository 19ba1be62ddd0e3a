import { map, type Observable, switchMap, throwError } from 'rxjs';

import type { AppError } from '../../domain/errors/app-error.js';
import type { ListedOrder } from '../../domain/orders/listed-order.js';
import {
  type MadeOrder,
  type NewOrder,
  type OrderStatus,
  type OrderTerms,
  type PaymentStart,
  type ProductKind,
  type PromoAnswer,
  termsOfGeneration,
} from '../../domain/orders/order.js';
import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { Scene } from '../../domain/site/scene.js';
import { type OfferedMethod, PAYMENT_METHODS } from '../../domain/orders/payment-methods.js';
import type { OrderGateway, OrderListGateway, OrderPayment } from '../../domain/ports/order-gateway.js';
import { orderStatusOf, payRedirectAddress } from '../wire/orders.js';
import { MemoryGateway } from './client/network.js';
import type { Images } from './server/images.js';
import { METHODS_OF_SERVER } from './server/orders/payment-methods.js';
import { ORDER_PAID } from './server/strings.js';

/** Orders of a server of either generation (docs/api/orders.md). */
export class MemoryOrderGateway extends MemoryGateway implements OrderGateway {
  terms(kind: ProductKind, scene: Scene): Observable<OrderTerms<OfferedMethod>> {
    return this.byGeneration<OrderTerms<OfferedMethod>>(
      () =>
        this.network.request('payWays', (token) => ({
          ...termsOfGeneration(1, kind),
          methods: this.site.pages.payments.methods(token, scene).map((sign) => ({
            sign,
            title: METHODS_OF_SERVER[sign].title,
            icon: this.site.images.inline(METHODS_OF_SERVER[sign].icon),
          })),
        })),
      () => this.network.emitLater(termsOfGeneration(2, kind)),
    );
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.network.request('promoCode', (token): PromoAnswer => {
      const { isUsable, isExpired, record } = this.site.pages.orders.checkCode(token, code);
      if (isUsable && record) return { kind: 'usable', discountYuan: record.discountYuan };
      if (!record) return { kind: 'unusable', because: 'unknown' };
      return { kind: 'unusable', ...(isExpired && { because: 'expired' as const }) };
    });
  }

  make({ product: { kind, id }, promoCode, hasAgreed }: NewOrder): Observable<MadeOrder> {
    const request = { kind, id, promoCode, agreed: hasAgreed };
    return this.byGeneration<MadeOrder>(
      () =>
        this.network.request('makeOrder', (token) => {
          const { order } = this.site.pages.orders.makeG1(token, request);
          const { orderNo, priceYuan, statusText } = order;
          return { orderNo, isPaid: statusText === ORDER_PAID, amount: { kind: 'price', yuan: priceYuan } };
        }),
      () =>
        this.network.request('makeOrder', (token) => {
          const { order, dueYuan, sign } = this.site.pages.orders.makeG2(token, request);
          const isPaid = order.statusText === ORDER_PAID;
          return {
            orderNo: order.orderNo,
            isPaid,
            amount: { kind: 'due', yuan: dueYuan },
            // On this site's origin, as on many servers.
            payment: isPaid ? undefined : { kind: 'pay-page', url: `/payment/index?sign=${sign}` },
          };
        }),
    );
  }

  /** Generation 2 has no such route: the visitor pays on the server's own page. */
  pay(request: OrderPayment): Observable<PaymentStart> {
    const error: AppError = { kind: 'no-route' };
    return this.byGeneration(
      () => this.payG1(request),
      () => this.network.emitLater(error).pipe(switchMap(() => throwError(() => error))),
    );
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.network
      .request('orderStatus', (token) => this.site.pages.payments.status(token, orderNo))
      .pipe(map((number) => orderStatusOf(number) ?? 'unpaid'));
  }

  private payG1(request: OrderPayment): Observable<PaymentStart> {
    const { payments } = this.site.pages;
    const { orderNo } = request;
    switch (PAYMENT_METHODS[request.method].opens) {
      case 'code':
        return this.network.request('payByWechat', (token) => ({
          kind: 'code',
          text: payments.payByWechat(token, orderNo),
        }));
      case 'hand':
        return this.network.request('payByHand', (token) => ({
          kind: 'hand',
          html: payments.payByHand(token, orderNo),
        }));
      case 'page':
      case 'sheet': {
        // The browser navigates there itself; the in-memory server does not check a token.
        const url = payRedirectAddress('', { ...request, token: undefined });
        return this.network.emitLater<PaymentStart>({ kind: 'leave', url });
      }
    }
  }
}

export class MemoryOrderListGateway extends MemoryGateway implements OrderListGateway {
  list(request: PageRequest): Observable<Page<ListedOrder>> {
    return this.network
      .request('orders', (token) => this.site.pages.orders.list(token, request))
      .pipe(map(({ items, total }) => ({ items: items.map((order) => withImages(order, this.site.images)), total })));
  }
}

function withImages(order: ListedOrder, images: Images): ListedOrder {
  return { ...order, products: order.products.map((product) => ({ ...product, cover: images.inline(product.cover) })) };
}
