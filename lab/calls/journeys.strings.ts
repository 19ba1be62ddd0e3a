export const COLUMNS = ['一次访问', '请求', '其中可缓存', '120 次请求内每分钟几次访问', '有缓存时'] as const;
export const ANY_NUMBER = '不限';

export const HOME = '首页，没有登录';
export const HOME_OF_MEMBER = '首页，会员';
export const LOOKING_AROUND = '看看：首页、课程列表、一门课程';
export const LOOKING_AROUND_OF_MEMBER = '同上，会员';
export const LESSON = '直接打开一个课时，会员';
export const STUDYING = '学习：首页、我的学习、一个课时';
export const SEARCHING = '搜索：首页、搜索结果';
export const MEMBER_PAGES = '会员：首页、资料、订单、消息';
export const ANNOUNCEMENTS = '公告';
