import { expect } from 'chai';

import { type DialogKind, visibleDialog, isForAnonymous, maySwitchTo } from '../../../src/domain/signing-in/dialog.js';
import { aMember, anonymous, everySession, signedIn } from '../../support/sessions.js';

const KINDS: readonly DialogKind[] = [
  ...(['login', 'register', 'forgot-password', 'wechat-scan', 'bind-mobile', 'bind-new-mobile', 'consent'] as const),
];

/** The transitions that the links of the dialogs allow (docs/spec/signing-in.md#dialog-flow). */
const ALLOWED: ReadonlySet<string> = new Set([
  'login → register',
  'register → login',
  'login → forgot-password',
  'forgot-password → login',
  'login → wechat-scan',
  'wechat-scan → bind-mobile',
  'wechat-scan → login',
  'bind-mobile → login',
  'bind-new-mobile → login',
]);

describe('A dialog for anonymous visitors', () => {
  it('is every dialog except the consent of a member', () => {
    const kinds = ['login', 'register', 'forgot-password', 'wechat-scan', 'bind-mobile', 'bind-new-mobile'] as const;
    expect([...kinds, 'consent' as const].filter(isForAnonymous)).to.deep.equal(kinds);
  });
});

describe('Switching between dialogs', () => {
  for (const open of KINDS) {
    for (const next of KINDS) {
      const step = `${open} → ${next}`;
      it(`${step} is ${ALLOWED.has(step) ? 'allowed' : 'not allowed'}`, () => {
        expect(maySwitchTo(open, next)).to.equal(ALLOWED.has(step));
      });
    }
  }
});

describe('The visible dialog', () => {
  it('is the dialog that the visitor has opened', () => {
    for (const session of everySession) {
      expect(visibleDialog({ kind: 'login' }, session)).to.deep.equal({ kind: 'login' });
      expect(visibleDialog(undefined, session)).to.equal(undefined);
    }
  });

  it('is the consent of a member who has not agreed to the agreements, before any other dialog', () => {
    const member = signedIn(aMember().withoutConsent());
    for (const opened of [undefined, { kind: 'login' } as const]) {
      expect(visibleDialog(opened, member)).to.deep.equal({ kind: 'consent' });
    }
    expect(visibleDialog(undefined, anonymous)).to.equal(undefined);
  });
});
