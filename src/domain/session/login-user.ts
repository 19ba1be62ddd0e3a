/** The social accounts that can be linked to a member (API 2.22). */
export type SocialAccount = 'qq' | 'wechat';

/** Which social accounts are linked. */
export type LinkedAccounts = Readonly<Record<SocialAccount, boolean>>;

/** The status of a ticket that links WeChat to a member (API 2.22). Every status but `waiting` is final. */
export type WechatBindStatus = 'waiting' | 'linked' | 'expired';

/** The data of the signed-in member that the site needs (spec §3, API 2.15). */
export interface LoginUser {
  readonly id: number | undefined;
  readonly name: string;
  /** URL of the avatar; empty when the server sent none. */
  readonly avatar: string;
  readonly mobile: string;
  readonly mobileBound: boolean;
  readonly faceVerified: boolean;
  /** The member has agreed to the current agreements (API 2.15, 2.23). */
  readonly consented: boolean;
  /** Points balance. */
  readonly credit1: number;
  /**
   * When VIP ends or has ended, in milliseconds since the epoch; `undefined` for a member who never had VIP (API 2.15).
   */
  readonly vipUntil: number | undefined;
  /** The nickname has been changed, which is possible only once. */
  readonly nicknameChanged: boolean;
  readonly passwordSet: boolean;
  readonly linked: LinkedAccounts;
  /** Real name from the face check, masked by the server; empty before the check. */
  readonly realName: string;
  readonly idNumber: string;
  /** Plan id of the current or former membership (API 2.15); `undefined` when there is none. */
  readonly vipPlanId: number | undefined;
}

/** Whether the member is VIP at the time `now`. */
export function isVip({ vipUntil }: Pick<LoginUser, 'vipUntil'>, now: number): boolean {
  return vipUntil !== undefined && vipUntil > now;
}
