/** The state of an order whose money has come. */
export const PAID = '已支付';
