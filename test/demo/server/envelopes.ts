/** What stands in `data` when there is nothing to say. */
export const NOTHING: readonly unknown[] = [];

export const DONE = { code: 0, message: '', data: NOTHING };
export const SIGN_IN_FIRST = { code: 401, message: '请登录', data: NOTHING };
/** The server is of the other generation. */
export const GONE = { code: 404, message: '路由不存在', data: NOTHING };

/** The server says no, in its own words. */
export const no = (message: string) => ({ code: 1, message, data: NOTHING });
