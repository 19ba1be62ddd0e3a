/** Titles of the dialogs (spec §2, clarifications §8). */
export const LOGIN_DIALOG = '登录';
export const REGISTER_DIALOG = '用户注册';
export const FORGOT_PASSWORD_DIALOG = '忘记密码';
export const WECHAT_SCAN_DIALOG = '微信扫码登录';
export const BIND_MOBILE_DIALOG = '请绑定手机号';
export const CONSENT_DIALOG = '用户协议与隐私政策';
