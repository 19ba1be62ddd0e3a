import type { SchedulerLike } from 'rxjs';

import type { ListedOrder, OrderedProduct } from '../../../../domain/orders/listed-order.js';
import type { ProductKind } from '../../../../domain/orders/order.js';
import type { Page, PageRequest } from '../../../../domain/kernel/paging.js';
import type { Catalogue } from '../courses/course-catalogue.js';
import type { StudyRecords } from '../study/study-records.js';
import type { TokenCheck } from '../member/token-check.js';
import type { OrderRecord, OrderStore, PromoCodeRecord } from './order-store.js';
import { type Random, randomText } from '../random.js';
import { newestFirst, type ObservableRecord, cutPage } from '../records.js';
import { Refusal, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import {
  AGREE_FIRST,
  AGREE_TO_MEMBERSHIP,
  AGREE_TO_PAID_CONTENT,
  BAD_PARAMETERS,
  BOUGHT_ALREADY,
  CANCELLED,
  NO_SUCH_GOODS_TYPE,
  NO_SUCH_RECORD,
  NO_SUCH_ROUTE,
  NOT_FOR_SALE,
  ORDER_PAID,
  SOMETHING_WRONG,
  UNPAID,
} from '../strings.js';
import type { Plans } from '../vip.js';

/** A promo code as it applies to one member. */
export interface ShownPromoCode {
  readonly isUsable: boolean;
  /** The code has expired. */
  readonly isExpired: boolean;
  readonly record: PromoCodeRecord | undefined;
}

/** An order request, with the fields of the API. */
export interface OrderRequest {
  readonly kind: ProductKind | undefined;
  readonly id: number | undefined;
  readonly promoCode: string;
  readonly agreed: boolean;
}

/** The parts of the server that orders need. */
interface OrderParts {
  readonly tokenCheck: TokenCheck;
  readonly store: OrderStore;
  readonly catalogue: Catalogue;
  readonly plans: Plans;
  readonly studies: StudyRecords;
  readonly codes: ObservableRecord<{ readonly all: readonly PromoCodeRecord[] }>;
  readonly settings: ObservableRecord<SiteSettings>;
  readonly time: Pick<SchedulerLike, 'now'>;
  readonly random: Random;
}

/** Creates and lists orders (docs/api/orders.md). Throws a `Refusal`. */
export class Orders {
  constructor(private readonly parts: OrderParts) {}

  /** A code with a slash, encoded or not, leads to a different route (docs/api/orders.md#check-a-promo-code). */
  checkCode(token: string | undefined, code: string): ShownPromoCode {
    if (code.includes('/')) throw new Refusal(404, NO_SUCH_ROUTE);
    return this.codeFor(this.parts.tokenCheck.requireMemberOnOneDevice(token).id, code);
  }

  /** Generation 1 sells a course only once, and no course that is free. */
  makeG1(token: string | undefined, { kind, id, promoCode, agreed }: OrderRequest): OrderRecord {
    const user = this.parts.tokenCheck.requireMemberOnOneDevice(token);
    if (id === undefined) throw refused(SOMETHING_WRONG);
    if (kind === 'role' && !agreed) throw refused(AGREE_FIRST);
    const product = this.product(kind ?? 'course', id);
    if (kind === 'course') {
      if (product.priceYuan === 0) throw refused(NOT_FOR_SALE);
      if (this.parts.studies.one(user.id, id)?.bought) throw refused(BOUGHT_ALREADY);
    }
    return this.write(user.id, product, promoCode, 1);
  }

  /** Generation 2 checks only the agreement. A new order that is not paid yet has the status "paying". */
  makeG2(token: string | undefined, { kind, id, promoCode, agreed }: OrderRequest): OrderRecord & { sign: string } {
    const user = this.parts.tokenCheck.requireMemberOnOneDevice(token);
    if (id === undefined) throw refused(BAD_PARAMETERS);
    if (kind === undefined) throw refused(NO_SUCH_GOODS_TYPE);
    if (!agreed) throw refused(kind === 'course' ? AGREE_TO_PAID_CONTENT : AGREE_TO_MEMBERSHIP);
    const record = this.write(user.id, this.product(kind, id), promoCode, 2);
    const { orderNo, statusText } = record.order;
    if (statusText === UNPAID) this.parts.store.beginPayment(orderNo, '', '');
    const sign = `order-${randomText(this.parts.random, 24)}`;
    this.parts.store.change(orderNo, {}, sign);
    return { ...record, sign };
  }

  /**
   * The member's orders (docs/api/orders.md#order-list). Generation 1 does not report refunds. Generation 2 lists only
   * paid orders, without the name of the payment method.
   */
  list(token: string | undefined, request: PageRequest): Page<ListedOrder> {
    const own = newestFirst(
      this.parts.store.of(this.parts.tokenCheck.requireMemberOnOneDevice(token).id).map(({ order }) => order),
    );
    const shown =
      this.parts.settings.value.generation === 1
        ? own.map((order) => ({ ...order, refunded: undefined }))
        : own.filter(({ statusText }) => statusText === ORDER_PAID).map((order) => ({ ...order, paymentText: '' }));
    return cutPage(shown, request);
  }

  private product(kind: ProductKind, id: number): OrderedProduct {
    if (kind === 'course') {
      const course = this.parts.catalogue.published(id);
      const priceYuan = course.isFree ? 0 : course.priceYuan;
      return { id, type: 'COURSE', name: course.title, cover: course.cover, count: 1, priceYuan };
    }
    const plan = this.parts.plans.all().find((one) => one.id === id);
    if (!plan) throw new Refusal(404, NO_SUCH_RECORD);
    return { id, type: 'ROLE', name: plan.name, cover: '', count: 1, priceYuan: plan.priceYuan };
  }

  /** Creates the order. A promo code that cannot be used is ignored silently. */
  private write(userId: number, product: OrderedProduct, code: string, generation: 1 | 2): OrderRecord {
    const { isUsable, record } = this.codeFor(userId, this.parts.settings.value.codesDropped ? '' : code);
    const promoCode = isUsable && record ? record.code : '';
    const discountYuan = isUsable && record ? record.discountYuan : 0;
    const orderNo = this.parts.store.newNumber(userId, generation);
    return this.parts.store.add({ userId, orderNo, product, discountYuan, promoCode });
  }

  /**
   * A code is usable if it exists, is not the member's own, not used up, not expired, and was not used before by this
   * member; cancelled orders do not count.
   */
  private codeFor(userId: number, code: string): ShownPromoCode {
    const record = this.parts.codes.value.all.find((one) => one.code === code);
    const isUsedByMember = this.parts.store
      .of(userId)
      .some(({ promoCode, order }) => promoCode === code && order.statusText !== CANCELLED);
    const isExpired = (record?.expiresAtMs ?? Infinity) <= this.parts.time.now();
    const isUsable =
      record !== undefined && record.ownerId !== userId && record.usedUp !== true && !isUsedByMember && !isExpired;
    return { isUsable, isExpired, record };
  }
}
