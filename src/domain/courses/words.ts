export const COURSES_EMPTY = '课程正在准备中，先搜一搜感兴趣的内容吧';
export const COURSES_NONE_SUCH = '这里还没有课程，看看别的分类吧';
export const COURSES_DESCRIPTION = '浏览全部录播课，按分类查找免费与热门课程，随时开始学习。';
export const ALL_COURSES = '查看全部课程';
export const LIST_OF_COURSES = '课程列表';
export const coursesInAll = (count: number): string => `共 ${String(count)} 门课程`;
/** What courses are chosen by (pages §2). */
export const SCENES_OF_COURSES = '课程筛选';
export const CATEGORIES_OF_COURSES = '课程分类';
export const CATEGORIES_FAILED = '课程分类加载失败';
export const ALL = '全部';
export const POPULAR = '热门';
export const withinCategory = (name: string): string => `${name}的分类`;
export const COURSE_DETAIL_EMPTY = '这门课程的介绍正在整理中';
export const FREE = '免费';
export const lessonsInAll = (count: number): string => `${String(count)} 课时`;
export const studentsInAll = (count: number): string => `${String(count)} 人学习`;
