/** In the place of a name whose account has been deleted (pages §3). */
export const AUTHOR_GONE = '已注销用户';
