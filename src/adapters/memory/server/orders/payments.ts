import type { TokenCheck } from '../member/token-check.js';
import { type Random, randomText } from '../random.js';
import type { ObservableRecord } from '../records.js';
import { Refusal, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import {
  BAD_PARAMETERS,
  CANCELLED,
  NO_SUCH_RECORD,
  ORDER_PAID,
  PAYING,
  PROVIDER_NOT_SET_UP,
  SOMETHING_WRONG,
  UNPAID,
  WRONG_ORDER_STATUS,
  WRONG_ORDER_STATUS_BY_HAND,
} from '../strings.js';
import type { OrderRecord, OrderStore } from './order-store.js';
import { type MethodSign, METHODS_OF_SERVER } from './payment-methods.js';

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

/** Takes the payments of orders (docs/api/orders.md#payment-methods). Throws a `Refusal`. */
export class Payments {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly store: OrderStore,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly random: Random,
  ) {}

  /** Payment methods of generation 1, in the order of its server. */
  methods(token: string | undefined, scene: string): readonly MethodSign[] {
    this.tokenCheck.requireMemberOnOneDevice(token);
    if (scene === '') throw refused(BAD_PARAMETERS);
    return this.offered(scene);
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
    this.begin(orderNo, 'wechat');
    if (this.settings.value.payGatewayBroken) throw refused(SOMETHING_WRONG);
    return `weixin://wxpay/bizpayurl?pr=${randomText(this.random, 9)}`;
  }

  /** Returns the owner's instructions for a transfer. Can be repeated. */
  payByHand(token: string | undefined, orderNo: string): string {
    const { order } = this.own(token, orderNo);
    const isRepeated = order.statusText === PAYING && order.paymentMethod !== '';
    if (order.statusText !== UNPAID && !isRepeated) throw refused(WRONG_ORDER_STATUS_BY_HAND);
    if (!isRepeated) this.begin(orderNo, 'handPay');
    return this.settings.value.transferText;
  }

  /** Begins the payment at a provider and returns the ways back from its page (docs/api/orders.md#redirect-to-pay). */
  payByRedirect(token: string | undefined, query: RedirectQuery): ProviderVisit {
    const { order, dueYuan } = this.own(token, query.order_id ?? '');
    const { orderNo } = order;
    const method = this.offered(query.payment_scene ?? '').find((sign) => sign === query.payment);
    if (method !== 'alipay' && method !== 'wechat-jsapi') throw refused(SOMETHING_WRONG);
    if (order.statusText !== UNPAID) throw refused(WRONG_ORDER_STATUS);
    this.begin(orderNo, method);
    if (this.settings.value.payGatewayBroken) throw refused(PROVIDER_NOT_SET_UP);
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
    const record = this.store.bySign(query.sign ?? '');
    if (record === undefined) throw refused(BAD_PARAMETERS);
    const [success, failure] = [query.s_url, query.f_url].map((address = '') => decoded(address));
    const { orderNo, statusText } = record.order;
    if (statusText === CANCELLED) throw refused(WRONG_ORDER_STATUS);
    return { method: 'pay-page', orderNo, success: success ?? '', failure: failure ?? '', record };
  }

  /** The methods that the operator has switched on, as far as the scene has them. */
  private offered(scene: string): readonly MethodSign[] {
    // Object.keys widens the names of the table to string.
    const signs = Object.keys(METHODS_OF_SERVER) as readonly MethodSign[];
    const { payWays } = this.settings.value;
    return signs.filter(
      (sign) => payWays.includes(sign) && METHODS_OF_SERVER[sign].scenes.some((one) => one === scene),
    );
  }

  private begin(orderNo: string, sign: MethodSign): void {
    const { inOrders, title } = METHODS_OF_SERVER[sign];
    this.store.beginPayment(orderNo, inOrders, title);
  }

  private own(token: string | undefined, orderNo: string): OrderRecord {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    if (orderNo === '') throw refused(BAD_PARAMETERS);
    const record = this.store.byNumber(orderNo);
    if (record?.userId !== user.id) throw new Refusal(404, NO_SUCH_RECORD);
    return record;
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

const STATUS_NUMBERS: Readonly<Record<string, number>> & { readonly [UNPAID]: number } = {
  [UNPAID]: 1,
  [PAYING]: 5,
  [ORDER_PAID]: 9,
  [CANCELLED]: 7,
};
