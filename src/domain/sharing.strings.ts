/** Sharing a course or a second of a lesson (docs/spec/lesson.md#share, docs/spec/courses.md#share). */
export const SHARE = '分享';
export const SHARE_COURSE = '分享课程';
export const LINK_COPIED = '链接已复制';
export const linkCopiedFrom = (position: string): string => `已复制，从 ${position} 开始`;
export const SHARED_CODE = '分享二维码';
export const SCAN_TO_GO_ON = '用手机扫一扫，从这里接着看';
export const SCAN_TO_OPEN = '用手机扫一扫，在手机上打开';
/** Inside WeChat: its menu is the only way to its chats. */
export const SHARE_BY_MENU = '点击右上角的“…”，选择“发送给朋友”或“分享到朋友圈”';
/** Inside WeChat, QQ and WeChat Work, which cannot save files. */
export const OPEN_IN_BROWSER = '请在浏览器打开';
export const OPEN_IN_BROWSER_HINT =
  '这里不能保存文件。点击右上角的“…”，选择在浏览器打开；或者复制链接，粘贴到浏览器打开。';
export const COPY_LINK = '复制链接';
export const COPY_LINK_BY_HAND = '无法自动复制，请选中链接后手动复制';
