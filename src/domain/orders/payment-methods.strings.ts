import type { PaymentMethodName } from './payment-methods.js';

/** The words of a payment method. */
interface MethodWords {
  readonly heading: string;
  /** What the member does; of a transfer, where the operator has written nothing. */
  readonly task: string;
  /** Instead of `task` on a device that cannot scan itself: the code is given out once, no other device can show it. */
  readonly taskElsewhere?: string;
  /** On a receipt. */
  readonly receipt: string;
}
export const METHOD_WORDS: Readonly<Record<PaymentMethodName, MethodWords>> = {
  alipay: { heading: '支付宝支付', task: '请在支付宝完成支付', receipt: '支付宝' },
  hand: { heading: '对公转账', task: '请联系商家完成转账', receipt: '对公转账' },
  wechat: {
    heading: '扫码支付',
    task: '请使用微信扫码支付',
    taskElsewhere: '请用另一部手机的微信扫描二维码，或者换个支付方式',
    receipt: '微信支付',
  },
  'wechat-jsapi': { heading: '微信支付', task: '请在微信完成支付', receipt: '微信支付' },
};
