import { PREPARING, UNAVAILABLE } from '../courses/strings.js';
import { VIP_OFF } from '../vip.strings.js';
import { isolated } from '../text/isolated.js';

export const BACK_TO_ORDERS = '查看我的订单';
export const MEMBER_ORDERS_EMPTY = '还没有订单，去挑一门喜欢的课程吧';
export const ORDER_PAY_EMPTY = '没有正在支付的订单';
export const ORDER_SUCCESS_EMPTY = '感谢您的支持，祝学习愉快';

/** The order page (docs/spec/orders.md#order-form). */
export const UNSUPPORTED_PRODUCT = '暂不支持购买该商品';
export const NOT_SOLD = {
  free: '这门课程是免费的，无需购买',
  bought: '您已购买该课程，可直接学习',
  vip: '您是会员，可直接学习该课程',
  preparing: PREPARING,
  unavailable: UNAVAILABLE,
  'vip-off': VIP_OFF,
} as const;
export const GO_TO_LEARN = '去学习';
export const PRODUCT_KINDS = { course: '课程', role: '会员' } as const;
export const PROMO_CODE = '优惠码';
export const USE_CODE = '使用';
export const CHECKING_CODE = '正在验证优惠码';
export const REMOVE_CODE = '移除优惠码';
export const CODE_UNUSABLE = '优惠码不可用';
/** Above the button that sends the order. */
export const CODE_KEEPS_FROM_ORDER = '优惠码不可用，请修改，或清空后提交';
export const CODE_UNUSABLE_BECAUSE = {
  unknown: '优惠码不可用：优惠码不存在',
  expired: '优惠码不可用：已过期',
} as const;
/** For screen readers; the sum shows it to the eye. */
export const saved = (amount: string): string => `已减 ${amount}`;
export const reduction = (amount: string): string => `−${amount}`;
export const PAYMENT_METHOD = '支付方式';
export const NO_PAYMENT_METHODS = {
  pc: '商家暂未开通支付',
  h5: '当前浏览器里暂时无法付款，请在微信中打开本页，或到电脑上付款',
  wechat: '微信里暂时无法付款，请用手机浏览器打开本页，或到电脑上付款',
} as const;
/** Names of the agreements, also used in the message that one is not checked. */
export const AGREEMENT_NAMES = { member: '会员服务协议', 'paid-content': '付费内容购买协议' } as const;
export const AGREE_TO = '我已阅读并同意';
export const agreeFirst = (name: string): string => `请先阅读并同意《${isolated(name)}》`;
export const TOTAL = '合计';
export const SUBMIT_ORDER = '提交订单';
export const SUBMITTING = {
  code: '正在验证优惠码',
  lock: '正在核对订单',
  'look-up': '正在核对订单',
  make: '正在提交订单',
} as const;
export const EARLIER_ORDER = '您有一笔未支付的订单';
export const EARLIER_CANCELLED = '未支付的订单已取消，可重新提交';
/** Shown beside the price where the sum due is unknown (docs/spec/orders.md#amount-due). */
export const AMOUNT_DUE_UNKNOWN = '使用优惠码的订单，应付金额以下单时为准';
export const COMPARE_BEFORE_TRANSFER = '转账前，请与下单时显示的金额核对';
export const earlierOrderPriced = (amount: string): string =>
  `您有一笔未支付的订单，商品金额 ${amount}（${AMOUNT_DUE_UNKNOWN}）`;
export const earlierOrderOf = (amount: string): string => `您有一笔未支付的订单，金额 ${amount}`;
export const CONTINUE_PAYING = '继续支付';
export const ORDER_AGAIN = '重新下单';
export const priceChanged = (from: string, to: string): string => `价格已由 ${from} 变为 ${to}，请确认后重新提交`;
export const totalChanged = (from: string, to: string): string =>
  `优惠金额有变，合计已由 ${from} 变为 ${to}，请确认后重新提交`;
export const dueChanged = (from: string, to: string): string => `应付金额已由 ${from} 变为 ${to}，请确认后再支付`;
export const orderedElsewhere = (offer: string): string => `${offer}。请回到提交订单的页面完成支付，或重新下单`;
export const ORDER_UNKNOWN = '没有收到服务器的响应，正在查询订单是否已提交';
export const ORDER_STILL_UNKNOWN = '无法确认订单是否已提交，请查询后再继续';
export const QUERY_AGAIN = '重新查询';
export const ORDER_NOT_MADE = '订单没有提交成功，请重新提交';
export const ORDER_NOT_FOUND = '没有查到刚才的订单，未付款不会扣费，可重新提交';

/** The payment page (docs/spec/orders.md#paying). */
/** The visible heading. The document title does not change with the state. */
export const PAY_HEADINGS = {
  order: '订单支付',
  scan: '扫码支付',
  lost: '无法继续支付',
  bought: '无需支付',
  replaced: '已重新下单',
} as const;
export const OTHER_PAYMENT_METHOD = '换个支付方式';
export const SCAN_TO_PAY = '请使用微信或支付宝扫码';
export const GO_TO_PAY = '去支付';
export const OR_SCAN = '或用另一部手机扫码';
/** After a return without a payment: the page of the provider may have failed. */
export const MAY_NOT_HAVE_STARTED = '还没有查到付款。如果支付没有成功，可以换个支付方式';
export const STARTING_PAYMENT = '正在发起支付';
export const CHOOSE_PAYMENT_METHOD = '请选择支付方式';
export const I_HAVE_PAID = '我已完成支付';
export const NOT_PAID_YET = '暂未收到支付结果，请稍候';
export const I_HAVE_TRANSFERRED = '我已转账';
/** The merchant looks at the account by hand, which may take an hour. */
export const TRANSFER_UNCONFIRMED = '商家确认到账后，订单会变为已支付';
export const BACK = '返回';
export const ORDER_CANCELLED = '订单已取消';
export const CANCELLED_TEXT = '这笔订单不能再支付，需要的话可以重新下单';
export const ORDER_REPLACED = '您已在其他页面重新下单，请勿支付此订单';
export const TO_NEW_ORDER = '前往下单页面';
export const PAYMENT_TIMED_OUT = '支付已超时';
export const TIMED_OUT_TEXT = '如果已经付款，请先查看订单，不要重复下单';
export const PAYMENT_LOST = {
  code: '支付码已失效，请重新下单',
  page: '支付信息已失效，请重新下单',
  elsewhere: '这笔订单已在别处发起支付，如果没有付款，请重新下单',
} as const;
export const ORDER_NUMBER = '订单号';
export const AMOUNT_DUE = '应付金额';

/** The success page (docs/spec/orders.md#success-page). */
export const PAYMENT_SUCCEEDED = '支付成功';
export const CONFIRMING = '正在确认支付结果';
export const PAYMENT_UNCONFIRMED = '支付结果确认中，可在订单中查看';
const AMOUNT_PAID = '实付金额';
export const ORDERED_AT = '下单时间';
export const SEE_ORDERS = '查看订单';

/**
 * The server's texts. They also identify the status, because lists contain no status code
 * (docs/api/orders.md#order-list).
 */
export const STATES_OF_ORDERS = { unpaid: '未支付', paying: '支付中', paid: '已支付', cancelled: '已取消' } as const;

/** Labels and buttons of the order pages (docs/spec/orders.md). */
export const PRODUCT_PRICE = '商品金额';
export const REMOVE = '移除';
export const HAND_PAYMENT = '转账说明';
export const PAY_CODE = '支付二维码';
export const payWithin = (left: string): string => `请在 ${left} 内完成支付`;
export const PAYMENT_RESULT = '支付结果';
export const QUERY_PAYMENT = '重新查询';
export const PAYMENT_NOT_BEGUN = '支付发起失败，请重新选择支付方式';

/** The order list (docs/spec/orders.md#order-list). */
export const AMOUNT_NAMES = { paid: AMOUNT_PAID, due: AMOUNT_DUE, price: PRODUCT_PRICE } as const;
export const LIST_OF_ORDERS = '订单列表';
export const ordersInAll = (count: number): string => `共 ${String(count)} 笔订单`;
export const NO_PRODUCT_DETAILS = '商品信息缺失';
export const COPY_NUMBER = '复制';
export const copyNumber = (orderNo: string): string => `复制订单号 ${isolated(orderNo)}`;
export const NUMBER_COPIED = '订单号已复制';
export const COPY_BY_HAND = '无法自动复制，已为您选中订单号，请手动复制';
/** Begun here; the server lists no unpaid orders, or not yet. */
export const DUE_ON_DEVICE = '待付款（仅本机可见）';
export const STATE_UNKNOWN = '状态未知';
export const refunded = (amount: string): string => `已退款 ${amount}`;
export const quantityOf = (count: number): string => `× ${String(count)}`;
