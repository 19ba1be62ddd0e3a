import { isolated } from '../text/isolated.js';

export const COURSES_EMPTY = '课程正在准备中，先搜一搜感兴趣的内容吧';
export const NO_MATCHING_COURSES = '这里还没有课程，看看别的分类吧';
export const COURSES_DESCRIPTION = '浏览全部录播课，按分类查找免费与热门课程，随时开始学习。';
export const SEE_ALL_COURSES = '查看全部课程';
export const LIST_OF_COURSES = '课程列表';
export const coursesInAll = (count: number): string => `共 ${String(count)} 门课程`;
/** Filters of the course list (docs/spec/courses.md#course-list). */
export const SCENES_OF_COURSES = '课程筛选';
export const CATEGORIES_OF_COURSES = '课程分类';
export const CATEGORIES_FAILED = '课程分类加载失败';
export const ALL = '全部';
export const POPULAR = '热门';
/** What the server's list of popular courses is. */
export const POPULAR_ORDER = '按购买人数从多到少排列';
/** Visible labels of the two rows of categories. */
export const CATEGORY_LABEL = '分类';
export const CHILD_LABEL = '子分类';
export const withinCategory = (name: string): string => `${isolated(name)}的分类`;
export const FREE = '免费';
export const NOT_SOLD_ALONE = '会员专享';
export const lessonsInAll = (count: number): string => `${String(count)} 课时`;
export const studentsInAll = (count: number): string => `${String(count)} 人学习`;

/** The course page (docs/spec/courses.md#course-page). */
export const HOME_CRUMB = '首页';
export const COURSE_PARTS = '课程内容';
/** Name of the part with the price and the button that buys or opens the course. */
export const JOIN_COURSE = '加入学习';
export const INTRODUCTION = '课程介绍';
export const DIRECTORY = '课程目录';
export const COMMENTS_OF_COURSE = '课程评论';
export const ATTACHMENTS = '课程附件';
export const PURCHASE_NOTICE = '购买须知';
export const NO_INTRODUCTION = '暂无课程介绍';
export const NO_LESSONS = '课程筹备中，课时上线后会出现在这里';
/** What the course includes, each with its value. */
export const INCLUDED = '课程包含';
export const LESSONS_TEXT = '课时';
export const TOTAL_LENGTH = '总时长';
export const FILES = '附件';
export const PREVIEWS = '可试看课时';
/** The outline in the introduction. */
export const OUTLINE = '课程大纲';
export const allLessons = (count: number): string => `查看全部 ${String(count)} 课时`;

/** Favourites. */
export const ADD_FAVOURITE = '收藏';
export const IS_FAVOURITE = '已收藏';
export const DROP_FAVOURITE = '取消收藏';
export const FAVOURITE_DROPPED = '已取消收藏';

/** The main button. */
export const PREPARING = '课程筹备中';
export const CONTINUE_LEARNING = '继续学习';
export const START_LEARNING = '开始学习';
export const LEARN_AGAIN = '再学一遍';
export const UNAVAILABLE = '会员专享，不单独出售';
export const FREE_FOR_VIP = '会员免费看';
/** Marks a course of a list. */
export const VIP_FREE = '会员免费';
export const BUY_COURSE = '购买课程';
/** The accessible name of the button; the price is beside it on the screen. */
export const buyFor = (price: string): string => `${BUY_COURSE} ${price}`;
export const previewOf = (lesson: string): string => `试看《${isolated(lesson)}》`;
export const WATCH_PREVIEW = '免费试看';
export const finishedOf = (finished: number, total: number): string =>
  `已学完 ${String(finished)}/${String(total)} 课时`;
/** `length` is empty where it is not known. */
export const lessonsLeft = (count: number, length: string): string =>
  [`还剩 ${lessonsInAll(count)}`, length].filter(Boolean).join(' · ');
export const upNext = (title: string): string => `接下来：${isolated(title)}`;
export const OPEN_BECAUSE = { free: '免费课程', bought: '已购买', vip: '会员可看' } as const;

/** The directory. */
export const CLOSE_CHAPTERS = '全部收起';
export const OPEN_CHAPTERS = '全部展开';
export const OTHER_LESSONS = '其他课时';
export const lessonRange = (first: number, last: number): string => `第 ${String(first)}–${String(last)} 课时`;
export const unnamedLesson = (number: number): string => `第 ${String(number)} 课时`;
/** The name of a QR code on paper. */
export const scanToLearn = (title: string): string => `扫码学习：${isolated(title)}`;
export const PREVIEW = '试看';
export const LOCKED = '购买后可看';
export const FINISHED = '已学完';
export const learned = (percent: number): string => `已学 ${String(percent)}%`;
export const chapterSize = (count: number, length: string): string =>
  [lessonsInAll(count), length].filter(Boolean).join(' · ');

/** Attachments. */
export const DOWNLOAD = '下载';
export const DOWNLOAD_AFTER_BUYING = '购买后可下载';
export const downloadOf = (file: string): string => `下载 ${isolated(file)}`;
export const DOWNLOAD_BEGUN = '已开始下载。没反应？再点一次';
/**
 * Used when the page cannot find out whether the new window shows the file: the storage forbids it to read the answer.
 */
export const OPENED_UNSEEN = '已在新窗口打开，如果打不开，文件可能已失效';
export const FILE_MISSING = '文件不存在或已被删除';
export const DOWNLOAD_READY = '下载链接已就绪';
export const OPEN_FILE = '打开文件';
export const DOWNLOAD_FAILED = '下载失败，请稍后重试';
