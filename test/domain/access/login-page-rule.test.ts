import { expect } from 'chai';

import { leaveLoginPage } from '../../../src/domain/access/sign-in-page-rules.js';
import { anonymous, restoring, signedIn, unreachable } from '../../support/sessions.js';

describe('a visitor who opens /login', () => {
  it('with a live session is sent on to where they were heading (clarifications §4, lesson 23)', () => {
    expect(leaveLoginPage(signedIn(), '?redirect=%2Fmember%3Ftab%3D1')).to.equal('/member?tab=1');
  });

  it('with a live session and nowhere to go is sent home', () => {
    expect(leaveLoginPage(signedIn(), '')).to.equal('/');
    expect(leaveLoginPage(signedIn(), '?redirect=%2Flogin')).to.equal('/');
    expect(leaveLoginPage(signedIn(), '?redirect=//evil.example')).to.equal('/');
  });

  for (const session of [anonymous, restoring, unreachable()]) {
    it(`stays while ${session.kind}`, () => {
      expect(leaveLoginPage(session, '?redirect=%2Fmember')).to.equal(undefined);
    });
  }
});
