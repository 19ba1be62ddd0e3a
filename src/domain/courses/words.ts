export const COURSES_EMPTY = '课程正在准备中，先搜一搜感兴趣的内容吧';
export const COURSE_DETAIL_EMPTY = '这门课程的介绍正在整理中';
export const FREE = '免费';
