/** The picker (docs/spec/lesson.md#picker-list). */
export const FIND_HINT = '课时名称或序号';
export const UNFINISHED_ONLY = '未学完';
export const lessonsFound = (count: number): string => `找到 ${String(count)} 课时`;
export const NO_LESSON_FOUND = '没有找到相关课时';
export const ALL_FINISHED = '课时都已学完';
