import { token } from '../../domain/kernel/token.js';
import type { AvatarChange } from './avatar-change.js';
import type { Drafts } from '../session/drafts.js';
import type { MobileChange, ProfileChanges } from './profile-changes.js';
import type { SocialAccounts, WechatLink } from './social-accounts.js';

/** The services of the member page, fetched together with it (docs/spec/member.md#profile). */
export interface MemberServices {
  readonly changes: ProfileChanges;
  readonly avatar: AvatarChange;
  readonly links: SocialAccounts;
  readonly wechat: WechatLink;
  readonly drafts: Drafts;
  /** The two-step mobile change of a dialog that has just been opened. */
  newMobileChange(): MobileChange;
}

export const MEMBER_SERVICES = token<MemberServices>('MemberServices');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly member: MemberServices;
  }
}
