/** Why a file of a course cannot be had (pages API 3.12). */
export const BUY_COURSE_FIRST = '请购买课程';
export const FILE_LOST = '源文件不存在';
