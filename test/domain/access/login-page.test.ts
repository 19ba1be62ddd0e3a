import { expect } from 'chai';

import { loginPageRedirect } from '../../../src/domain/access/login-page.js';
import { anonymous, restoring, signedIn, unreachable } from '../../support/sessions.js';

describe('A visitor on /login', () => {
  it('is sent to the return address when signed in', () => {
    expect(loginPageRedirect(signedIn(), '?redirect=%2Fmember%3Ftab%3D1')).to.equal('/member?tab=1');
  });

  it('is sent home when signed in without a usable return address', () => {
    expect(loginPageRedirect(signedIn(), '')).to.equal('/');
    expect(loginPageRedirect(signedIn(), '?redirect=%2Flogin')).to.equal('/');
    expect(loginPageRedirect(signedIn(), '?redirect=//evil.example')).to.equal('/');
  });

  for (const session of [anonymous, restoring, unreachable()]) {
    it(`stays while the session is ${session.kind}`, () => {
      expect(loginPageRedirect(session, '?redirect=%2Fmember')).to.equal(undefined);
    });
  }
});
