/** VIP membership: what it is called, and until when. */
export interface VipTerm {
  readonly id: number;
  readonly name: string;
  readonly untilMs: number;
}

/** What a member has agreed to. */
export interface Consent {
  readonly userAgreement: boolean;
  readonly privacyPolicy: boolean;
}

export const AGREED: Consent = { userAgreement: true, privacyPolicy: true };
export const NOT_AGREED: Consent = { userAgreement: false, privacyPolicy: false };

/** One account, as the server's table of users knows it (API 2.15). */
export interface UserRecord {
  readonly id: number;
  readonly name: string;
  /** Eleven digits from 1 when bound; nine invented ones for social accounts without a mobile. */
  readonly mobile: string;
  /** `undefined` when the account was opened by SMS or by a social account. */
  readonly password: string | undefined;
  /** Path of the picture on the server. */
  readonly avatar: string;
  /** May not sign in; sessions that are open already go on (API 1.7). */
  readonly locked: boolean;
  readonly vip: VipTerm | undefined;
  readonly credit1: number;
  readonly qqBound: boolean;
  readonly wechatBound: boolean;
  /** The person behind the account; `undefined` until the face check is passed. */
  readonly identity: { readonly name: string; readonly number: string } | undefined;
  /** Consent to the agreements as they stand, which the later generation asks for (API 2.23). */
  readonly agreed: Consent;
  readonly createdAtMs: number;
  /** It can be changed once (pages API 3.20). */
  readonly nicknameChanged?: boolean;
  /** The account is to be deleted after a while (pages API 3.20). */
  readonly deletionRequested?: boolean;
}

/** The server's own rule for "a mobile is bound" (API 2.15). */
export function hasBoundMobile(user: Pick<UserRecord, 'mobile'>): boolean {
  return /^1.{10}$/.test(user.mobile);
}
