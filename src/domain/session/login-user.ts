/** The social accounts that can be linked to a member (API 2.22). */
export type SocialAccount = 'qq' | 'wechat';

/** Which of them are linked. */
export type LinkedAccounts = Readonly<Record<SocialAccount, boolean>>;

/** What became of a ticket that links WeChat to a member (API 2.22). Everything but `waiting` is decisive. */
export type WechatBindStatus = 'waiting' | 'linked' | 'expired';

/** The signed-in member, as far as the site needs to know (spec §3, API 2.15). */
export interface LoginUser {
  readonly id: number | undefined;
  readonly name: string;
  /** Address of their picture; empty when the server named none. */
  readonly avatar: string;
  readonly mobile: string;
  readonly mobileBound: boolean;
  readonly faceVerified: boolean;
  /** Has agreed to the agreements as they stand now (API 2.15, 2.23). */
  readonly consented: boolean;
  /** Points balance. */
  readonly credit1: number;
  /** When their VIP ends or has ended, in milliseconds since the epoch; `undefined` for who has none (API 2.15). */
  readonly vipUntil: number | undefined;
  /** The name can be changed once, and has been. */
  readonly nicknameChanged: boolean;
  readonly passwordSet: boolean;
  readonly linked: LinkedAccounts;
  /** Who they are by their face check, masked by the server; empty before it. */
  readonly realName: string;
  readonly idNumber: string;
  /** Which membership they have or had, by the id of its plan (API 2.15); `undefined` for who has none. */
  readonly vipPlanId: number | undefined;
}

/** Whether a member is VIP at that moment. */
export function isVip({ vipUntil }: Pick<LoginUser, 'vipUntil'>, now: number): boolean {
  return vipUntil !== undefined && vipUntil > now;
}
