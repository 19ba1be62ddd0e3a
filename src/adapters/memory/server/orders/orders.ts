import type { SchedulerLike } from 'rxjs';

import type { Order, OrderedProduct } from '../../../../domain/orders/listed-order.js';
import type { ProductKind, PaymentMethodName } from '../../../../domain/orders/order.js';
import type { Scene } from '../../../../domain/site/scene.js';
import { METHODS_OF_SCENES, paymentMethodOf } from '../../../wire/orders.js';
import type { Page, PageRequest } from '../../../../domain/kernel/paging.js';
import type { Catalogue } from '../courses/course-catalogue.js';
import type { StudyRecords } from '../study/study-records.js';
import type { TokenCheck } from '../member/token-check.js';
import { type OrderStore, type OrderRecord, type PromoCodeRecord } from './order-store.js';
import { type Random, randomText } from '../random.js';
import { newestFirst, type ObservableRecord, pageOf } from '../records.js';
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
  PAID,
  PAYMENT_METHOD_TITLES,
  PAYING,
  PROVIDER_NOT_SET_UP,
  SOMETHING_WRONG,
  UNPAID,
  WRONG_ORDER_STATUS,
  WRONG_ORDER_STATUS_BY_HAND,
} from '../strings.js';
import type { Plans } from '../vip.js';

/** A promo code as it applies to one member. */
export interface PromoCodeView {
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

/** The query of a call to which the browser navigates. */
export type RedirectQuery = Readonly<Record<string, string | undefined>>;

/** A visit to the page of a provider, and the addresses to which it leads afterwards. */
export interface ProviderVisit {
  readonly method: 'alipay' | 'wechat-jsapi' | 'pay-page';
  readonly orderNo: string;
  readonly success: string;
  /** After a refusal; Alipay does not use it. */
  readonly failure: string;
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

/** Creates orders and starts payments (docs/api/orders.md). Throws a `Refusal`. */
export class Orders {
  constructor(private readonly parts: OrderParts) {}

  /** Payment methods of generation 1, in the order of its server. */
  methods(token: string | undefined, scene: string): readonly PaymentMethodName[] {
    this.parts.tokenCheck.requireMemberOnOneDevice(token);
    if (scene === '') throw refused(BAD_PARAMETERS);
    return (isScene(scene) ? METHODS_OF_SCENES[scene] : []).filter((method) =>
      this.parts.settings.value.payWays.includes(method),
    );
  }

  /** A code with a slash, encoded or not, leads to a different route (docs/api/orders.md#check-a-promo-code). */
  checkCode(token: string | undefined, code: string): PromoCodeView {
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
      if (product.charge === 0) throw refused(NOT_FOR_SALE);
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

  /** Returns 1, 5, 9 or 7. */
  status(token: string | undefined, orderNo: string): number {
    const { statusText } = this.own(token, orderNo).order;
    return STATUS_NUMBERS[statusText] ?? STATUS_NUMBERS[UNPAID];
  }

  /** Returns the text of the WeChat QR code. Refused once a payment of the order has begun. */
  payByWechat(token: string | undefined, orderNo: string): string {
    const { order } = this.own(token, orderNo);
    if (order.statusText !== UNPAID) throw refused(WRONG_ORDER_STATUS);
    this.parts.store.beginPayment(orderNo, 'scan', PAYMENT_METHOD_TITLES.wechat);
    if (this.parts.settings.value.payGatewayBroken) throw refused(SOMETHING_WRONG);
    return `weixin://wxpay/bizpayurl?pr=${randomText(this.parts.random, 9)}`;
  }

  /** Returns the owner's instructions for a transfer. Can be repeated. */
  payByHand(token: string | undefined, orderNo: string): string {
    const { order } = this.own(token, orderNo);
    const isRepeated = order.statusText === PAYING && order.paymentMethod !== '';
    if (order.statusText !== UNPAID && !isRepeated) throw refused(WRONG_ORDER_STATUS_BY_HAND);
    if (!isRepeated) this.parts.store.beginPayment(orderNo, 'handPay', PAYMENT_METHOD_TITLES.hand);
    return this.parts.settings.value.transferText;
  }

  /** Begins the payment at a provider and returns the ways back from its page (docs/api/orders.md#redirect-to-pay). */
  payByRedirect(token: string | undefined, query: RedirectQuery): ProviderVisit {
    const { order, dueYuan } = this.own(token, query.order_id ?? '');
    const { orderNo } = order;
    const scene = query.payment_scene ?? '';
    const method = isScene(scene) ? paymentMethodOf(query.payment ?? '', scene) : undefined;
    const isEnabled = method !== undefined && this.parts.settings.value.payWays.includes(method);
    if (!isEnabled || (method !== 'alipay' && method !== 'wechat-jsapi')) throw refused(SOMETHING_WRONG);
    if (order.statusText !== UNPAID) throw refused(WRONG_ORDER_STATUS);
    const ofServer = method === 'alipay' ? 'alipay' : 'jsapi';
    this.parts.store.beginPayment(orderNo, ofServer, PAYMENT_METHOD_TITLES[method]);
    if (this.parts.settings.value.payGatewayBroken) throw refused(PROVIDER_NOT_SET_UP);
    const { redirect = '', s_url: success = '', f_url: failure = '' } = query;
    if (method === 'wechat-jsapi') return { method, orderNo, success: success || redirect, failure };
    const to = redirect || success;
    const mark = to.includes('?') ? '&' : '?';
    return {
      method,
      orderNo,
      success: `${to}${mark}total_amount=${dueYuan.toFixed(2)}&out_trade_no=${orderNo}`,
      failure,
    };
  }

  /** The order of generation 2's payment page, for anyone who has its address (docs/api/orders.md#payment-page). */
  payPage(query: RedirectQuery): ProviderVisit & { readonly record: OrderRecord } {
    const record = this.parts.store.bySign(query.sign ?? '');
    if (record === undefined) throw refused(BAD_PARAMETERS);
    const [success, failure] = [query.s_url, query.f_url].map((address = '') => decoded(address));
    const { orderNo, statusText } = record.order;
    if (statusText === CANCELLED) throw refused(WRONG_ORDER_STATUS);
    return { method: 'pay-page', orderNo, success: success ?? '', failure: failure ?? '', record };
  }

  private own(token: string | undefined, orderNo: string): OrderRecord {
    const user = this.parts.tokenCheck.requireMemberOnOneDevice(token);
    if (orderNo === '') throw refused(BAD_PARAMETERS);
    const record = this.parts.store.byNumber(orderNo);
    if (record?.userId !== user.id) throw new Refusal(404, NO_SUCH_RECORD);
    return record;
  }

  private product(kind: ProductKind, id: number): OrderedProduct {
    if (kind === 'course') {
      const course = this.parts.catalogue.published(id);
      const charge = course.isFree ? 0 : course.charge;
      return { id, type: 'COURSE', name: course.title, thumb: course.thumb, count: 1, charge };
    }
    const plan = this.parts.plans.all().find((one) => one.id === id);
    if (!plan) throw new Refusal(404, NO_SUCH_RECORD);
    return { id, type: 'ROLE', name: plan.name, thumb: '', count: 1, charge: plan.priceYuan };
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
  private codeFor(userId: number, code: string): PromoCodeView {
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

/** What cannot be decoded stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function isScene(scene: string): scene is Scene {
  return Object.hasOwn(METHODS_OF_SCENES, scene);
}

const STATUS_NUMBERS: Readonly<Record<string, number>> & { readonly [UNPAID]: number } = {
  [UNPAID]: 1,
  [PAYING]: 5,
  [PAID]: 9,
  [CANCELLED]: 7,
};

/** The orders of a member (docs/api/orders.md#order-list). Throws a `Refusal` without a valid token. */
export class MemberOrderList {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly store: OrderStore,
    private readonly settings: ObservableRecord<SiteSettings>,
  ) {}

  /**
   * Generation 1 does not report refunds. Generation 2 lists only paid orders, without the name of the payment method.
   */
  orders(token: string | undefined, request: PageRequest): Page<Order> {
    const own = newestFirst(
      this.store.of(this.tokenCheck.requireMemberOnOneDevice(token).id).map(({ order }) => order),
    );
    const shown =
      this.settings.value.generation === 1
        ? own.map((order) => ({ ...order, refunded: 0 }))
        : own.filter(({ statusText }) => statusText === PAID).map((order) => ({ ...order, paymentText: '' }));
    return pageOf(shown, request);
  }
}
