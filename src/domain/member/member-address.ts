import { queryText, withoutParameters } from '../access/query-text.js';
import { ROUTES } from '../access/routes.js';
import type { LoginUser } from '../session/login-user.js';

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
