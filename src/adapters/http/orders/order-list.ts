import type { Observable } from 'rxjs';

import type { ListedOrder, OrderedProduct } from '../../../domain/orders/listed-order.js';
import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import type { OrderListGateway } from '../../../domain/ports/order-gateway.js';
import { asAmount } from '../../wire/amounts-and-durations.js';
import { asCount } from '../../wire/quantities.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asBoolean,
  asInstant,
  decodeList,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
  textOrEmpty,
} from '../client/json-readers.js';
import { decodePage } from '../client/page-readers.js';
import type { ResolveImage } from '../client/known-server.js';

/** docs/api/orders.md#order-list. */
function decodeOrder(entry: JsonRecord): ListedOrder {
  return {
    id: required(integer(entry['id']), 'order.id'),
    orderNo: required(nonEmptyText(entry['order_id']), 'order.order_id'),
    priceYuan: asAmount(entry['charge']),
    statusText: textOrEmpty(entry['status_text']),
    paymentText: textOrEmpty(entry['payment_text']),
    paymentMethod: textOrEmpty(entry['payment_method']),
    isPayable: asBoolean(entry['continue_pay']) ?? false,
    refunded: asAmount(entry['refund_amount']),
    createdAt: asInstant(entry['created_at']),
    products: decodeList(entry['goods'], decodeProduct, JSON.stringify) ?? [],
  };
}

function decodeProduct(product: JsonRecord): OrderedProduct {
  return {
    id: integer(product['goods_id']) ?? 0,
    type: textOrEmpty(product['goods_type']),
    name: textOrEmpty(product['goods_name']),
    cover: textOrEmpty(product['goods_thumb']),
    count: asCount(product['num']),
    // The unit price is 0 in the second generation, whatever was paid.
    priceYuan: asAmount(product['charge']),
  };
}

export class HttpOrderListGateway implements OrderListGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  list({ page, size }: PageRequest): Observable<Page<ListedOrder>> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/member/orders', query: { page, page_size: size } },
      (data) => decodePage(data, (entry) => withImages(decodeOrder(entry), this.image)),
    );
  }
}

function withImages(order: ListedOrder, image: ResolveImage): ListedOrder {
  return { ...order, products: order.products.map((product) => ({ ...product, cover: image(product.cover) })) };
}
