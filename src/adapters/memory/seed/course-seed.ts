import type { CourseRecord, LessonRecord } from '../engine/pages/study-record.js';
import { courseDrawing } from './drawings.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_LESSON_MS = Date.UTC(2024, 8, 2, 1);

export const SEEDED_COURSES: readonly CourseRecord[] = [
  course(1, '零基础学编程', 0, ['认识计算机', '第一个程序', '变量与类型', '条件与循环']),
  course(2, '高等数学精讲', 199, ['极限', '导数', '积分', '级数', '微分方程']),
  // The second lesson was written last: its id is the highest.
  course(3, '商务英语写作', 99, ['邮件开头', '报告结构', '常用句型'], [1, 3, 2]),
  course(4, '摄影入门', 59, ['光圈与快门', '构图', '用光']),
];

export const COURSE_DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SEEDED_COURSES.map(({ thumb, title }, place) => [thumb, courseDrawing(title, 190 + place * 55)]),
);

/** One lesson a day, each some minutes longer than the one before. `written` says in which order, where in another. */
function course(
  id: number,
  title: string,
  charge: number,
  lessons: readonly string[],
  written: readonly number[] = [],
): CourseRecord {
  const lessonAt = (name: string, place: number): LessonRecord => ({
    id: id * 100 + (written[place] ?? place + 1),
    title: name,
    durationS: 600 + place * 180,
    publishedAtMs: FIRST_LESSON_MS + (id * 7 + place) * DAY_MS,
  });
  return { id, title, charge, thumb: `/images/courses/${String(id)}.svg`, lessons: lessons.map(lessonAt) };
}
