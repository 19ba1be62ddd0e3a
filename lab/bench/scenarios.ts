import type { Scenario } from './scenario.js';
import { SLOW_COLD_VISIT } from './scenarios/cold-visit.js';
import { COURSE_OF_300, MENU_OF_1000 } from './scenarios/full-pages.js';
import { LESSON_FROM_COURSE, LESSON_PAGE, LESSON_PLAY } from './scenarios/lessons.js';
import { LOGIN_DIALOG } from './scenarios/login-dialog.js';
import { MOVING } from './scenarios/moving.js';
import { COURSE_LESSONS, COURSE_PAGE, COURSE_PROCESSOR, MEMBER_VISIT } from './scenarios/pages.js';
import { REPEAT_VISIT } from './scenarios/repeat-visit.js';
import { SEARCHING } from './scenarios/searching.js';
import { UNTHROTTLED_VISIT } from './scenarios/unthrottled-visit.js';

export const SCENARIOS: readonly Scenario[] = [
  SLOW_COLD_VISIT,
  UNTHROTTLED_VISIT,
  REPEAT_VISIT,
  LOGIN_DIALOG,
  MOVING,
  MEMBER_VISIT,
  COURSE_PAGE,
  COURSE_LESSONS,
  COURSE_PROCESSOR,
  LESSON_PAGE,
  LESSON_PLAY,
  LESSON_FROM_COURSE,
  SEARCHING,
  MENU_OF_1000,
  COURSE_OF_300,
];
