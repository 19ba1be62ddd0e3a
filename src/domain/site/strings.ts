import { isolated } from '../text/isolated.js';

/**
 * Strings of every page's frame: header, footer, back-to-top, loading (docs/spec/header-and-footer.md#footer,
 * docs/spec/header-and-footer.md#header).
 */
/** After the document has reloaded because a release had removed code that this tab needed. */
export const SITE_UPDATED = '网站已更新，页面已重新加载';
export const SKIP_TO_MAIN = '跳到主要内容';
export const SEARCH_PLACEHOLDER = '请输入关键字';
export const SEARCH_LABEL = '搜索';
export const SEARCH_NEEDS_KEYWORD = '请输入关键字后再搜索';
export const VIP_ENTRY = 'VIP会员';
export const MY_STUDY = '我的学习';
export const SIGN_IN = '登录';
export const SIGN_UP = '注册';
export const MEMBER_MENU = '会员菜单';
export const USER_CENTER = '用户中心';
export const MY_MESSAGES = '我的消息';
export const UNREAD = '有未读消息';
export const SIGN_OUT_TEXT = '安全退出';
export const SIGNED_OUT = '已安全退出';
export const NAVIGATION = '主导航';
export const BOTTOM_NAV = '底部导航';
export const BOTTOM_HOME = '首页';
export const BOTTOM_COURSES = '课程';
export const BOTTOM_STUDY = '学习';
export const BOTTOM_MEMBER = '我的';
export const OPEN_MENU = '打开菜单';
export const MENU = '菜单';
export const CLOSE = '关闭';
export const PRINT = '打印';
export const UNFOLD_TEXT = '展开';
export const FOLD_TEXT = '收起';
export const BACK_TO_TOP = '回到顶部';
export const FRIENDLY_LINKS_TEXT = '友情链接';
export const POWERED_BY = 'Powered by MeEdu';
export const LOADING_TEXT = '加载中…';
export const RETRY = '重试';
export const BACK_HOME = '返回首页';
export const NOT_FOUND = '页面不存在';
export const LOG_IN_TO_VIEW = '登录后查看';
export const MEMBER_UNREACHABLE = '会员信息加载失败';
/** Shown instead of content that was requested by id and does not exist (docs/spec/every-page.md#states). */
export const CONTENT_MISSING = '内容不存在或已下架';
/** The visible heading of the error page. */
export const ERROR_HEADING = '出了点问题';
export const PAGE_FAILED = '页面加载失败';
export const UNKNOWN_ERROR = '出了点问题，请稍后重试';

/** The heading of home. */
export const welcomeTo = (siteName: string): string => `欢迎来到${isolated(siteName)}`;
/** Used as the name of a site without one. */
export const DEFAULT_SITE_NAME = '在线课堂';
/** The last line of the footer: `© 2026 Site`. A site without a name shows the year only. */
export const copyright = (year: number, siteName: string): string => `© ${String(year)} ${isolated(siteName)}`.trim();
/** Accessible name of the button that opens a submenu. */
export const submenuOf = (name: string): string => `${isolated(name)}子菜单`;
export const DIALOG_FAILED = '窗口加载失败，请刷新页面后重试';
export const DIALOG_UNREACHABLE = '窗口加载失败，请检查网络后重试';

export const NOT_FOUND_TEXT = '您访问的页面可能已被移动或删除，请检查地址是否正确';
