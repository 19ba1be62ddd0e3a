import { consentPending, type SessionState } from '../session/session-state.js';

/** The dialogs of spec §2, and the one of API 2.23. At most one is open. */
export type Dialog =
  | { readonly kind: 'login' }
  | { readonly kind: 'register' }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'wechat-scan' }
  /** After a scan of somebody without a mobile; `code` goes with the one they give (API 2.11, 2.13). */
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /** After a code login of somebody without a mobile; `code` is the login code (API 2.11). */
  | { readonly kind: 'bind-new-mobile'; readonly code: string }
  /** New agreements, for a member who has not agreed to them yet. */
  | { readonly kind: 'consent' };

export type DialogKind = Dialog['kind'];

/** Which dialog may give way to which (spec §4 dialog flow). */
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

/** Whether a dialog is there to sign in: of no use to whoever is a member. */
export function isForStrangers(kind: DialogKind): boolean {
  return kind !== 'consent';
}

/** The dialog that is seen: consent comes by itself, before any that was opened, and stays until it is given or refused. */
export function dialogOnView(opened: Dialog | undefined, session: SessionState): Dialog | undefined {
  return consentPending(session) ? { kind: 'consent' } : opened;
}
