/**
 * Messages of the server that this site must recognise (docs/api/README.md#codes,
 * docs/api/README.md#detecting-the-generation).
 */
export const NO_SUCH_ROUTE = '路由不存在';
export const BAD_PARAMETERS = '参数错误';
/**
 * `INTERNAL_NETWORK` replaces a province (docs/api/comments.md#comments-generation-2); `SEARCH_NOT_SET_UP` is the answer of a
 * server without search (docs/api/search.md#when-search-is-off).
 */
export const INTERNAL_NETWORK = '内网IP';
export const SEARCH_NOT_SET_UP = '搜索服务未配置';
/** What may be beside an amount, and beside a number of seconds. NFKC has made `￥` a `¥`. */
export const CURRENCY = /^(?:¥|CNY|RMB|人民币)|(?:元|圆|CNY|RMB)$/gi;
export const SECONDS = /(?:秒|s)$/i;
