import { choice } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';

/** The tabs of the course page with their names in the address (docs/spec/courses.md#course-page). */
const TABS = { introduction: '2', directory: '3', comments: '4', attachments: '5' } as const;

export type CourseTab = keyof typeof TABS;

/** In the order of the tab bar. */
export const COURSE_TABS: readonly CourseTab[] = ['introduction', 'directory', 'comments', 'attachments'];

/** The tab of an address that names none (docs/spec/courses.md#course-page). */
export type LandingTab = 'introduction' | 'directory';

const tabOf = (landing: LandingTab) => choice<CourseTab>('tab', landing, COURSE_TABS, (tab) => TABS[tab]);

/** The visible tab: one that the course has. */
export function shownTab(query: string, tabs: readonly CourseTab[], landing: LandingTab = 'introduction'): CourseTab {
  const named = tabOf(landing).read(query);
  return tabs.includes(named) ? named : landing;
}

/** The address of a course, at one of its tabs; of the first one, where each visitor lands. */
export function courseAddress(
  courseId: number,
  tab: CourseTab = 'introduction',
  landing: LandingTab = 'introduction',
): string {
  const path = ROUTES.courseDetail.pattern.replace(':courseId', String(courseId));
  const query = tabOf(landing).write(tab);
  return path + (query && `?${query}`);
}

/** The address of a lesson. */
export function lessonAddress(lessonId: number): string {
  return ROUTES.lesson.pattern.replace(':courseId', String(lessonId));
}
