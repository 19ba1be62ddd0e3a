import { choice } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';

/** The parts of a course that its page shows one at a time, by their names in the address (pages §3). */
const TABS = { introduction: '2', directory: '3', comments: '4', attachments: '5' } as const;

export type CourseTab = keyof typeof TABS;

/** In the order of the tab bar. */
export const COURSE_TABS: readonly CourseTab[] = ['introduction', 'directory', 'comments', 'attachments'];

const TAB = choice('tab', 'introduction', COURSE_TABS, (tab) => TABS[tab]);

/** The tab that a query names: the introduction where it names none. */
export const readCourseTab = TAB.read;

/** The tab on view: one that the course has (pages §3). */
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
  return ROUTES.courseVideo.pattern.replace(':courseId', String(lessonId));
}

/** The address where a course is bought (pages §7). */
export function orderOfCourse(courseId: number): string {
  return `${ROUTES.order.pattern}?goods_type=course&goods_id=${String(courseId)}`;
}

/** The course that a path of its page names; `undefined` where that is no number a server can count to. */
export function courseIdOf(parameter: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : undefined;
}
