import type { CatalogueGroup, CatalogueState } from './catalogue-state.js';
import { ANNOUNCEMENT_STATES } from './states/announcement-states.js';
import { ARRIVAL_STATES } from './states/arrival-states.js';
import { CONSENT_STATES } from './states/consent-states.js';
import { COURSE_STATES } from './states/course-states.js';
import { COURSES_STATES } from './states/courses-states.js';
import { FEEDBACK_STATES } from './states/feedback-states.js';
import { FOOTER_STATES } from './states/footer-states.js';
import { FORCED_STEP_STATES } from './states/forced-step-states.js';
import { HEADER_STATES } from './states/header-states.js';
import { HOME_STATES } from './states/home-states.js';
import { LESSON_STATES } from './states/lesson-states.js';
import { MEMBER_ORDERS_STATES } from './states/member-orders-states.js';
import { MEMBER_STATES } from './states/member-states.js';
import { MESSAGES_STATES } from './states/messages-states.js';
import { ORDER_STATES } from './states/order-states.js';
import { PAGE_STATES } from './states/page-states.js';
import { PASSWORD_LOGIN_STATES } from './states/password-login-states.js';
import { PAYMENT_STATES } from './states/payment-states.js';
import { POINTS_STATES } from './states/points-states.js';
import { SCAN_STATES } from './states/scan-states.js';
import { SEARCH_STATES } from './states/search-states.js';
import { smsFormStates } from './states/sms-form-states.js';
import { SMS_FORMS } from './states/sms-forms.js';
import { SPECIAL_PAGE_STATES } from './states/special-page-states.js';
import { STUDY_STATES } from './states/study-states.js';
import { VIP_STATES } from './states/vip-states.js';
import * as says from './words.js';

const SMS_FORM_STATES = SMS_FORMS.flatMap(smsFormStates);

/** The catalogue: every view in every state. A state is found under the group that its id begins with. */
export const GROUPS: readonly CatalogueGroup[] = [
  group(
    'pages',
    says.GROUP_PAGES,
    PAGE_STATES,
    HOME_STATES,
    ANNOUNCEMENT_STATES,
    COURSES_STATES,
    COURSE_STATES,
    LESSON_STATES,
    SEARCH_STATES,
    MEMBER_STATES,
    VIP_STATES,
    MEMBER_ORDERS_STATES,
    ORDER_STATES,
    PAYMENT_STATES,
    STUDY_STATES,
    MESSAGES_STATES,
    POINTS_STATES,
    SPECIAL_PAGE_STATES,
  ),
  group('header', says.GROUP_HEADER, HEADER_STATES),
  group('footer', says.GROUP_FOOTER, FOOTER_STATES),
  group('feedback', says.GROUP_FEEDBACK, FEEDBACK_STATES),
  group('dialogs', says.GROUP_DIALOGS, PASSWORD_LOGIN_STATES, SMS_FORM_STATES, SCAN_STATES, CONSENT_STATES),
  group('steps', says.GROUP_STEPS, FORCED_STEP_STATES, SMS_FORM_STATES),
  group('arrivals', says.GROUP_ARRIVALS, ARRIVAL_STATES),
];

export const ALL_STATES: readonly CatalogueState[] = GROUPS.flatMap(({ states }) => states);

function group(id: string, title: string, ...tables: readonly (readonly CatalogueState[])[]): CatalogueGroup {
  return { id, title, states: tables.flat().filter((state) => state.id.startsWith(`${id}/`)) };
}
