import type { Shot } from './shot.js';

const LAPTOP = { width: 1280, height: 800, scheme: 'light' } as const;

/** The screenshots of the README, in docs/pictures. */
export const README_SHOTS: readonly Shot[] = [
  { ...LAPTOP, file: 'home.png', stateId: 'pages/home/member' },
  { ...LAPTOP, file: 'course.png', stateId: 'pages/course-directory/progress' },
  { ...LAPTOP, file: 'payment.png', stateId: 'pages/order-pay/wechat' },
  { ...LAPTOP, file: 'study.png', stateId: 'pages/study-center/learned' },
  { ...LAPTOP, file: 'login.png', stateId: 'dialogs/login/filled' },
  { ...LAPTOP, file: 'dark.png', stateId: 'pages/member/settled', scheme: 'dark' },
  { width: 360, height: 800, scheme: 'light', file: 'narrow.png', stateId: 'header/narrow-menu' },
  { width: 360, height: 800, scheme: 'dark', file: 'narrow-courses.png', stateId: 'pages/courses/member' },
];
