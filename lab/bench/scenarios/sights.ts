import type { Sight } from '../probe.js';

// Texts of the specification where it defines one, otherwise class names of this site's own stylesheets.

/** 登录 in the header, as soon as it reacts to clicks. */
export const OPENER: Sight = { selector: 'button, a', text: '登录', isInteractive: true };

/** The first field of the login dialog. */
export const MOBILE_FIELD: Sight = { selector: '[role=dialog] input[placeholder*="手机号"]', isInteractive: true };

/** A course in the course list, and one on home. */
export const LISTED_COURSE: Sight = { selector: 'section:has(> .list-head) .course-card' };
export const COURSE_AT_HOME: Sight = { selector: '.home__blocks .course-card' };

export const COURSE_HEADING: Sight = { selector: 'h1', text: '高等数学精讲' };
/** The text of a course, which has formulas. */
export const COURSE_TEXT: Sight = { selector: '.rich-text p' };
/** The tab 课程目录 of a course page, and a lesson in it. */
export const DIRECTORY_TAB: Sight = { selector: '.course__tabs a:nth-of-type(2)' };
export const LESSON: Sight = { selector: '.lesson' };
/** The link back, which only a later page of a list has. */
export const SECOND_PAGE: Sight = { selector: 'body:not(:has(.loaded--renewing)) .pager [rel=prev]' };
export const MEMBER_MENU: Sight = { selector: '.member-menu__button', isInteractive: true };
/** The play sign of a video that can play at once: the sign is there before the video is loaded. */
export const PLAY_SIGN: Sight = { selector: '.player:not([data-loading]) .player__start' };
export const SEARCH_RESULT: Sight = { selector: '.search-results a' };
