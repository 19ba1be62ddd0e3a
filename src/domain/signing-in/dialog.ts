import { isConsentPending, type SessionState } from '../session/session-state.js';

/**
 * The dialogs of docs/spec/signing-in.md#dialogs, and the consent dialog of docs/api/signing-in.md#consent. At most one
 * is open.
 */
export type Dialog =
  | { readonly kind: 'login' }
  | { readonly kind: 'register' }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'wechat-scan' }
  /**
   * After a scan by a new member without a mobile number; `code` is sent together with the number
   * (docs/api/signing-in.md#register-with-a-social-account, docs/api/scan.md#register-with-a-scan-generation-1).
   */
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /**
   * After a code login by a new member without a mobile number; `code` is the login code
   * (docs/api/signing-in.md#register-with-a-social-account).
   */
  | { readonly kind: 'bind-new-mobile'; readonly code: string }
  /** Changed agreements, for a member who has not agreed to them yet. */
  | { readonly kind: 'consent' };

export type DialogKind = Dialog['kind'];

/** The dialogs that may follow each dialog (docs/spec/signing-in.md#dialog-flow). */
const TRANSITIONS: Readonly<Record<DialogKind, readonly DialogKind[]>> = {
  login: ['register', 'forgot-password', 'wechat-scan'],
  register: ['login'],
  'forgot-password': ['login'],
  'wechat-scan': ['login', 'bind-mobile'],
  'bind-mobile': ['login'],
  'bind-new-mobile': ['login'],
  consent: [],
};

export function maySwitchTo(open: DialogKind, next: DialogKind): boolean {
  return TRANSITIONS[open].includes(next);
}

/** True for the dialogs of signing in, which close when the visitor is a member. */
export function isForAnonymous(kind: DialogKind): boolean {
  return kind !== 'consent';
}

/**
 * The visible dialog. Consent has priority over a dialog that was opened, and stays until the member agrees or refuses.
 */
export function visibleDialog(opened: Dialog | undefined, session: SessionState): Dialog | undefined {
  return isConsentPending(session) ? { kind: 'consent' } : opened;
}
