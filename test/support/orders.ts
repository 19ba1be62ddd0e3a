import type { ListedOrder, OrderedProduct } from '../../src/domain/orders/listed-order.js';
import type { Product, OrderTerms } from '../../src/domain/orders/order.js';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentMethodName,
} from '../../src/domain/orders/payment-methods.js';
import { newForm, type OrderForm } from '../../src/domain/orders/order-form.js';

/** A paid order of a course, with the changes of a test. */
export function anOrder(changes: Partial<ListedOrder> = {}): ListedOrder {
  return {
    id: 44,
    orderNo: '1011000057',
    priceYuan: 199,
    statusText: '已支付',
    paymentText: '微信扫码支付',
    paymentMethod: 'scan',
    isPayable: false,
    refunded: 0,
    createdAt: Date.UTC(2026, 10, 19),
    products: [orderedCourse()],
    ...changes,
  };
}

export function orderedCourse(changes: Partial<OrderedProduct> = {}): OrderedProduct {
  return { id: 2, type: 'COURSE', name: '高等数学精讲', cover: '', count: 1, priceYuan: 199, ...changes };
}

export function orderedRole(): OrderedProduct {
  return orderedCourse({ id: 1, type: 'ROLE', name: '年度会员', priceYuan: 365 });
}

export const A_COURSE: Product = { kind: 'course', id: 5, name: '高等数学精讲', priceYuan: 199, cover: '' };
export const A_ROLE: Product = { kind: 'role', id: 1, name: '年度会员', priceYuan: 365, cover: '', days: 365 };

/** A payment method as the server offers it and the site can use it. */
export function aMethod(name: PaymentMethodName, changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return { name, sign: PAYMENT_METHODS[name].sign, title: '', icon: '', ...changes };
}

/** The terms on which a server of generation 1 sells a course. */
export const TERMS_G1: OrderTerms = {
  agreement: undefined,
  methods: [
    aMethod('alipay', { title: '支付宝' }),
    aMethod('hand', { title: '手动打款' }),
    aMethod('wechat', { title: '微信扫码支付' }),
  ],
  payWithinMs: 3_600_000,
};

/** The same for generation 2. */
export const TERMS_G2: OrderTerms = {
  agreement: 'paid-content',
  methods: undefined,
  payWithinMs: 1_800_000,
  hidesUnpaid: true,
};

/** A form as it opens, with the changes of a test. */
export function aForm(changes: Partial<OrderForm> = {}): OrderForm {
  return { ...newForm(changes.product ?? A_COURSE, changes.terms ?? TERMS_G1), ...changes };
}
