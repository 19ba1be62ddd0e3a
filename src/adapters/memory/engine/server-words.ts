/** What the server says when it says no, word for word (API 1.2). */
export const SIGN_IN_FIRST = '请登录';
export const SIGNED_IN_ELSEWHERE = '请重新登录';
export const SOMETHING_WRONG = '错误';
export const NO_SUCH_ROUTE = '路由不存在';
export const NO_SUCH_RECORD = '资源不存在';
export const TOO_OFTEN = '请稍后再试';
export const NO_REDIS = '无法连接redis';
export const MAINTENANCE = '系统维护中';
