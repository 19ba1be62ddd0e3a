import { expect } from 'chai';

import { enterStudyCenter } from '../../../src/domain/access/guard-policy.js';
import { anonymous, restoring, signedIn, unreachable } from '../../support/sessions.js';

describe('我的学习', () => {
  it('has a stranger sign in first, and land there afterwards (spec §2 header, clarifications §6)', () => {
    expect(enterStudyCenter(anonymous)).to.deep.equal({ kind: 'sign-in', target: '/study-center' });
  });

  for (const session of [signedIn(), restoring, unreachable()]) {
    it(`takes one who is ${session.kind} to /study-center (spec §2 header)`, () => {
      expect(enterStudyCenter(session)).to.deep.equal({ kind: 'go', to: '/study-center' });
    });
  }
});
