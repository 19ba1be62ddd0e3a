import { expect } from 'chai';

import { type DialogKind, mayFollow } from '../../../src/domain/dialogs/dialog.js';

const KINDS: readonly DialogKind[] = [
  ...(['login', 'register', 'forgot-password', 'wechat-scan', 'bind-mobile', 'bind-new-mobile'] as const),
];

/** The dialog flow of spec §4, and the links of clarifications §8. */
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

describe('dialogs', () => {
  for (const open of KINDS) {
    for (const next of KINDS) {
      const step = `${open} → ${next}`;
      it(`${step}: ${ALLOWED.has(step) ? 'yes' : 'no'} (spec §4 dialog flow)`, () => {
        expect(mayFollow(open, next)).to.equal(ALLOWED.has(step));
      });
    }
  }
});
