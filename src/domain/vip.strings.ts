/** Strings of the VIP page (docs/spec/vip.md#plans). */
export const VIP_DESCRIPTION = '本站的会员方案：价格、有效期与会员权益。';
export const VIP_EMPTY = '会员方案正在准备中，敬请期待';
export const VIP_OFF = '本站未开放会员';
export const perDays = (days: number): string => `/ ${String(days)} 天`;
export const perDay = (amount: string): string => `每天 ${amount}`;
export const perDayAbout = (amount: string): string => `每天约 ${amount}`;
export const FOREVER = '永久有效';
export const vipUntilDay = (day: string): string => `会员有效期至 ${day}`;
export const NO_VIP_YET = '您还不是会员';
export const SIGN_IN_FOR_VIP = '登录后开通';
export const BECOME_VIP = '开通';
export const RENEW_VIP = '续费';
export const YOUR_PLAN = '当前方案';
