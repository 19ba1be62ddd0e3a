import { queryText, withoutParameters } from '../access/addresses.js';
import { ROUTES } from '../access/routes.js';
import type { LoginUser } from '../session/login-user.js';
import * as says from './strings.js';

/** The longest name, in code points (pages API 3.20). */
const NICKNAME_LENGTH = 24;

/** What is wrong with a new name; `undefined` for nothing. */
export function nicknameFault(typed: string, present: string): string | undefined {
  const name = typed.trim();
  if (name === '') return says.NICKNAME_MISSING;
  if (Array.from(name).length > NICKNAME_LENGTH) return says.NICKNAME_TOO_LONG;
  return name === present ? says.NICKNAME_THE_SAME : undefined;
}

/** A mobile with its middle hidden. Of any other number the last four digits are left. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****').replace(/\d+(?=\d{4}$)/, '****');
}

/** Whether the one social account that is linked is all that lets the member in: no password, no mobile (pages §17). */
export function isLastWayIn({ linked, mobileBound, passwordSet }: LoginUser): boolean {
  // A password goes with a mobile: without one it opens nothing.
  return !mobileBound && !passwordSet && linked.qq !== linked.wechat;
}

/** Whether what was typed says that the account is to go. */
export function confirmsDeletion(typed: string): boolean {
  return typed.trim() === says.DELETION_WORD;
}

/** What a member can be about on their own page, beside the picture: each has a dialog, and a name in the address. */
export const MEMBER_DEEDS = [
  'nickname',
  'mobile',
  'password',
  'link-wechat',
  'unlink-qq',
  'unlink-wechat',
  'real-name',
  'deletion',
] as const;

export type MemberDeed = (typeof MEMBER_DEEDS)[number];

const PARAMETER = 'do';

/** The address of the page, with what the member is about: somebody whose session ends comes back to it. */
export function memberAddress(deed?: MemberDeed): string {
  return ROUTES.member.pattern + (deed === undefined ? '' : `?${PARAMETER}=${deed}`);
}

/** The query without what the member is about; the rest stays as it is written. */
export function withoutDeed(query: string): string {
  return withoutParameters(query, new Set([PARAMETER]));
}

/** What the address says that the member is about; `undefined` for nothing, and for what they cannot do. */
export function deedInAddress(query: string, user: LoginUser): MemberDeed | undefined {
  const named = queryText(query, PARAMETER);
  const deed = MEMBER_DEEDS.find((known) => known === named);
  return deed !== undefined && mayDo(deed, user) ? deed : undefined;
}

/** Whether there is anything to do: a name can be changed once, a link be taken away that is there. */
function mayDo(deed: MemberDeed, user: LoginUser): boolean {
  switch (deed) {
    case 'nickname':
      return !user.nicknameChanged;
    case 'password':
      return user.mobileBound;
    case 'link-wechat':
      return !user.linked.wechat;
    case 'unlink-qq':
      return user.linked.qq;
    case 'unlink-wechat':
      return user.linked.wechat;
    case 'real-name':
      return !user.faceVerified;
    case 'mobile':
    case 'deletion':
      return true;
  }
}
