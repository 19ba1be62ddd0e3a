/** Where a visit takes place; the server calls the same three `scene` (docs/spec/orders.md#scene). */
export type Scene = 'pc' | 'h5' | 'wechat';

/** A tablet is not one (docs/spec/start-and-routes.md#phone-site). */
const PHONE =
  /iPhone|iPod|(?:Android|OpenHarmony).*Mobile|Mobile.*Android|Windows Phone|BlackBerry|IEMobile|MQQBrowser|Fennec|webOS|Symbian/i;
/** A computer, also where WeChat's window on it calls itself a phone. */
const COMPUTER = /Windows NT|Macintosh|WindowsWechat|MacWechat|wechatdevtools/i;
/** WeChat Work has WeChat's name too, but the server does not let it pay like WeChat. */
const WECHAT = /^(?!.*wxwork).*MicroMessenger/is;

/** A WebView of Android names itself `wv`, unless its app says otherwise. QQ's browser (`MQQBrowser/`) is not QQ. */
const IN_APP =
  /; wv\)|MicroMessenger|wxwork|\bQQ\/|DingTalk|AliApp|\bLark\/|Weibo|aweme_|BytedanceWebview|NewsArticle|discover\/|baiduboxapp|BiliApp|Kwai/i;

/** Whether the page is in a browser inside an app on a phone or a tablet (docs/spec/taking-along.md#browsers-inside-an-app). */
export function isInApp(userAgent: string): boolean {
  return IN_APP.test(userAgent) && !COMPUTER.test(userAgent);
}

/** The scene of a user agent. A computer that only has WeChat's name is a computer; a tablet is one, too. */
export function sceneOf(userAgent: string): Scene {
  if (!PHONE.test(userAgent) || COMPUTER.test(userAgent)) return 'pc';
  return WECHAT.test(userAgent) ? 'wechat' : 'h5';
}
