import type { Behavior } from '../../../../domain/kernel/streams.js';
import type { LoginUser } from '../../../../domain/session/login-user.js';
import { ObservableRecord } from '../records.js';

/** A VIP membership: its name and its end. */
export interface VipTerm {
  readonly id: number;
  readonly name: string;
  readonly untilMs: number;
}

/** The agreements that a member has accepted. */
export interface ConsentRecord {
  readonly userAgreement: boolean;
  readonly privacyPolicy: boolean;
}

export const AGREED: ConsentRecord = { userAgreement: true, privacyPolicy: true };
export const NOT_AGREED: ConsentRecord = { userAgreement: false, privacyPolicy: false };

/** One account as the server's table holds it (docs/api/session.md#member-detail). */
export interface UserRecord {
  readonly id: number;
  readonly name: string;
  /** Eleven digits starting with 1 when bound; nine random digits for social accounts without a mobile. */
  readonly mobile: string;
  /** `undefined` when the account was opened by SMS or by a social account. */
  readonly password: string | undefined;
  /** Path of the image on the server. */
  readonly avatar: string;
  /** The account cannot log in; existing tokens stay valid (docs/api/README.md#tokens). */
  readonly locked: boolean;
  readonly vip: VipTerm | undefined;
  readonly credit1: number;
  readonly qqBound: boolean;
  readonly wechatBound: boolean;
  /** The person behind the account; `undefined` until the face check is passed. */
  readonly identity: { readonly name: string; readonly number: string } | undefined;
  /** Consent to the current agreements, required in generation 2 (docs/api/signing-in.md#consent). */
  readonly agreed: ConsentRecord;
  readonly createdAtMs: number;
  /** The nickname can be changed once (docs/api/member.md#change-the-nickname). */
  readonly nicknameChanged?: boolean;
  /** The member has requested deletion of the account (docs/api/member.md#delete-the-account). */
  readonly deletionRequested?: boolean;
}

/** The server's rule for "a mobile is bound" (docs/api/session.md#member-detail). */
export function hasBoundMobile(user: Pick<UserRecord, 'mobile'>): boolean {
  return /^1.{10}$/.test(user.mobile);
}

/** The identity as the server reports it, masked (docs/api/session.md#member-detail). Empty before the face check. */
export function maskedIdentity(identity: UserRecord['identity']): Pick<LoginUser, 'realName' | 'idNumber'> {
  return { realName: maskName(identity?.name ?? ''), idNumber: maskNumber(identity?.number ?? '') };
}

/** `张*三`, of two characters `张*`. */
function maskName(name: string): string {
  const [first, ...rest] = Array.from(name);
  if (first === undefined) return '';
  return first + '*'.repeat(Math.max(1, rest.length - 1)) + rest.slice(1).slice(-1).join('');
}

/** The first six digits, four asterisks, the last four; for an old number of 15 digits the last three. */
function maskNumber(number: string): string {
  return number && `${number.slice(0, 6)}****${number.slice(number.length === 15 ? -3 : -4)}`;
}

/** The accounts of the site. */
export class Users {
  readonly accounts: ObservableRecord<{ readonly all: readonly UserRecord[] }>;

  constructor(seed: readonly UserRecord[]) {
    this.accounts = new ObservableRecord({ all: seed });
  }

  get all(): readonly UserRecord[] {
    return this.accounts.value.all;
  }

  byId(id: number): UserRecord | undefined {
    return this.all.find((user) => user.id === id);
  }

  byMobile(mobile: string): UserRecord | undefined {
    return this.all.find((user) => user.mobile === mobile);
  }

  /** The account with this mobile. Throws when there is none, because the test or the panel made a mistake. */
  named(mobile: string): UserRecord {
    const user = this.byMobile(mobile);
    if (!user) throw new Error(`No account of the in-memory server has the mobile ${mobile}`);
    return user;
  }

  add(user: UserRecord): void {
    this.accounts.change({ all: [...this.all, user] });
  }

  change(id: number, patch: Partial<UserRecord>): void {
    this.accounts.change({ all: this.all.map((user) => (user.id === id ? { ...user, ...patch } : user)) });
  }

  changeAll(patch: Partial<UserRecord>): void {
    this.accounts.change({ all: this.all.map((user) => ({ ...user, ...patch })) });
  }

  /** Deletes the account; its tokens are invalid from then on (docs/api/README.md#codes). */
  remove(id: number): void {
    this.accounts.change({ all: this.all.filter((user) => user.id !== id) });
  }
}

/** Unread notifications of every member, by user id. */
export type UnreadCounts = Readonly<Record<number, number>>;

export class Unread {
  readonly counts$: Behavior<UnreadCounts>;
  readonly counts: ObservableRecord<UnreadCounts>;

  constructor(seed: UnreadCounts) {
    this.counts = new ObservableRecord(seed);
    this.counts$ = this.counts.now$;
  }

  of(userId: number): number {
    return this.counts.value[userId] ?? 0;
  }

  set(userId: number, count: number): void {
    this.counts.change({ [userId]: count });
  }
}
