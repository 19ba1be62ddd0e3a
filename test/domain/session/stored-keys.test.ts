import { expect } from 'chai';

import { FLAG_RAISED, KEYS_ERASED_ON_SIGN_OUT, STORED_KEYS } from '../../../src/domain/session/stored-keys.js';

describe('stored keys', () => {
  it('have the names that visitors of another front end already have (clarifications §1)', () => {
    const names = Object.values(STORED_KEYS)
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('course-site-'));
    expect(names).to.have.members([
      ...['meedu-user-token', 'meedu-play-id', 'meedu-msv', 'login_code', 'meedu-bind-mobile', 'meedu-face-check'],
    ]);
    for (const { name, shelf } of Object.values(STORED_KEYS)) {
      expect(shelf, name).to.equal(name.startsWith('course-site-') ? 'tab' : 'local');
    }
    expect(FLAG_RAISED).to.equal('ok');
  });

  it('are erased on sign-out: the token and both flags, and the one-time code (spec §4 logout, lesson 14)', () => {
    expect(KEYS_ERASED_ON_SIGN_OUT).to.have.members(['token', 'bindMobile', 'faceCheck', 'loginCode']);
  });
});
