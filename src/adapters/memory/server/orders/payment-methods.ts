import { PAYMENT_METHOD_TITLES } from '../strings.js';

/** The methods of generation 1, sorted by sign; `inOrders`: its name in an order (docs/api/orders.md#payment-methods). */
export const METHODS_OF_SERVER = {
  alipay: {
    title: PAYMENT_METHOD_TITLES.alipay,
    icon: '/images/icons/alipay.svg',
    scenes: ['pc', 'h5'],
    inOrders: 'alipay',
  },
  handPay: {
    title: PAYMENT_METHOD_TITLES.handPay,
    icon: '/images/icons/hand.svg',
    scenes: ['pc', 'h5', 'wechat'],
    inOrders: 'handPay',
  },
  wechat: { title: PAYMENT_METHOD_TITLES.wechat, icon: '/images/icons/wechat.svg', scenes: ['pc'], inOrders: 'scan' },
  'wechat-jsapi': {
    title: PAYMENT_METHOD_TITLES['wechat-jsapi'],
    icon: '/images/icons/wechat.svg',
    scenes: ['wechat'],
    inOrders: 'jsapi',
  },
} as const;

/** The server's name of a method. */
export type MethodSign = keyof typeof METHODS_OF_SERVER;
