// The HTTP adapter reads these too: they are said in one place (docs/decisions/0013).
export { BAD_PARAMETERS, NO_SUCH_ROUTE } from '../../wire/server-words.js';

/** What the server says when it says no, word for word (API 1.2). */
export const SIGN_IN_FIRST = '请登录';
export const SIGNED_IN_ELSEWHERE = '请重新登录';
export const SOMETHING_WRONG = '错误';
export const NO_SUCH_RECORD = '资源不存在';
export const TOO_OFTEN = '请稍后再试';
export const NO_REDIS = '无法连接redis';
export const MAINTENANCE = '系统维护中';

/** What an endpoint misses (API 2.2–2.6, 2.20). */
export const MOBILE_REQUIRED = '请输入手机号';
export const CAPTCHA_REQUIRED = '请输入图形验证码';
export const SMS_CODE_REQUIRED = '请输入短信验证码';
export const PASSWORD_REQUIRED = '请输入密码';
export const PASSWORD_TOO_SHORT = '密码长度不能少于6个字符';
export const PASSWORD_TOO_LONG = '密码长度不能多于16个字符';
/** Of home, in the later generation (pages API 3.1). */
export const PAGE_NAME_REQUIRED = 'page_name参数不能为空';

/** Why a door stays shut (API 2.2–2.6, 2.10–2.13, 2.20). */
export const WRONG_CAPTCHA = '图形验证码错误';
export const WRONG_SMS_CODE = '短信验证码错误';
export const WRONG_PASSWORD = '手机号或密码错误';
export const LOCKED = '账号已被锁定';
export const LOCKED_OUT = '用户已锁定无法登录';
export const MOBILE_TAKEN = '手机号已存在';
export const NO_SUCH_MOBILE = '手机号不存在';
export const MOBILE_BOUND_ALREADY = '已绑定';
export const EXPIRED = '已过期';
export const NO_SUCH_USER = '用户不存在';
export const SOCIAL_ACCOUNT_TAKEN = '当前渠道账号已绑定了其它账号';

/** What is switched off or done (API 2.9, 2.12, 2.21). */
export const NO_QQ = '登录应用不存在';
export const NO_WECHAT_SCAN = '未开启微信公众号扫码登录';
export const VERIFIED_ALREADY = '当前学员已完成实人认证';
export const remarkOfPayment = (points: number): string => `已支付订单送${String(points)}积分`;
export const messageOfPoints = (change: number, remark: string): string => `积分变动:${String(change)}，备注:${remark}`;
