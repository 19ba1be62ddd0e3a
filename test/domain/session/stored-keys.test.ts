import { expect } from 'chai';

import {
  FLAG_RAISED,
  KEYS_ERASED_ON_EXPIRY,
  KEYS_ERASED_ON_SIGN_OUT,
  STORED_KEYS,
  storedName,
} from '../../../src/domain/session/stored-keys.js';

describe('Stored keys', () => {
  it('have the names under which another front end has already stored values', () => {
    const inherited = Object.values(STORED_KEYS).filter(({ name }) => !name.startsWith('course-site-'));
    const namesOn = (wanted: string) => inherited.filter(({ area }) => area === wanted).map(({ name }) => name);
    expect(namesOn('local')).to.have.members([
      ...['meedu-user-token', 'meedu-play-id', 'meedu-msv', 'login_code', 'meedu-bind-mobile', 'meedu-face-check'],
    ]);
    expect(namesOn('tab')).to.deep.equal(['login_code']);
    expect(FLAG_RAISED).to.equal('ok');
  });

  it('share no name in the same storage area, and new keys live in the tab, except those that must outlive the tab', () => {
    const names = Object.values(STORED_KEYS).map(({ name, area }) => `${area} ${name}`);
    expect(new Set(names)).to.have.length(names.length);
    const lasting = names.filter((name) => name.includes('course-site-') && !name.startsWith('tab '));
    expect(lasting).to.have.members([
      'local course-site-closed-announcement',
      // The blocks of home need not wait for the configuration on the next visit (docs/spec/start-and-routes.md#start-up).
      'local course-site-generation',
      'local course-site-login-tab',
      // Home has no empty box on the next visit (docs/spec/home.md#continue-learning).
      'local course-site-nothing-learned',
      'local course-site-messages-read',
      // Notes stay until their member removes them (docs/spec/notes.md).
      'local course-site-notes',
      // The keywords of this device are offered on later visits as well (docs/spec/search.md#invitation).
      'local course-site-keywords',
      // Written by an earlier release, and erased at the start.
      'local course-site-weeks',
      'local course-site-week-off',
      // Unsent progress and player preferences outlive the tab as well (docs/spec/lesson.md#player).
      'local course-site-progress',
      'local course-site-player',
      // The place of an upright video, from the first paint of the next visit on (docs/spec/lesson.md#shape-of-the-video).
      'local course-site-upright',
      // Informs the other tabs that the member's data has changed (docs/spec/session.md#other-tabs).
      'local course-site-member-changes',
      // Keeps a tab from making a second order next to one that another tab made (docs/spec/orders.md#submitting).
      'local course-site-open-orders',
      // The lock between tabs on plain http (docs/spec/every-page.md#plain-http).
      'local course-site-lock',
      // Lets every tab distinguish an expired session from a sign-out.
      'local course-site-expired',
    ]);
  });

  it('contain the id when there is one value for each id', () => {
    expect(storedName('usedLoginCode', 'abc')).to.equal('login_code:abc');
    expect(storedName('smsDeadline', 'login:13800000000')).to.equal('course-site-sms:login:13800000000');
    expect(storedName('token')).to.equal('meedu-user-token');
  });

  it('are erased on sign-out: the token and both flags, the one-time code, mobiles, drafts, unsent progress and orders', () => {
    expect(KEYS_ERASED_ON_SIGN_OUT).to.have.members([
      'token',
      'expiredToken',
      'bindMobile',
      'faceCheck',
      'loginCode',
      'commentDrafts',
      'pendingProgress',
      'smsDeadline',
      'orders',
      'openOrders',
      'memberChanges',
      'memberDrafts',
      'guestDrafts',
      'messagesRead',
      'nothingLearned',
      'consentAddress',
      'recentKeywords',
      'uprightLessons',
      'learnedWeeks',
      'weekOff',
    ]);
  });

  it('are also erased when the token expires, except what the visitor has typed or ordered', () => {
    expect(KEYS_ERASED_ON_EXPIRY).to.have.members([
      ...['token', 'bindMobile', 'faceCheck', 'loginCode', 'smsDeadline', 'memberChanges', 'messagesRead'],
      ...['nothingLearned', 'uprightLessons', 'guestDrafts', 'consentAddress', 'learnedWeeks', 'weekOff'],
    ]);
  });
});
