import { isolated } from '../text/isolated.js';

/** The printed receipt (docs/spec/taking-along.md#receipt). */
export const RECEIPT = '付款收据';
export const SEE_RECEIPT = '收据';
export const receiptOf = (orderNo: string): string => `收据 ${isolated(orderNo)}`;
export const PAYER = '会员';
export const payerOf = (name: string, mobile: string): string =>
  mobile === '' ? isolated(name) : `${isolated(name)}（手机 ${isolated(mobile)}）`;
export const BOUGHT_PRODUCT = '商品';
export const MEMBERSHIP_UNTIL = '会员有效期至';
export const IN_CAPITALS = '金额大写';
/** Of the product, where the sum that was paid is not known. */
export const PRICE_IN_CAPITALS = '商品金额大写';
export const inCapitals = (amount: string): string => `人民币${amount}`;
export const SITE_OF_RECEIPT = '收款网站';
export const FILING = '网站备案';
export const NO_INVOICE = '此收据由网站按订单生成，不能代替发票。需要发票请联系网站。';
/** The characters of an amount that cannot be altered. */
export const CAPITAL_DIGITS = '零壹贰叁肆伍陆柒捌玖';
export const CAPITAL_UNITS = ['', '拾', '佰', '仟'] as const;
export const CAPITAL_GROUPS = ['', '万', '亿', '万亿'] as const;
/** Of yuan, jiao and fen; an amount without fen is marked as whole. */
export const CAPITAL_PARTS = ['元', '角', '分'] as const;
export const WHOLE = '整';
