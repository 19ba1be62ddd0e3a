import { COMMENT_SCENES } from './comment-scenes.js';
import { COURSE_SCENES } from './course-scenes.js';
import { LESSON_SCENES } from './lesson-scenes.js';
import { MEMBER_SCENES } from './member-scenes.js';
import { ORDER_SCENES } from './order-scenes.js';
import { PAGE_SCENES } from './page-scenes.js';
import { SIGN_IN_SCENES } from './sign-in-scenes.js';
import { SITE_SCENES } from './site-scenes.js';
import { SOCIAL_SCENES } from './social-scenes.js';
import type { Visit } from './visit.js';

/** Gets out of the pretend site all it has to say to a call. */
export type Scene = (visit: Visit) => Promise<void>;

/** By call, as `callOfRequest` says it. A call that the pretend site learns adds a row. */
export const SCENES: Readonly<Record<string, Scene>> = {
  ...SITE_SCENES,
  ...SIGN_IN_SCENES,
  ...SOCIAL_SCENES,
  ...MEMBER_SCENES,
  ...PAGE_SCENES,
  ...COURSE_SCENES,
  ...ORDER_SCENES,
  ...LESSON_SCENES,
  ...COMMENT_SCENES,
};
