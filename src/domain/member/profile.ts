import { queryText, withoutParameters } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import { normaliseCode } from '../text/typed-codes.js';
import { visibleText } from '../text/visible-text.js';
import type { Scene } from '../site/scene.js';
import type { LoginUser } from '../session/login-user.js';
import { NICKNAME_LENGTH } from './limits.js';
import * as strings from './strings.js';

/** Why a new nickname is refused; `undefined` when it is valid. */
export function nicknameFault(typed: string, present: string): string | undefined {
  const name = visibleText(typed);
  if (name === '') return strings.NICKNAME_MISSING;
  if (Array.from(name).length > NICKNAME_LENGTH) return strings.NICKNAME_TOO_LONG;
  return name === present ? strings.NICKNAME_THE_SAME : undefined;
}

/** A mobile number with its middle hidden. Of other numbers only the last four digits are shown. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****').replace(/\d+(?=\d{4}$)/, '****');
}

/**
 * True when the only way to sign in is one linked social account: no password, no mobile number
 * (docs/spec/member.md#profile).
 */
export function isLastSignInMethod({ linked, isMobileBound, hasPassword }: LoginUser): boolean {
  // A password is used together with the mobile number and is useless without it.
  return !isMobileBound && !hasPassword && linked.qq !== linked.wechat;
}

/** True when the typed text confirms the deletion of the account. */
export function confirmsDeletion(typed: string): boolean {
  return normaliseCode(typed) === strings.DELETION_WORD;
}

/** The actions of the member page, except the avatar. Each has a dialog and a name in the address. */
export const MEMBER_ACTIONS = [
  'nickname',
  'mobile',
  'password',
  'link-wechat',
  'unlink-qq',
  'unlink-wechat',
  'real-name',
  'deletion',
] as const;

export type MemberAction = (typeof MEMBER_ACTIONS)[number];

const PARAMETER = 'do';

/** The address of the member page with an action, so that a member returns to it after signing in again. */
export function memberAddress(action?: MemberAction): string {
  return ROUTES.member.pattern + (action === undefined ? '' : `?${PARAMETER}=${action}`);
}

/** The query without the action. The other parameters stay as they are written. */
export function withoutAction(query: string): string {
  return withoutParameters(query, new Set([PARAMETER]));
}

/** The action in the address; `undefined` when there is none or this member cannot do it here. */
export function actionInAddress(query: string, user: LoginUser, scene: Scene): MemberAction | undefined {
  const named = queryText(query, PARAMETER);
  const action = MEMBER_ACTIONS.find((known) => known === named);
  return action !== undefined && isPossible(action, user, scene) ? action : undefined;
}

/** Whether the action is possible: a nickname can be changed once, and only an existing link can be removed. */
function isPossible(action: MemberAction, user: LoginUser, scene: Scene): boolean {
  switch (action) {
    case 'nickname':
      return !user.hasChangedNickname;
    case 'password':
      return user.isMobileBound;
    case 'link-wechat':
      // The code to scan; WeChat's own browser leaves for WeChat's consent instead.
      return !user.linked.wechat && scene !== 'wechat';
    case 'unlink-qq':
      return user.linked.qq;
    case 'unlink-wechat':
      return user.linked.wechat;
    case 'real-name':
      return !user.isFaceVerified;
    case 'mobile':
    case 'deletion':
      return true;
  }
}
