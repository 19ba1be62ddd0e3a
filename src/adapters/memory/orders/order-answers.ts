import { map, type Observable } from 'rxjs';

import type { OrderStatus } from '../../../domain/orders/payment.js';
import type { PromoAnswer } from '../../../domain/orders/promo-code.js';
import type { OrderGateway } from '../../../domain/ports/server/order-gateway.port.js';
import { orderStatusOf } from '../../wire/order-status.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

/** What the generations do in their own ways. */
export type Selling = Pick<OrderGateway, 'terms' | 'make' | 'pay'>;

/** What the pretend site of either generation says of a code (pages API 3.14). */
export function askPromoCode(site: CourseSite, network: MemoryNetwork, code: string): Observable<PromoAnswer> {
  return network.ask('promoCode', (token): PromoAnswer => {
    const { usable, expired, record } = site.pages.orders.checkCode(token, code);
    if (usable && record) return { kind: 'usable', discountYuan: record.discountYuan };
    if (!record) return { kind: 'unusable', because: 'unknown' };
    return { kind: 'unusable', ...(expired && { because: 'expired' as const }) };
  });
}

/** What it says of an order (pages API 3.15). */
export function askStatus(site: CourseSite, network: MemoryNetwork, orderNo: string): Observable<OrderStatus> {
  return network
    .ask('orderStatus', (token) => site.pages.orders.status(token, orderNo))
    .pipe(map((number) => orderStatusOf(number) ?? 'unpaid'));
}
