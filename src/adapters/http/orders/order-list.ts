import type { Observable } from 'rxjs';

import type { Order, OrderedProduct } from '../../../domain/orders/listed-order.js';
import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import type { OrderListGateway } from '../../../domain/ports/order-gateway.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asBoolean,
  asInstant,
  asList,
  asText,
  decodeEach,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
} from '../client/json-readers.js';
import { decodePage } from '../client/page-readers.js';
import type { ResolveImage } from '../client/known-server.js';

/** docs/api/orders.md#order-list. */
function decodeOrder(entry: JsonRecord): Order {
  return {
    id: required(integer(entry['id']), 'order.id'),
    orderNo: required(nonEmptyText(entry['order_id']), 'order.order_id'),
    charge: integer(entry['charge']) ?? 0,
    statusText: asText(entry['status_text']) ?? '',
    paymentText: asText(entry['payment_text']) ?? '',
    paymentMethod: asText(entry['payment_method']) ?? '',
    isPayable: asBoolean(entry['continue_pay']) ?? false,
    refunded: asAmount(entry['refund_amount']),
    createdAt: asInstant(entry['created_at']),
    products: decodeEach(asList(entry['goods']) ?? [], decodeProduct),
  };
}

function decodeProduct(product: JsonRecord): OrderedProduct {
  return {
    id: integer(product['goods_id']) ?? 0,
    type: asText(product['goods_type']) ?? '',
    name: asText(product['goods_name']) ?? '',
    thumb: asText(product['goods_thumb']) ?? '',
    count: integer(product['num']) ?? 1,
    // The unit price is 0 in the second generation, whatever was paid.
    charge: integer(product['charge']) ?? 0,
  };
}

/** The only amount that may have a fraction; older servers do not send it. */
function asAmount(value: unknown): number {
  const amount = Number(nonEmptyText(value) ?? 0);
  return Number.isFinite(amount) ? amount : 0;
}

export class HttpOrderListGateway implements OrderListGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  list({ page, size }: PageRequest): Observable<Page<Order>> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/member/orders', query: { page, page_size: size } },
      (data) => decodePage(data, (entry) => withImages(decodeOrder(entry), this.image)),
    );
  }
}

function withImages(order: Order, image: ResolveImage): Order {
  return { ...order, products: order.products.map((product) => ({ ...product, thumb: image(product.thumb) })) };
}
