import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import { HttpOrderListGateway } from '../../../../src/adapters/http/orders/order-list.js';
import {
  HttpOrderGateway,
  type GenerationSpecificCalls,
} from '../../../../src/adapters/http/orders/orders-by-generation.js';
import { HttpOrderGatewayG2 } from '../../../../src/adapters/http/orders/orders-g2.js';
import { HttpOrderGatewayG1 } from '../../../../src/adapters/http/orders/orders-g1.js';
import { type OrderGateway } from '../../../../src/domain/ports/order-gateway.js';
import {
  type Answer,
  callsOf,
  type CallsOf,
  generations,
  gives,
  ISO,
  item,
  longPage,
  NOTHING,
  ok,
  PAGE,
  image,
} from '../known-call.js';

/** docs/api/orders.md#order-list. */
const ORDER = {
  id: 44,
  charge: 99,
  payment_method: 'wap',
  order_id: '202411051000001234567',
  created_at: ISO,
  status_text: '已支付',
  payment_text: '',
  continue_pay: false,
  refund_amount: 0,
  goods: [
    {
      goods_id: 5,
      goods_type: 'COURSE',
      goods_name: 'Course A',
      goods_thumb: 'https://cdn.example.test/a.png',
      goods_charge: 0,
      num: 1,
      charge: 99,
    },
  ],
};

/** docs/api/orders.md#check-a-promo-code. */
const PROMO_CODE = {
  can_use: 1,
  promo_code: {
    id: 1,
    code: 'SAMPLE20',
    expired_at: '2030-01-01 00:00:00',
    invite_user_reward: 0,
    invited_user_reward: 20,
  },
};
const PROMO_CODE_UNKNOWN = { can_use: 0, promo_code: [] };

/** docs/api/orders.md#payment-methods. */
const PAYMENT_METHODS = [
  { sign: 'alipay', name: '支付宝', icon: 'https://api.example.test/images/icons/alipay.png' },
  { sign: 'handPay', name: '手动打款', icon: 'https://api.example.test/images/icons/handpay.png' },
  { sign: 'wechat', name: '微信扫码支付', icon: 'https://api.example.test/images/icons/wechat.png' },
];

export const MADE_ORDER_G1 = {
  user_id: 12,
  charge: 199,
  order_id: '609015064',
  created_at: ISO,
  id: 2,
  status_text: '未支付',
  payment_text: '',
  continue_pay: true,
};
const WECHAT_CODE = { code_url: 'weixin://wxpay/bizpayurl?pr=AbCdEfGhI' };
const ORDER_STATUSES = [1, 5, 7, 9].map((status) => ({ status }));

/** docs/api/orders.md#create-an-order-generation-2: with an amount to pay, and without. */
export const MADE_ORDER_G2 = {
  order_no: '202611220902531471',
  total: 179,
  discount: 20,
  is_paid: false,
  pay_url: 'https://api.example.test/payment/index?sign=order-AbCdEfGhIjKlMnOpQrStUvWx',
  sign: 'order-AbCdEfGhIjKlMnOpQrStUvWx',
};
const PAID_ORDER_G2 = { order_no: '202611220902533276', total: 0, discount: 5000, is_paid: true };
const ordersG1 = (http: HttpClient) => new HttpOrderGatewayG1(http, image, () => undefined);
const ordersG2 = (http: HttpClient) => new HttpOrderGatewayG2(http);

const orders = (http: HttpClient) =>
  new HttpOrderGateway(http, generations(), { 1: ordersG1(http), 2: ordersG2(http) }, () => Date.UTC(2026, 0, 1));
const NEW_ORDER = { product: { kind: 'course', id: 5 }, promoCode: 'A', hasAgreed: true } as const;
const BACK = { returnTo: 'https://site.example.test/', failTo: 'https://site.example.test/' };
const PAYMENT = { orderNo: '1', method: 'wechat', scene: 'pc', ...BACK } as const;

const orderCallsOfBoth: CallsOf<Pick<OrderGateway, 'checkPromoCode' | 'status'>> = {
  checkPromoCode: {
    send: (gateway) => gateway.checkPromoCode('A'),
    sends: 'GET /api/v2/promoCode/A/check',
    also: (
      [
        ['a/b?c=d#e', 'a%2Fb%3Fc%3Dd%23e'],
        ['100%', '100%25'],
        ['..', '%252E%252E'],
        ['开学', '%E5%BC%80%E5%AD%A6'],
      ] as const
    ).map(([code, segment]) => ({
      send: (gateway) => gateway.checkPromoCode(code),
      sends: `GET /api/v2/promoCode/${segment}/check` as const,
    })),
    // Whether a code has expired depends on the clock of the test, which is later than every recorded date.
    gaps: { withoutEffect: ['.promo_code.expired_at'] },
    samples: [PROMO_CODE, PROMO_CODE_UNKNOWN],
    mayBeUnknown: ['because'],
  },
  status: {
    send: (gateway) => gateway.status('1'),
    sends: 'GET /api/v2/order/status?order_id=1',
    samples: ORDER_STATUSES,
  },
};

const sellingG2: CallsOf<GenerationSpecificCalls> = {
  terms: {
    send: (gateway) => gateway.terms('course', 'pc'),
    sends: 'nothing',
    samples: [NOTHING],
    mayBeUnknown: ['methods'],
  },
  make: {
    send: (gateway) => gateway.make(NEW_ORDER),
    sends: ['POST /api/v3/order', { goods_type: 'COURSE', goods_id: 5, promo_code: 'A', agree_protocol: 1 }],
    samples: [MADE_ORDER_G2, PAID_ORDER_G2],
    mayBeUnknown: ['payment'],
  },
};

function order(fields: object): Answer {
  return ok(longPage({ ...ORDER, ...fields }));
}

function goods(fields: object): Answer {
  return order({ goods: [fields] });
}

const UNKNOWN_CODE = { kind: 'unusable', because: 'unknown' };

function promo(can_use: 0 | 1, fields: object): Answer {
  return ok({ can_use, promo_code: { ...PROMO_CODE.promo_code, ...fields } });
}

const ofOrderListGateway = callsOf(
  'HttpOrderListGateway',
  (http) => new HttpOrderListGateway(http, image),
  {
    list: {
      send: (orders) => orders.list(PAGE),
      sends: 'GET /api/v2/member/orders?page=2&page_size=5',
      samples: [longPage(ORDER)],
      mayBeUnknown: ['createdAt'],
    },
  },
  {
    list: [
      [
        'an order whose fields cannot be read',
        order({
          charge: null,
          status_text: [],
          payment_text: null,
          payment_method: {},
          continue_pay: 'x',
          goods: [{}],
        }),
        item({
          ...{ priceYuan: undefined, statusText: '', paymentText: '', paymentMethod: '', isPayable: false },
          products: [{ id: 0, type: '', name: '', cover: '', count: undefined, priceYuan: undefined }],
        }),
      ],
      ['an order without a list of goods', order({ goods: null }), item({ products: [] })],
      ['goods that cannot be read', order({ goods: ['broken'] }), item({ products: [] })],
      ['a refund that is no number', order({ refund_amount: 'x' }), item({ refunded: undefined })],
      ['an order without a number', order({ order_id: '' }), gives({ items: [] })],
      ['an order without an id', order({ id: null }), gives({ items: [] })],
      ['a page in the long form', ok(longPage(ORDER)), gives({ total: 1 })],
      ['an empty page', ok({ ...longPage(), from: null, to: null }), gives({ items: [], total: 0 })],
      ['an order number that is a text', order({}), gives({ items: [{ orderNo: '202411051000001234567' }] })],
      ['goods without an image', goods({ goods_thumb: '' }), gives({ items: [{ products: [{ cover: '' }] }] })],
      ['the price in the field charge', goods({ charge: 99 }), gives({ items: [{ products: [{ priceYuan: 99 }] }] })],
      ['a refund with a fraction', order({ refund_amount: '9.50' }), gives({ items: [{ refunded: 9.5 }] })],
      [
        'generation 1 without refunds',
        order({ refund_amount: undefined }),
        gives({ items: [{ refunded: undefined }] }),
      ],
    ],
  },
);

const ofOrderGateway = callsOf(
  'HttpOrderGateway',
  orders,
  {
    ...orderCallsOfBoth,
    ...sellingG2,
    pay: {
      send: (gateway) => gateway.pay(PAYMENT),
      sends: ['POST /api/v2/order/pay/wechatScan', { order_id: '1' }],
      gaps: { hasNoRecordedSuccess: true },
      samples: [WECHAT_CODE],
    },
  },
  {
    checkPromoCode: [
      ['an unknown code', ok(PROMO_CODE_UNKNOWN), gives(UNKNOWN_CODE)],
      ['an unknown code that the server calls usable', ok({ ...PROMO_CODE_UNKNOWN, can_use: 1 }), gives(UNKNOWN_CODE)],
      [
        'an expired code',
        promo(0, { expired_at: '2025-01-01 00:00:00' }),
        gives({ kind: 'unusable', because: 'expired' }),
      ],
      ['an unusable code without a reason', promo(0, {}), gives({ kind: 'unusable', because: undefined })],
      ['a code without an expiry date', promo(1, { expired_at: null }), gives({ kind: 'usable', discountYuan: 20 })],
    ],
  },
);

const ofOrderGatewayG2 = callsOf('HttpOrderGatewayG2', ordersG2, sellingG2);

const ofOrderGatewayG1 = callsOf('HttpOrderGatewayG1', ordersG1, {
  terms: {
    send: (gateway) => gateway.terms('course', 'pc'),
    sends: 'GET /api/v2/order/payments?scene=pc',
    samples: [PAYMENT_METHODS],
    mayBeUnknown: ['agreement'],
  },
  make: {
    send: (gateway) => gateway.make(NEW_ORDER),
    sends: ['POST /api/v2/order/course', { course_id: 5, promo_code: 'A' }],
    also: [
      {
        what: 'of a membership',
        send: (gateway) => gateway.make({ product: { kind: 'role', id: 1 }, promoCode: '', hasAgreed: true }),
        sends: ['POST /api/v2/order/role', { role_id: 1, agree: 1, promo_code: '' }],
        // No recorded code paid for a membership in full.
        gaps: { withoutEffect: ['.status_text'] },
      },
    ],
    samples: [MADE_ORDER_G1],
    mayBeUnknown: ['payment'],
  },
  pay: {
    send: (gateway) => gateway.pay(PAYMENT),
    sends: ['POST /api/v2/order/pay/wechatScan', { order_id: '1' }],
    also: [
      {
        what: 'by hand',
        send: (gateway) => gateway.pay({ ...PAYMENT, method: 'hand' }),
        sends: ['POST /api/v3/order/pay/handPay', { order_id: '1' }],
      },
    ],
    // The recorded servers had no payment provider.
    gaps: { hasNoRecordedSuccess: true },
    samples: [WECHAT_CODE],
  },
});

export const calls = [...ofOrderListGateway, ...ofOrderGateway, ...ofOrderGatewayG2, ...ofOrderGatewayG1];
