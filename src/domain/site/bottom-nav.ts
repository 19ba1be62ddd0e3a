import { matchesPattern } from '../access/paths.js';
import type { ROUTES } from '../access/routes.js';
import { BOTTOM_COURSES, BOTTOM_HOME, BOTTOM_MEMBER, BOTTOM_STUDY } from './strings.js';

type Pattern = (typeof ROUTES)[keyof typeof ROUTES]['pattern'];

export interface BottomEntry {
  readonly name: string;
  readonly to: Pattern;
  readonly isForMembers?: boolean;
}

/** Where the bottom navigation leads (docs/spec/header-and-footer.md#bottom-navigation). */
export const BOTTOM_ENTRIES: readonly BottomEntry[] = [
  { name: BOTTOM_HOME, to: '/' },
  { name: BOTTOM_COURSES, to: '/courses' },
  { name: BOTTOM_STUDY, to: '/study-center', isForMembers: true },
  { name: BOTTOM_MEMBER, to: '/member', isForMembers: true },
];

/** Their button that pays is at the lower edge. */
const PAYING: readonly Pattern[] = ['/courses/detail/:courseId', '/order', '/order/pay'];

/** Whether the page at this path has the bottom navigation. Also runs in the HTML, before the routes are loaded. */
export function hasBottomNav(path: string): boolean {
  return !PAYING.some((pattern) => matchesPattern(pattern, path));
}
