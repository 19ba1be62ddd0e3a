import { expect } from 'chai';

import { ALL_STATES, GROUPS } from '../../../demo/catalogue/all-states.js';
import { ANNOUNCEMENT_STATES } from '../../../demo/catalogue/states/announcement-states.js';
import { ARRIVAL_STATES } from '../../../demo/catalogue/states/arrival-states.js';
import { CONSENT_STATES } from '../../../demo/catalogue/states/consent-states.js';
import { COURSE_STATES } from '../../../demo/catalogue/states/course-states.js';
import { COURSES_STATES } from '../../../demo/catalogue/states/courses-states.js';
import { FEEDBACK_STATES } from '../../../demo/catalogue/states/feedback-states.js';
import { FOOTER_STATES } from '../../../demo/catalogue/states/footer-states.js';
import { FORCED_STEP_STATES } from '../../../demo/catalogue/states/forced-step-states.js';
import { HEADER_STATES } from '../../../demo/catalogue/states/header-states.js';
import { HOME_STATES } from '../../../demo/catalogue/states/home-states.js';
import { LESSON_STATES } from '../../../demo/catalogue/states/lesson-states.js';
import { MEMBER_ORDERS_STATES } from '../../../demo/catalogue/states/member-orders-states.js';
import { MEMBER_STATES } from '../../../demo/catalogue/states/member-states.js';
import { MESSAGES_STATES } from '../../../demo/catalogue/states/messages-states.js';
import { ORDER_STATES } from '../../../demo/catalogue/states/order-states.js';
import { PAGE_STATES } from '../../../demo/catalogue/states/page-states.js';
import { PASSWORD_LOGIN_STATES } from '../../../demo/catalogue/states/password-login-states.js';
import { PAYMENT_STATES } from '../../../demo/catalogue/states/payment-states.js';
import { PLANTED } from '../../../demo/catalogue/states/planted-fault.js';
import { POINTS_STATES } from '../../../demo/catalogue/states/points-states.js';
import { SCAN_STATES } from '../../../demo/catalogue/states/scan-states.js';
import { SEARCH_STATES } from '../../../demo/catalogue/states/search-states.js';
import { smsFormStates } from '../../../demo/catalogue/states/sms-form-states.js';
import { SMS_FORMS } from '../../../demo/catalogue/states/sms-forms.js';
import { SPECIAL_PAGE_STATES } from '../../../demo/catalogue/states/special-page-states.js';
import { STUDY_STATES } from '../../../demo/catalogue/states/study-states.js';
import { VIP_STATES } from '../../../demo/catalogue/states/vip-states.js';
import { catalogueWorld } from '../../../demo/catalogue/world/catalogue-world.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { pathOf } from '../../../src/domain/access/paths.js';

const IDS = ALL_STATES.map(({ id }) => id);

describe('The table of the catalogue', () => {
  it('names every state once, under the group that its id begins with', () => {
    expect(new Set(IDS).size).to.equal(IDS.length);
    for (const { id, states } of GROUPS) {
      expect(states, id).not.to.deep.equal([]);
      for (const state of states) expect(state.id).to.match(new RegExp(`^${id}/[a-z0-9/-]+$`));
    }
  });

  it('leaves out none of its tables', () => {
    const tables = [
      ...[PAGE_STATES, SPECIAL_PAGE_STATES, HEADER_STATES, FOOTER_STATES, FEEDBACK_STATES, FORCED_STEP_STATES],
      ...[
        PASSWORD_LOGIN_STATES,
        SCAN_STATES,
        CONSENT_STATES,
        ANNOUNCEMENT_STATES,
        COURSES_STATES,
        MEMBER_STATES,
        SEARCH_STATES,
        VIP_STATES,
        MEMBER_ORDERS_STATES,
        ORDER_STATES,
        PAYMENT_STATES,
        STUDY_STATES,
        MESSAGES_STATES,
        POINTS_STATES,
        HOME_STATES,
        COURSE_STATES,
        LESSON_STATES,
        ARRIVAL_STATES,
        SMS_FORMS.flatMap(smsFormStates),
      ],
    ];
    expect(IDS).to.have.members(tables.flat().map(({ id }) => id));
  });

  it('keeps the planted fault to itself', () => {
    expect(IDS).not.to.include(PLANTED.id);
  });

  it('comes to every route of the site (spec §2)', () => {
    const visited = new Set(ALL_STATES.map((state) => pathOf(catalogueWorld(state).navigator.place$.value.path)));
    const missed = Object.values(ROUTES)
      .map(({ pattern }) => pattern.replace(':courseId', '7').replace('*', '/no-such-page'))
      .filter((path) => !visited.has(path));
    expect(missed).to.deep.equal([]);
  });

  it('opens every dialog (spec §2)', () => {
    const opened = ALL_STATES.flatMap(({ steps = [] }) => steps.map(({ what }) => what));
    expect(opened).to.include.members(
      ['login', 'register', 'forgot-password', 'wechat-scan', 'bind-mobile'].map((kind) => `open ${kind}`),
    );
    // The others open by themselves, after a login by address and for a member with something to agree to.
    expect(IDS).to.include.members(['dialogs/bind-after-code-login/empty', 'dialogs/consent/asked']);
  });

  it('makes the same world of the same state, to the last digit', () => {
    const [state] = ALL_STATES.filter(({ id }) => id === 'dialogs/bind-after-code-login/empty');
    if (state === undefined) throw new Error('There is no such state');
    const places = [1, 2].map(() => catalogueWorld(state).navigator.place$.value.query);
    expect(places[0]).to.match(/login_code=\w+/);
    expect(places[0]).to.equal(places[1]);
  });
});
