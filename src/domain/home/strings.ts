import { isolated } from '../text/isolated.js';

/** Strings of home. The welcome text is part of the first load and is with the strings of the site. */
export const BROWSE_COURSES = '浏览课程';
export const LEARN_ABOUT_VIP = '了解会员';
export const HOME_LEAD = '精选课程，循序渐进。打开网页就能学，进度随时接着来。';
/** Says to anonymous visitors what the site is. */
export const introductionOf = (site: string): string =>
  `在${isolated(site)}，打开网页就能学；换台设备，也能接着上次学。`;
export const SEE_FREE_COURSES = '看免费课程';
export const ALL_COURSES = '全部课程';

export const CAROUSEL = '精选内容';
/** Announced by screen readers as the kind of the element: `精选内容，轮播`. */
export const CAROUSEL_ROLE = '轮播';
export const SLIDE_ROLE = '幻灯片';
export const SLIDES = '选择幻灯片';
export const PAUSE_SLIDES = '暂停轮播';
export const PLAY_SLIDES = '开始轮播';
export const PREVIOUS_SLIDE = '上一张';
export const NEXT_SLIDE = '下一张';
export const slidePosition = (number: number, count: number): string => `第${String(number)}张，共${String(count)}张`;
/** `target` is where the slide leads; empty when it is not a link. */
export const slideNamed = (number: number, target: string): string =>
  `轮播图片${String(number)}${target && `：${isolated(target)}`}`;
export const showSlide = (number: number): string => `显示第${String(number)}张`;

export const CLOSE_ANNOUNCEMENT = '关闭公告';
export const ANNOUNCEMENT_FAILED = '公告加载失败';
export const KEEP_LEARNING = '继续学习';
export const resumeFrom = (position: string): string => `从 ${position} 继续`;
export const ALSO_LEARNING = '其他在学的课程';
export const LEARNED_FAILED = '学习记录加载失败';
export const learnedPercent = (percent: number): string => `已学 ${String(percent)}%`;
export const MORE_COURSES = '查看更多';
