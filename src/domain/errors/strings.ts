/** What the visitor reads when the network or the server fails (docs/spec/errors.md#sentences). */
export const NETWORK_FAILED = '网络连接失败，请检查网络后重试';
export const REQUEST_TIMED_OUT = '请求超时，请稍后重试';
export const SERVICE_BROKEN = '服务异常，请稍后重试';
/** The server's message for any exception, also a stopped database (docs/api/README.md#codes). */
export const SERVER_EXCEPTION = '错误';
export const TOO_MANY_REQUESTS = '操作太频繁，请稍后再试';
export const SIGN_IN_AGAIN = '请重新登录';
/** Title of the document when the site cannot be loaded (docs/spec/start-and-routes.md#failed-start). */
export const SITE_UNAVAILABLE = '暂时无法打开';
/** Above the page, in a browser that is older than docs/guides/browsers.md promises. */
export const BROWSER_TOO_OLD = '浏览器版本过低，请升级到 Chrome/Edge 110、Safari 16.4、Firefox 121 或更高版本';
/** Console text when the start fails for good (docs/spec/errors.md#sentences). */
export const START_UP_FAILED = '系统初始化失败';
export const DO_NOT_BIND_AGAIN = '请勿重复绑定';
