import type { Route } from './route.js';
import { ANNOUNCEMENT_ROUTES } from './routes/announcement-routes.js';
import { COMMENT_ROUTES } from './routes/comment-routes.js';
import { COURSE_ROUTES } from './routes/course-routes.js';
import { HOME_ROUTES } from './routes/home-routes.js';
import { LESSON_ROUTES } from './routes/lesson-routes.js';
import { LINKED_ACCOUNT_ROUTES } from './routes/linked-account-routes.js';
import { MEMBER_RECORD_ROUTES } from './routes/member-record-routes.js';
import { MEMBER_STEP_ROUTES } from './routes/member-step-routes.js';
import { ORDER_ROUTES } from './routes/order-routes.js';
import { PROFILE_ROUTES } from './routes/profile-routes.js';
import { SEARCH_ROUTES } from './routes/search-routes.js';
import { SIGN_IN_ROUTES } from './routes/sign-in-routes.js';
import { SOCIAL_ROUTES } from './routes/social-routes.js';
import { STUDY_ROUTES } from './routes/study-routes.js';
import { VIP_ROUTES } from './routes/vip-routes.js';
import { NOTHING } from './wire/envelope.js';
import { writeConfig } from './wire/write-config.js';
import { writeLinks } from './wire/write-links.js';
import { writeMember } from './wire/write-member.js';
import { writeNavs } from './wire/write-navs.js';

/** Every call of the API that the pretend site answers, a row each. */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v2/other/config',
    call: 'config',
    answer: ({ site, generation, serverUrl }) =>
      writeConfig(site.settings.value, site.content.value, site.pages.home.slides, generation, serverUrl),
  },
  {
    method: 'GET',
    path: '/api/v2/navs',
    call: 'navs',
    answer: ({ site, query }) => writeNavs(site.content.value.navs, query.platform ?? 'PC'),
  },
  {
    method: 'GET',
    path: '/api/v2/links',
    call: 'links',
    answer: ({ site }) => writeLinks(site.content.value.links),
  },
  {
    method: 'GET',
    path: '/api/v2/member/detail',
    call: 'member',
    answer: ({ site, token, generation, serverUrl }) => writeMember(site.members.detail(token), generation, serverUrl),
  },
  {
    method: 'GET',
    path: '/api/v2/member/unreadNotificationCount',
    call: 'unread',
    answer: ({ site, token }) => site.members.unreadCount(token),
  },
  {
    method: 'POST',
    path: '/api/v2/logout',
    call: 'logout',
    answer: ({ site, token, tokenInHeader }) => {
      site.accounts.signOut(token, tokenInHeader);
      return NOTHING;
    },
  },
  ...SIGN_IN_ROUTES,
  ...SOCIAL_ROUTES,
  ...MEMBER_STEP_ROUTES,
  ...PROFILE_ROUTES,
  ...LINKED_ACCOUNT_ROUTES,
  ...MEMBER_RECORD_ROUTES,
  ...STUDY_ROUTES,
  ...ANNOUNCEMENT_ROUTES,
  ...HOME_ROUTES,
  ...COURSE_ROUTES,
  ...LESSON_ROUTES,
  ...COMMENT_ROUTES,
  ...ORDER_ROUTES,
  ...SEARCH_ROUTES,
  ...VIP_ROUTES,
];
