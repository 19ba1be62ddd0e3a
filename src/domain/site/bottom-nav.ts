import { matchesPattern } from '../access/paths.js';
import type { ROUTES } from '../access/routes.js';
import type { NavItem } from './nav.js';
import { BOTTOM_COURSES, BOTTOM_HOME, BOTTOM_MEMBER, BOTTOM_STUDY } from './strings.js';

/** The screens with the bottom navigation, as in src/ui/shared/theme/_mixins.scss: narrow, and not low. */
export const BOTTOM_NAV_SCREEN = '(width < 48em) and (height >= 30em)';

/** Where the bottom navigation leads (docs/spec/header-and-footer.md#bottom-navigation); `id` is the position. */
export const BOTTOM_ENTRIES: readonly NavItem[] = [
  { id: 0, name: BOTTOM_HOME, url: '/', opensNewWindow: false, children: [] },
  { id: 1, name: BOTTOM_COURSES, url: '/courses', opensNewWindow: false, children: [] },
  { id: 2, name: BOTTOM_STUDY, url: '/study-center', opensNewWindow: false, children: [] },
  { id: 3, name: BOTTOM_MEMBER, url: '/member', opensNewWindow: false, children: [] },
];

type Pattern = (typeof ROUTES)[keyof typeof ROUTES]['pattern'];

/** Their button that pays is at the lower edge, or needs the whole screen. */
const PAYING: readonly Pattern[] = ['/courses/detail/:courseId', '/order', '/order/pay'];

/** Whether the page at this path has the bottom navigation. Also runs in the HTML, before the routes are loaded. */
export function hasBottomNav(path: string): boolean {
  return !PAYING.some((pattern) => matchesPattern(pattern, path));
}
