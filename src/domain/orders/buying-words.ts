/** What else stands on the pages where something is bought (pages §7–9). */
export const GOODS_PRICE = '商品金额';
export const REMOVE = '移除';
export const HAND_PAYMENT = '转账说明';
export const PAY_CODE = '支付二维码';
export const payWithin = (left: string): string => `请在 ${left} 内完成支付`;
export const PAYMENT_RESULT = '支付结果';
export const LOOK_FOR_PAYMENT = '重新查询';
export const PAYMENT_NOT_BEGUN = '支付发起失败，请重新选择支付方式';
