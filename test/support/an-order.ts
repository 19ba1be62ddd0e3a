import type { Order, OrderedGoods } from '../../src/domain/orders/existing-orders.js';

/** A course that was bought and paid, but for what a test changes. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 44,
    orderNo: '1011000057',
    charge: 199,
    statusText: '已支付',
    paymentText: '微信扫码支付',
    paymentMethod: 'scan',
    payable: false,
    refunded: 0,
    createdAt: Date.UTC(2026, 10, 19),
    goods: [orderedCourse()],
    ...changes,
  };
}

export function orderedCourse(changes: Partial<OrderedGoods> = {}): OrderedGoods {
  return { id: 2, type: 'COURSE', name: '高等数学精讲', thumb: '', count: 1, charge: 199, ...changes };
}

export function orderedRole(): OrderedGoods {
  return orderedCourse({ id: 1, type: 'ROLE', name: '年度会员', charge: 365 });
}
