import { newForm, type OrderForm } from '../../src/domain/orders/flow.js';
import type { Goods, OrderTerms } from '../../src/domain/orders/order.js';

export const A_COURSE: Goods = { kind: 'course', id: 5, name: '高等数学精讲', priceYuan: 199, cover: '' };
export const A_ROLE: Goods = { kind: 'role', id: 1, name: '年度会员', priceYuan: 365, cover: '', days: 365 };

/** How a server of the first generation sells a course. */
export const TERMS_G1: OrderTerms = {
  agreement: undefined,
  ways: [
    { name: 'alipay', title: '支付宝', icon: '' },
    { name: 'hand', title: '手动打款', icon: '' },
    { name: 'wechat', title: '微信扫码支付', icon: '' },
  ],
  payWithinMs: 3_600_000,
};

/** And of the second. */
export const TERMS_G2: OrderTerms = {
  agreement: 'paid-content',
  ways: undefined,
  payWithinMs: 1_800_000,
  hidesUnpaid: true,
};

/** A form as it is opened, but for what a test changes. */
export function aForm(changes: Partial<OrderForm> = {}): OrderForm {
  return { ...newForm(changes.goods ?? A_COURSE, changes.terms ?? TERMS_G1), ...changes };
}
