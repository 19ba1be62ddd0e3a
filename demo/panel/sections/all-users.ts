import { hasBoundMobile, type UserRecord } from '../../../src/adapters/memory/server/members/users.js';
import type { SocialUser } from '../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { LOCKED_TRAIT, NEW_ACCOUNT, NEW_ACCOUNT_MUST_BIND, NO_MOBILE_TRAIT } from '../../strings.js';
import type { Option } from '../choice.js';

/** The users who can log in at QQ or scan a code: two kinds of newcomers, and every member. */
export function allUsers(users: readonly UserRecord[]): readonly (Option<string> & { readonly who: SocialUser })[] {
  return [
    { name: 'must-bind', title: NEW_ACCOUNT_MUST_BIND, who: { kind: 'newcomer', mustBind: true } },
    { name: 'newcomer', title: NEW_ACCOUNT, who: { kind: 'newcomer', mustBind: false } },
    ...users.map((user) => ({
      name: user.mobile,
      title: titleOf(user),
      who: { kind: 'member', mobile: user.mobile } as const,
    })),
  ];
}

function titleOf(user: UserRecord): string {
  const traits = [user.locked ? LOCKED_TRAIT : '', hasBoundMobile(user) ? '' : NO_MOBILE_TRAIT];
  return [user.name, ...traits.filter(Boolean)].join(' · ');
}
