export const LOGIN_LEAD = '登录后即可查看课程内容，并同步学习进度、订单与消息';
export const SIGNING_IN = '正在登录';
export const SIGN_IN_UNFINISHED = '登录未完成';
export const NO_LOGIN_CODE = '没有收到登录信息，请返回首页重新登录';
export const MOBILE_STILL_NEEDED = '还差一步：绑定手机号后即可完成登录';
