import { isOver } from '../kernel/countdown.js';

/** The social accounts that can be linked to a member (docs/api/member.md#link-a-social-account). */
export type SocialAccount = 'qq' | 'wechat';

/** Which social accounts are linked. */
export type LinkedAccounts = Readonly<Record<SocialAccount, boolean>>;

/**
 * The status of a ticket that links WeChat to a member (docs/api/member.md#link-a-social-account). Every status but
 * `waiting` is final.
 */
export type WechatBindStatus = 'waiting' | 'linked' | 'expired';

/**
 * The data of the signed-in member that the site needs (docs/spec/session.md#member-data,
 * docs/api/session.md#member-detail).
 */
export interface LoginUser {
  readonly id: number | undefined;
  readonly name: string;
  /** URL of the avatar; empty when the server sent none. */
  readonly avatar: string;
  readonly mobile: string;
  readonly isMobileBound: boolean;
  readonly isFaceVerified: boolean;
  /**
   * The member has agreed to the current agreements (docs/api/session.md#member-detail,
   * docs/api/signing-in.md#consent).
   */
  readonly hasConsented: boolean;
  /** Points balance. */
  readonly credit1: number | undefined;
  /**
   * When VIP ends or has ended, in milliseconds since the epoch; `undefined` for a member who never had VIP
   * (docs/api/session.md#member-detail).
   */
  readonly vipUntil: number | undefined;
  /** The nickname has been changed, which is possible only once. */
  readonly hasChangedNickname: boolean;
  readonly hasPassword: boolean;
  readonly linked: LinkedAccounts;
  /** Real name from the face check, masked by the server; empty before the check. */
  readonly realName: string;
  readonly idNumber: string;
  /**
   * Plan id of the current or former membership (docs/api/session.md#member-detail); `undefined` when there is none.
   */
  readonly vipPlanId: number | undefined;
}

/** Whether the member is VIP at the time `now` of the server. */
export function isVip({ vipUntil }: Pick<LoginUser, 'vipUntil'>, now: number | undefined): boolean {
  return vipUntil !== undefined && !isOver(vipUntil, now);
}
