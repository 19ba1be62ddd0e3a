import type { ListedOrder } from '../../../domain/orders/listed-order.js';
import type { PromoCodeRecord } from '../server/orders/order-store.js';
import type { ByMember } from '../server/records.js';

const REGISTERED_MS = Date.UTC(2024, 10, 1, 2);
const LATER_MS = Date.UTC(2024, 10, 4, 2);
const LATEST_MS = Date.UTC(2024, 10, 6, 12);

const MATHS: ListedOrder = {
  id: 44,
  orderNo: '1011000057',
  priceYuan: 199,
  statusText: '已支付',
  paymentText: '微信扫码支付',
  paymentMethod: 'scan',
  isPayable: false,
  refunded: 19.5,
  createdAt: LATER_MS,
  products: [{ id: 2, type: 'COURSE', name: '高等数学精讲', cover: '/images/courses/2.svg', count: 1, priceYuan: 199 }],
};

const ENGLISH: ListedOrder = {
  ...MATHS,
  id: 46,
  orderNo: '1051000063',
  priceYuan: 79,
  paymentText: '支付宝',
  refunded: 0,
  createdAt: LATEST_MS,
  products: [{ id: 3, type: 'COURSE', name: '商务英语写作', cover: '/images/courses/3.svg', count: 1, priceYuan: 79 }],
};

export const SEEDED_ORDERS: ByMember<ListedOrder> = {
  101: [
    MATHS,
    {
      ...MATHS,
      id: 45,
      orderNo: '1012000031',
      priceYuan: 365,
      statusText: '未支付',
      paymentText: '',
      isPayable: true,
      refunded: 0,
      createdAt: LATEST_MS,
      products: [{ id: 1, type: 'ROLE', name: '年度会员', cover: '', count: 1, priceYuan: 365 }],
    },
    {
      ...MATHS,
      id: 41,
      orderNo: '1010000012',
      statusText: '已取消',
      paymentText: '',
      refunded: 0,
      createdAt: REGISTERED_MS,
    },
  ],
  105: [
    ENGLISH,
    { ...ENGLISH, id: 47, orderNo: '1051000071', statusText: '支付中', isPayable: true },
    // An item of an add-on that has no page here, and an order without items because its product was deleted.
    {
      ...ENGLISH,
      id: 48,
      orderNo: '1051000082',
      priceYuan: 12_800,
      createdAt: LATER_MS,
      products: [{ id: 9, type: '直播课程', name: '考前冲刺直播', cover: '', count: 2, priceYuan: 12_800 }],
    },
    { ...ENGLISH, id: 42, orderNo: '1050000093', createdAt: REGISTERED_MS, products: [] },
  ],
};

const DAY_MS = 86_400_000;

/** One promo code of every kind. The last three cannot be used, each for a different reason. */
export function seededPromoCodes(now: number): readonly PromoCodeRecord[] {
  return [
    { id: 1, code: 'STUDY20', discountYuan: 20, expiresAtMs: now + 365 * DAY_MS },
    { id: 2, code: 'ALLFREE', discountYuan: 1_000_000, expiresAtMs: undefined },
    { id: 3, code: '开学 5%折', discountYuan: 5, expiresAtMs: undefined },
    { id: 4, code: 'LASTYEAR', discountYuan: 50, expiresAtMs: now - DAY_MS },
    { id: 5, code: 'USEDUP', discountYuan: 50, expiresAtMs: undefined, usedUp: true },
    { id: 6, code: 'MINE101', discountYuan: 50, expiresAtMs: undefined, ownerId: 101 },
  ];
}
