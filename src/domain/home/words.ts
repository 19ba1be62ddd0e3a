/** What stands on home, apart from the other pages because home loads first (docs/decisions/0002). */
export const BROWSE_COURSES = '浏览课程';
export const LEARN_ABOUT_VIP = '了解会员';
export const HOME_LEAD = '精选课程，循序渐进。打开网页就能学，进度随时接着来。';
export const welcomeTo = (siteName: string): string => `欢迎来到${siteName}`;
