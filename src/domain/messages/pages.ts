/** What stands on the pages themselves (spec §2, clarifications §5): one sentence and one way on for each. */
export const BACK_TO_MEMBER = '返回学员中心';
export const BACK_TO_ORDERS = '查看我的订单';
export const GO_TO_STUDY = '去学习';

export const COURSES_EMPTY = '课程正在准备中，先搜一搜感兴趣的内容吧';
export const COURSE_DETAIL_EMPTY = '这门课程的介绍正在整理中';
export const COURSE_VIDEO_EMPTY = '这一课时的内容正在准备中';
export const ANNOUNCEMENT_EMPTY = '暂无公告，有新消息会第一时间发布在这里';
export const MEMBER_EMPTY = '学习记录、订单和积分，都会汇集在这里';
export const MEMBER_MESSAGES_EMPTY = '暂无新消息';
export const MEMBER_ORDERS_EMPTY = '还没有订单，去挑一门喜欢的课程吧';
export const MEMBER_CREDIT_EMPTY = '还没有积分记录，学习和互动都能积累积分';
export const VIP_EMPTY = '会员方案正在准备中，敬请期待';
export const ORDER_EMPTY = '没有待支付的订单';
export const ORDER_PAY_EMPTY = '没有正在支付的订单';
export const ORDER_SUCCESS_EMPTY = '感谢您的支持，祝学习愉快';
export const STUDY_CENTER_EMPTY = '还没有学习记录，选一门课程开始吧';
export const SEARCH_HOME = '去首页看看';

export const SEARCH_EMPTY = '暂时没有找到相关内容，换个关键字试试吧';
export const SEARCH_UNASKED = '在上方输入关键字，搜索全站内容';
export const resultsFor = (keyword: string): string => `“${keyword}”的搜索结果`;

export const LOGIN_LEAD = '登录后即可查看课程内容，并同步学习进度、订单与消息';
export const SIGNING_IN = '正在登录';
export const SIGN_IN_UNFINISHED = '登录未完成';
export const NO_LOGIN_CODE = '没有收到登录信息，请返回首页重新登录';
export const MOBILE_STILL_NEEDED = '还差一步：绑定手机号后即可完成登录';
export const NOT_FOUND_TEXT = '您访问的页面可能已被移动或删除，请检查地址是否正确';
