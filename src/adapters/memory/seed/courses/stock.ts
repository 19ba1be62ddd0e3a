import type { CategoryRecord, CourseRecord, CourseStock } from '../../server/courses/course-catalogue.js';
import { coverDrawing } from '../drawings.js';
import { CAREER_COURSES } from './career.js';
import { DESIGN_COURSES, LIVING_COURSES } from './design-and-living.js';
import { courseRecord, type Outline } from './outline.js';
import { PROGRAMMING_COURSES } from './programming.js';
import { LANGUAGE_COURSES, SCIENCE_COURSES } from './science-and-language.js';

const CATEGORIES: readonly CategoryRecord[] = [
  category(1, '编程开发', '编程语言', '前端开发', '数据与算法'),
  category(2, '数学与考试', '大学数学', '考研'),
  category(3, '外语', '英语', '日语'),
  category(4, '设计与摄影', '摄影', '设计'),
  category(5, '职场技能', '办公软件', '沟通与管理'),
  category(6, '生活兴趣'),
  // It has no courses yet.
  category(7, '升学规划', '志愿填报'),
];

/** By field, in the same order as the figures on the covers. */
const COURSES_BY_FIELD: readonly (readonly Outline[])[] = [
  PROGRAMMING_COURSES,
  SCIENCE_COURSES,
  LANGUAGE_COURSES,
  DESIGN_COURSES,
  CAREER_COURSES,
  LIVING_COURSES,
];

const COURSES: readonly CourseRecord[] = COURSES_BY_FIELD.flat()
  .map(courseRecord)
  .sort((one, other) => one.id - other.id);

/**
 * The courses and categories of the site, with oddities: an empty chapter (2), no chapters (1), no lessons (5), deleted
 * chapters (6), …
 */
export const SEEDED_STOCK: CourseStock = { courses: COURSES, categories: CATEGORIES };

/** The cover images, by path on the server. */
export const COURSE_DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  COURSES_BY_FIELD.flatMap((outlines, field) =>
    outlines
      .map(courseRecord)
      .filter(({ cover }) => cover !== '')
      .map(({ id, cover, title }) => [cover, coverDrawing(title, field, (200 + id * 47) % 360)] as const),
  ),
);

/** The children of category 3 have the ids 31, 32 and so on. */
function category(id: number, name: string, ...children: readonly string[]): CategoryRecord {
  return { id, name, children: children.map((child, index) => ({ id: id * 10 + index + 1, name: child })) };
}
