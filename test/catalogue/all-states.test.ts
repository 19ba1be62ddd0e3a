import { expect } from 'chai';

import { ALL_STATES, GROUPS } from '../../src/catalogue/all-states.js';
import { ARRIVAL_STATES } from '../../src/catalogue/states/arrival-states.js';
import { ANNOUNCEMENT_STATES } from '../../src/catalogue/states/announcement-states.js';
import { CONSENT_STATES } from '../../src/catalogue/states/consent-states.js';
import { COURSE_STATES } from '../../src/catalogue/states/course-states.js';
import { COURSES_STATES } from '../../src/catalogue/states/courses-states.js';
import { FEEDBACK_STATES } from '../../src/catalogue/states/feedback-states.js';
import { FOOTER_STATES } from '../../src/catalogue/states/footer-states.js';
import { FORCED_STEP_STATES } from '../../src/catalogue/states/forced-step-states.js';
import { HOME_STATES } from '../../src/catalogue/states/home-states.js';
import { HEADER_STATES } from '../../src/catalogue/states/header-states.js';
import { MEMBER_STATES } from '../../src/catalogue/states/member-states.js';
import { MESSAGES_STATES } from '../../src/catalogue/states/messages-states.js';
import { LESSON_STATES } from '../../src/catalogue/states/lesson-states.js';
import { PAGE_STATES } from '../../src/catalogue/states/page-states.js';
import { PASSWORD_LOGIN_STATES } from '../../src/catalogue/states/password-login-states.js';
import { PLANTED } from '../../src/catalogue/states/planted-fault.js';
import { POINTS_STATES } from '../../src/catalogue/states/points-states.js';
import { SCAN_STATES } from '../../src/catalogue/states/scan-states.js';
import { SEARCH_STATES } from '../../src/catalogue/states/search-states.js';
import { smsFormStates } from '../../src/catalogue/states/sms-form-states.js';
import { SMS_FORMS } from '../../src/catalogue/states/sms-forms.js';
import { STUDY_STATES } from '../../src/catalogue/states/study-states.js';
import { SPECIAL_PAGE_STATES } from '../../src/catalogue/states/special-page-states.js';
import { MEMBER_ORDERS_STATES } from '../../src/catalogue/states/member-orders-states.js';
import { ORDER_STATES } from '../../src/catalogue/states/order-states.js';
import { PAYMENT_STATES } from '../../src/catalogue/states/payment-states.js';
import { VIP_STATES } from '../../src/catalogue/states/vip-states.js';
import { catalogueWorld } from '../../src/catalogue/world/catalogue-world.js';
import { ROUTES } from '../../src/domain/access/routes.js';
import { pathOf } from '../../src/domain/access/site-path.js';

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
