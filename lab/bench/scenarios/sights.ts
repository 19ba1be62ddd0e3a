import type { Sight } from '../probe.js';

// Words of the specification where it has any, and names of this site's own style sheets where it has none.

/** 登录 in the header, once a press on it does something. */
export const OPENER: Sight = { selector: 'button, a', text: '登录', listens: true };

/** The first field of the dialog that it opens. */
export const MOBILE_FIELD: Sight = { selector: '[role=dialog] input[placeholder*="手机号"]', listens: true };

/** Courses of the list, and those of home. */
export const LISTED_COURSE: Sight = { selector: 'section:has(.courses__head) .course-card' };
export const COURSE_AT_HOME: Sight = { selector: '.home__blocks .course-card' };

export const COURSE_HEADING: Sight = { selector: 'h1', text: '高等数学精讲' };
export const PLAY_BUTTON: Sight = { selector: 'button[aria-label="播放"]', listens: true };
export const SEARCH_RESULT: Sight = { selector: '.search-results a' };
