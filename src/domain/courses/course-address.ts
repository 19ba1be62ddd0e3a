import { choice } from '../access/page-query.js';
import { plainPath } from '../access/paths.js';
import { ROUTES } from '../access/routes.js';

/** The tabs of the course page with their names in the address (docs/spec/courses.md#course-page). */
const TABS = { introduction: '2', directory: '3', comments: '4', attachments: '5' } as const;

export type CourseTab = keyof typeof TABS;

/** In the order of the tab bar. */
export const COURSE_TABS: readonly CourseTab[] = ['introduction', 'directory', 'comments', 'attachments'];

const TAB = choice('tab', 'introduction', COURSE_TABS, (tab) => TABS[tab]);

/** The tab in a query; the introduction when there is none. */
export const readCourseTab = TAB.read;

/** The visible tab: one that the course has (docs/spec/courses.md#course-page). */
export function shownTab(query: string, tabs: readonly CourseTab[]): CourseTab {
  const named = readCourseTab(query);
  return tabs.includes(named) ? named : 'introduction';
}

/** The address of a course, at one of its tabs. */
export function courseAddress(courseId: number, tab: CourseTab = 'introduction'): string {
  const path = ROUTES.courseDetail.pattern.replace(':courseId', String(courseId));
  const query = TAB.write(tab);
  return path + (query && `?${query}`);
}

/** The address of a lesson. */
export function lessonAddress(lessonId: number): string {
  return ROUTES.lesson.pattern.replace(':courseId', String(lessonId));
}

/** The address of the order page for a course (docs/spec/orders.md#order-form). */
export function orderOfCourse(courseId: number): string {
  return `${ROUTES.order.pattern}?goods_type=course&goods_id=${String(courseId)}`;
}

/**
 * The id at the end of the path of a course or lesson; `undefined` when it is not a number from 1 to 999,999,999 without
 * leading zeros.
 */
export function idInPath(path: string): number | undefined {
  const [, id] = /\/([1-9]\d{0,8})$/.exec(plainPath(path)) ?? [];
  return id === undefined ? undefined : Number(id);
}
