// The HTTP adapter uses these too, so they are defined in one place (docs/decisions/0013-what-the-server-means.md).
export { BAD_PARAMETERS, NO_SUCH_ROUTE } from '../../wire/strings.js';

/** Messages of the server's refusals, word for word (docs/api/README.md#codes). */
export const SIGN_IN_FIRST = '请登录';
export const SIGNED_IN_ELSEWHERE = '请重新登录';
export const SOMETHING_WRONG = '错误';
export const NO_SUCH_RECORD = '资源不存在';
export const TOO_OFTEN = '请稍后再试';
export const NO_REDIS = '无法连接redis';
export const MAINTENANCE = '系统维护中';

/** Messages for missing or invalid input (docs/api/signing-in.md, docs/api/signing-in.md#bind-the-first-mobile). */
export const MOBILE_REQUIRED = '请输入手机号';
export const CAPTCHA_REQUIRED = '请输入图形验证码';
export const SMS_CODE_REQUIRED = '请输入短信验证码';
export const PASSWORD_REQUIRED = '请输入密码';
export const PASSWORD_TOO_SHORT = '密码长度不能少于6个字符';
export const PASSWORD_TOO_LONG = '密码长度不能多于16个字符';
/** Home page, generation 2 (docs/api/home.md#home-blocks). */
export const PAGE_NAME_REQUIRED = 'page_name参数不能为空';

/**
 * Reasons for a refused login, registration or binding (docs/api/signing-in.md, docs/api/scan.md,
 * docs/api/signing-in.md#bind-the-first-mobile).
 */
export const WRONG_CAPTCHA = '图形验证码错误';
export const WRONG_SMS_CODE = '短信验证码错误';
export const WRONG_PASSWORD = '手机号或密码错误';
export const ACCOUNT_LOCKED = '账号已被锁定';
export const LOCKED_OUT = '用户已锁定无法登录';
export const MOBILE_TAKEN = '手机号已存在';
export const NO_SUCH_MOBILE = '手机号不存在';
export const MOBILE_BOUND_ALREADY = '已绑定';
export const EXPIRED = '已过期';
export const NO_SUCH_USER = '用户不存在';
export const SOCIAL_ACCOUNT_TAKEN = '当前渠道账号已绑定了其它账号';

/**
 * Messages for features that are off, and for steps that are done already (docs/api/signing-in.md#qq-login,
 * docs/api/scan.md#open-a-scan-generation-1, docs/api/signing-in.md#start-the-face-check).
 */
export const NO_QQ = '登录应用不存在';
export const NO_WECHAT_SCAN = '未开启微信公众号扫码登录';
export const VERIFIED_ALREADY = '当前学员已完成实人认证';
export const remarkOfPayment = (points: number): string => `已支付订单送${String(points)}积分`;
export const messageOfPoints = (change: number, remark: string): string => `积分变动:${String(change)}，备注:${remark}`;

/**
 * Messages of refusals in the member area, word for word (docs/api/member.md,
 * docs/api/member.md#link-a-social-account).
 */
export const NICKNAME_REQUIRED = '请输入昵称';
export const NICKNAME_TAKEN = '昵称已经存在';
export const NOT_YOUR_MOBILE = '请绑定手机号';
export const FILE_REQUIRED = '请上传文件';
export const FILE_NO_IMAGE = '请上传图片文件';
export const FILE_TOO_LARGE = '文件不能超过1M';
export const ALREADY_LINKED = '您已经绑定了该渠道的账号';

/** The states of an order on a list (docs/api/orders.md#order-list). */
export const UNPAID = '未支付';
export const PAYING = '支付中';
export const ORDER_PAID = '已支付';
export const CANCELLED = '已取消';

/**
 * Reasons why an order or a payment is refused (docs/api/orders.md#create-an-order-generation-1,
 * docs/api/orders.md#create-an-order-generation-2).
 */
export const NOT_FOR_SALE = '当前课程无法购买';
export const BOUGHT_ALREADY = '请勿重复购买';
export const AGREE_FIRST = '请同意协议';
export const AGREE_TO_PAID_CONTENT = '请同意付费内容购买协议';
export const AGREE_TO_MEMBERSHIP = '请同意会员服务协议';
export const NO_SUCH_GOODS_TYPE = '无法创建订单';
export const WRONG_ORDER_STATUS = '订单状态错误';
export const PROVIDER_NOT_SET_UP = '支付宝证书未配置';
/** The only message in English. */
export const WRONG_ORDER_STATUS_BY_HAND = 'order status error';

/** Names of the payment methods (docs/api/orders.md#payment-methods). */
export const PAYMENT_METHOD_TITLES = {
  alipay: '支付宝',
  handPay: '手动打款',
  wechat: '微信扫码支付',
  'wechat-jsapi': '微信JSAPI支付',
} as const;

/** Reasons why an attachment cannot be downloaded (docs/api/courses.md#attachment-link). */
export const BUY_COURSE_FIRST = '请购买课程';
export const FILE_LOST = '源文件不存在';

/**
 * Reasons why a video cannot be played (docs/api/lesson.md#play-addresses) or a position is not recorded
 * (docs/api/lesson.md#record-progress).
 */
export const BUY_TO_WATCH = '请购买后观看';
export const NO_PLAY_ADDRESS = '无法获取视频播放地址';
export const MAY_NOT_WATCH = '无权限观看此视频';

/**
 * Reasons why a comment is refused, word for word (docs/api/comments.md#write-a-comment-generation-1,
 * docs/api/comments.md#write-a-comment-generation-2).
 */
export const COMMENT_REQUIRED = '请输入评论';
export const COMMENT_TOO_SHORT = '评论内容不能少于6个字';
export const NO_RIGHT_TO_COMMENT = '无权限';
export const COMMENT_CONTENT_REQUIRED = '请输入评论内容';
export const COMMENT_TOO_LONG = '评论内容最多140个字符';
export const TOO_MANY_COMMENTS = '已超出每日评论限制';
export const COMMENTS_FORBIDDEN = '禁止提交评论';
export const COMMENT_UNDER_REVIEW = '评论审核中';

/** Message for a search without keywords (docs/api/search.md#search-the-site). */
export const KEYWORDS_REQUIRED = '请输入关键字';
