import { isolated } from '../text/isolated.js';

/**
 * Strings of the sign-in dialogs and the forced steps (docs/spec/signing-in.md#forms;
 * docs/spec/signing-in.md#binding-page, docs/spec/signing-in.md#dialogs).
 */
export const MOBILE_MISSING = '请输入手机号!';
export const NEW_MOBILE_MISSING = '请输入手机号码!';
export const PASSWORD_MISSING = '请输入密码!';
export const NEW_PASSWORD_MISSING = '请设置账号密码!';
export const CAPTCHA_MISSING = '请输入图形验证码!';
export const CAPTCHA_MISSING_TOAST = '请输入图形验证码';
export const SMS_CODE_MISSING = '请输入手机验证码!';
export const AGREEMENT_MISSING = '请同意《用户协议》和《隐私政策》';

export const REGISTERED = '注册成功';
export const BOUND = '绑定成功';
/** The server's message where a mobile was bound before (docs/api/signing-in.md#bind-the-first-mobile). */
export const BOUND_BEFORE = '已绑定';
export const PASSWORD_WAS_RESET = '密码重置成功';
export const SESSION_NOT_STORED = '浏览器禁止保存数据或空间已满，刷新或关闭页面后需要重新登录';
export const FACE_VERIFIED = '实名认证成功';

export const PASSWORD_TAB = '密码登录';
export const SMS_TAB = '短信登录';
export const LOG_IN_NOW = '立即登录';
export const NEW_USER = '新用户注册';
export const FORGOT_PASSWORD = '忘记密码';
export const THIRD_PARTY = '第三方快捷登录';
export const QQ_LOGIN = 'QQ登录';
export const WECHAT_LOGIN = '微信登录';
export const WECHAT_SCAN_LOGIN = '微信扫码登录';
export const HAVE_ACCOUNT = '已有账号，立即登录';
export const REGISTER_NOW = '立即注册';
export const RESET_PASSWORD = '重置密码';
export const BACK_TO_LOGIN_TEXT = '返回登录';
export const OTHER_SIGN_IN_METHODS = '其他方式登录';
export const BIND_NOW = '立即绑定';
export const CANCEL_BINDING = '取消绑定';

export const MOBILE_LABEL = '手机号';
export const MOBILE_PLACEHOLDER = '请输入手机号';
export const NEW_MOBILE_PLACEHOLDER = '请输入手机号码';
export const PASSWORD_LABEL = '密码';
export const PASSWORD_PLACEHOLDER = '请输入密码';
export const NEW_PASSWORD_PLACEHOLDER = '请设置账号密码';
export const CAPTCHA_LABEL = '图形验证码';
export const CAPTCHA_PLACEHOLDER = '请输入图形验证码';
export const SMS_CODE_LABEL = '手机验证码';
export const SMS_CODE_PLACEHOLDER = '请输入手机验证码';
export const AGREE = '同意';
export const USER_AGREEMENT = '《用户协议》';
export const AND = '和';
export const PRIVACY_POLICY = '《隐私政策》';

export const REFRESH_CAPTCHA = '换一张图形验证码';
export const CAPTCHA_FAILED = '加载失败，点击重试';
export const SEND_SMS = '发送验证码';
export const SENDING_SMS = '发送中';
export const SMS_SENT_ANNOUNCEMENT = '验证码已发送';
export const SMS_RESEND_ANNOUNCEMENT = '可以重新发送验证码';
export const secondsLeftText = (seconds: number): string => `${String(seconds)} 秒后重发`;
export const SHOW_PASSWORD = '显示密码';
export const CAPS_LOCK_ON = '大写锁定已开启';

export const SCAN_LOADING = '正在获取二维码…';
export const SCAN_EXPIRED = '二维码已过期';
export const SCAN_FAILED = '二维码加载失败';
export const scanExpiresIn = (left: string): string => `${left} 后过期`;
export const REFRESH_QR = '刷新二维码';
/** Its name, what to do with it, and what follows once it was scanned. */
export const SCAN_QR = { name: '微信登录二维码', task: '请使用微信扫描二维码登录', done: '扫码成功，正在登录…' };
/** On a phone or a tablet, which cannot scan its own screen. */
export const OR_SCAN_WITH_ANOTHER_PHONE = '或者用另一部手机的微信扫描二维码';

export const FACE_CHECK_HINT = '请使用微信扫码完成实名认证';
export const FACE_CHECK_CONTINUES = '认证成功后本页自动继续';
export const FACE_CHECK_HERE = '在本机打开认证页面';
export const FACE_QR_NAME = '实名认证二维码';
export const FACE_STARTING = '正在发起实名认证…';
export const FACE_CHECK_OFF = '实名认证暂未开放';
export const GO_ON = '继续访问';
/** The server's messages about a check that it does not start (docs/api/signing-in.md#start-the-face-check). */
export const FACE_VERIFIED_BEFORE = '当前学员已完成实人认证';
export const FACE_CHECK_CANNOT_START = '无法发起实名认证';
export const CODE_LOGIN_PENDING = '正在登录…';
/** With the reason, if there is one. */
export const codeLoginFailed = (why: string | undefined): string =>
  why === undefined ? '登录失败' : `登录失败：${isolated(why)}`;

export const CONSENT_BEFORE = '我们更新了';
export const CONSENT_AFTER = '。请阅读，同意后可继续使用；不同意将退出登录。';
export const CONSENT_GIVEN = '同意';
export const CONSENT_REFUSED = '不同意';

export const BIND_MOBILE_LEAD = '绑定后可用手机号登录、找回密码';
export const LOGIN_LEAD = '登录后即可查看课程内容，并同步学习进度、订单与消息';
export const SIGNING_IN_TEXT = '正在登录';
export const SIGN_IN_UNFINISHED = '登录未完成';
export const NO_LOGIN_CODE = '没有收到登录信息，请返回首页重新登录';
export const MOBILE_STILL_NEEDED = '还差一步：绑定手机号后即可完成登录';

/** Titles of the dialogs (docs/spec/signing-in.md#dialogs). */
export const LOGIN_DIALOG = '登录';
export const REGISTER_DIALOG = '用户注册';
export const FORGOT_PASSWORD_DIALOG = '忘记密码';
export const WECHAT_SCAN_DIALOG = '微信扫码登录';
export const BIND_MOBILE_DIALOG = '请绑定手机号';
export const CONSENT_DIALOG = '用户协议与隐私政策';
