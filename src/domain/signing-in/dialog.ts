import { consentPending, type SessionState } from '../session/session-state.js';

/** The dialogs of spec §2, and the consent dialog of API 2.23. At most one is open. */
export type Dialog =
  | { readonly kind: 'login' }
  | { readonly kind: 'register' }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'wechat-scan' }
  /** After a scan by a new member without a mobile number; `code` is sent together with the number (API 2.11, 2.13). */
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /** After a code login by a new member without a mobile number; `code` is the login code (API 2.11). */
  | { readonly kind: 'bind-new-mobile'; readonly code: string }
  /** Changed agreements, for a member who has not agreed to them yet. */
  | { readonly kind: 'consent' };

export type DialogKind = Dialog['kind'];

/** The dialogs that may follow each dialog (spec §4 dialog flow). */
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
export function isForStrangers(kind: DialogKind): boolean {
  return kind !== 'consent';
}

/**
 * The visible dialog. Consent has priority over a dialog that was opened, and stays until the member agrees or refuses.
 */
export function dialogOnView(opened: Dialog | undefined, session: SessionState): Dialog | undefined {
  return consentPending(session) ? { kind: 'consent' } : opened;
}
