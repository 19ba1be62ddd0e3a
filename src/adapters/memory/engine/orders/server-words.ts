/** The states of an order on a list (pages API 3.17). */
export const UNPAID = '未支付';
export const PAYING = '支付中';
export const PAID = '已支付';
export const CANCELLED = '已取消';

/** Why an order is not made, and not paid (pages API 3.15, 3.16). */
export const NOT_FOR_SALE = '当前课程无法购买';
export const BOUGHT_ALREADY = '请勿重复购买';
export const AGREE_FIRST = '请同意协议';
export const AGREE_TO_PAID_CONTENT = '请同意付费内容购买协议';
export const AGREE_TO_MEMBERSHIP = '请同意会员服务协议';
export const NO_SUCH_GOODS_TYPE = '无法创建订单';
export const WRONG_ORDER_STATUS = '订单状态错误';
/** The one call that speaks English. */
export const WRONG_ORDER_STATUS_BY_HAND = 'order status error';

/** What the ways to pay are called (pages API 3.15). */
export const PAY_WAY_TITLES = { alipay: '支付宝', hand: '手动打款', wechat: '微信扫码支付' } as const;
/** Their pictures, by path on the server. */
export const PAY_WAY_ICONS = {
  alipay: '/images/icons/alipay.svg',
  hand: '/images/icons/hand.svg',
  wechat: '/images/icons/wechat.svg',
} as const;
