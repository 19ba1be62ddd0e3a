/** Words of the server that this site must recognise (API 1.2, 4). */
export const NO_SUCH_ROUTE = '路由不存在';
export const BAD_PARAMETERS = '参数错误';
