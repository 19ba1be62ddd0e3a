export const BACK_TO_ORDERS = '查看我的订单';
export const MEMBER_ORDERS_EMPTY = '还没有订单，去挑一门喜欢的课程吧';
export const ORDER_EMPTY = '没有待支付的订单';
export const ORDER_PAY_EMPTY = '没有正在支付的订单';
export const ORDER_SUCCESS_EMPTY = '感谢您的支持，祝学习愉快';
