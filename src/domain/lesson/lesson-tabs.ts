import { queryText } from '../access/query-text.js';
import { lessonAddress } from '../courses/course-address.js';

/** What stands below a lesson, one at a time, by its name in the address: the same as on the page of a course (pages §4). */
const TABS = { comments: '4', attachments: '5' } as const;

export type LessonTab = keyof typeof TABS;

/** In the order of the tab bar. */
export const LESSON_TABS: readonly LessonTab[] = ['comments', 'attachments'];

/** The tab that a query names: the comments where it names none. */
export function readLessonTab(query: string): LessonTab {
  const named = queryText(query, 'tab');
  return LESSON_TABS.find((tab) => TABS[tab] === named) ?? 'comments';
}

/** The address of a lesson at one of its tabs. */
export function lessonTabAddress(lessonId: number, tab: LessonTab): string {
  const address = lessonAddress(lessonId);
  return tab === 'comments' ? address : `${address}?tab=${TABS[tab]}`;
}
