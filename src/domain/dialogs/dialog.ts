/** The dialogs of spec §2. At most one is open. */
export type Dialog =
  | { readonly kind: 'login' }
  | { readonly kind: 'register' }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'wechat-scan' }
  /** After a scan of somebody without a mobile; `code` is the scan's (API 2.13). */
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /** After a code login of somebody without a mobile; `code` is the login code (API 2.11). */
  | { readonly kind: 'bind-new-mobile'; readonly code: string };

export type DialogKind = Dialog['kind'];

/** Which dialog may give way to which (spec §4 dialog flow). */
const FOLLOWERS: Readonly<Record<DialogKind, readonly DialogKind[]>> = {
  login: ['register', 'forgot-password', 'wechat-scan'],
  register: ['login'],
  'forgot-password': ['login'],
  'wechat-scan': ['login', 'bind-mobile'],
  'bind-mobile': ['login'],
  'bind-new-mobile': ['login'],
};

export function mayFollow(open: DialogKind, next: DialogKind): boolean {
  return FOLLOWERS[open].includes(next);
}
