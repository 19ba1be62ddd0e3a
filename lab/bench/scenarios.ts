import type { Scenario } from './scenario.js';
import {
  COURSE_LESSONS,
  COURSE_PAGE,
  COURSE_PROCESSOR,
  LOGIN_DIALOG,
  MEMBER_VISIT,
  MOVING,
  SEARCHING,
  SLOW_COLD_VISIT,
} from './scenarios/pages.js';
import { COURSE_OF_300, MENU_OF_1000 } from './scenarios/full-pages.js';
import { LESSON_FROM_COURSE, LESSON_PAGE, LESSON_PLAY } from './scenarios/lessons.js';
import { PHONE_HOME, PHONE_LESSON, PHONE_PAGES } from './scenarios/phone.js';
import {
  PRESSES_AT_HOME,
  PRESSES_OF_CHAPTERS,
  PRESSES_OF_LESSON,
  PRESSES_OF_TABS,
  PRESSES_TO_COURSE,
} from './scenarios/presses.js';
import { REPEAT_VISIT } from './scenarios/repeat-visit.js';
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
  PHONE_HOME,
  PHONE_PAGES,
  PHONE_LESSON,
  PRESSES_TO_COURSE,
  PRESSES_OF_TABS,
  PRESSES_OF_CHAPTERS,
  PRESSES_AT_HOME,
  PRESSES_OF_LESSON,
  MENU_OF_1000,
  COURSE_OF_300,
];
