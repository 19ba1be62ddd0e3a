/** The list of orders (pages §10). */
export const LIST_OF_ORDERS = '订单列表';
export const ordersInAll = (count: number): string => `共 ${String(count)} 个订单`;
export const NO_GOODS = '商品信息缺失';
export const COPY_NUMBER = '复制';
export const copyNumber = (orderNo: string): string => `复制订单号 ${orderNo}`;
export const NUMBER_COPIED = '订单号已复制';
export const COPY_BY_HAND = '无法自动复制，已为您选中订单号，请手动复制';
export const STATE_UNKNOWN = '状态未知';
export const refunded = (amount: string): string => `已退款 ${amount}`;
export const timesOf = (count: number): string => `× ${String(count)}`;
export const SEE_VIP = '查看会员';
