import type { SchedulerLike } from 'rxjs';

import { DEFAULT_AVATAR } from '../../seed/members.js';
import { type Random, randomText } from '../random.js';
import { enforce, isBlank, refused } from '../refusal.js';
import type { SmsCodes, SmsProof } from '../signing-in/captcha-and-sms.js';
import {
  ACCOUNT_LOCKED,
  MOBILE_REQUIRED,
  MOBILE_TAKEN,
  NO_SUCH_MOBILE,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  SMS_CODE_REQUIRED,
  SOMETHING_WRONG,
  WRONG_PASSWORD,
} from '../strings.js';
import type { TokenCheck } from './token-check.js';
import type { Tokens } from './tokens.js';
import { AGREED, type UserRecord, type Users } from './users.js';

const DIGITS = '0123456789';
const PLACEHOLDER_MOBILE_LENGTH = 9;

/**
 * Opens accounts: by SMS, by registration, by social account (docs/api/signing-in.md#sms-login,
 * docs/api/signing-in.md#register, docs/api/signing-in.md#code-login).
 */
export class NewAccounts {
  constructor(
    private readonly users: Users,
    private readonly time: SchedulerLike,
    private readonly random: Random,
  ) {}

  /**
   * Opens an account with a random name. Without a mobile it gets nine digits that are not a mobile number
   * (docs/api/session.md#member-detail).
   */
  admit({ mobile, password }: { readonly mobile?: string; readonly password?: string }): UserRecord {
    const newUser: UserRecord = {
      id: Math.max(...this.users.all.map((user) => user.id), 0) + 1,
      name: randomText(this.random, 8),
      mobile: mobile ?? this.placeholderMobile(),
      password,
      avatar: DEFAULT_AVATAR,
      locked: false,
      vip: undefined,
      credit1: 0,
      qqBound: false,
      wechatBound: false,
      identity: undefined,
      // A member agrees by registering (docs/api/signing-in.md#consent).
      agreed: AGREED,
      createdAtMs: this.time.now(),
    };
    this.users.add(newUser);
    return newUser;
  }

  /** Nine random digits; the first is neither 0 nor 1. */
  private placeholderMobile(): string {
    return randomText(this.random, PLACEHOLDER_MOBILE_LENGTH, DIGITS).replace(/^[01]/, '5');
  }
}

const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 16;

/**
 * Login, registration, password reset and sign-out (docs/api/signing-in.md, docs/api/session.md#sign-out). Throws a
 * `Refusal` with the server's message.
 */
export class Accounts {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly tokens: Tokens,
    private readonly users: Users,
    private readonly newAccounts: NewAccounts,
    private readonly codes: SmsCodes,
  ) {}

  /** docs/api/signing-in.md#password-login. Returns a token. */
  signInWithPassword({ mobile, password }: { readonly mobile: string; readonly password: string }): string {
    enforce([isBlank(mobile), MOBILE_REQUIRED], [isBlank(password), PASSWORD_REQUIRED]);
    const user = this.users.byMobile(mobile);
    if (user?.password !== password) throw refused(WRONG_PASSWORD);
    return this.open(user);
  }

  /** docs/api/signing-in.md#sms-login. Returns a token; an unknown number becomes a new member. */
  signInWithSms({ mobile, smsCode }: SmsProof): string {
    enforce([isBlank(mobile), MOBILE_REQUIRED]);
    this.codes.enforce({ mobile, smsCode });
    return this.open(this.users.byMobile(mobile) ?? this.newAccounts.admit({ mobile }));
  }

  /** docs/api/signing-in.md#register. The SMS code is used up even if the number turns out to be taken. */
  register({ mobile, smsCode, password }: SmsProof & { readonly password: string }): void {
    enforce(
      ...newPassword({ mobile, smsCode, password }),
      [!isBlank(password) && password.length < SHORTEST_PASSWORD, PASSWORD_TOO_SHORT],
      [password.length > LONGEST_PASSWORD, PASSWORD_TOO_LONG],
    );
    this.codes.enforce({ mobile, smsCode });
    if (this.users.byMobile(mobile)) throw refused(MOBILE_TAKEN);
    this.newAccounts.admit({ mobile, password });
  }

  /** docs/api/signing-in.md#reset-the-password. Existing tokens stay valid. */
  resetPassword({ mobile, smsCode, password }: SmsProof & { readonly password: string }): void {
    enforce(...newPassword({ mobile, smsCode, password }));
    this.codes.enforce({ mobile, smsCode });
    const user = this.users.byMobile(mobile);
    if (!user) throw refused(NO_SUCH_MOBILE);
    this.users.change(user.id, { password });
  }

  /**
   * Makes the token invalid (docs/api/session.md#sign-out). Throws a `Refusal` when it already is, and when it was not
   * sent in the `Authorization` header.
   */
  signOut(token: string | undefined, inHeader = true): void {
    this.tokenCheck.requireMember(token);
    if (!inHeader) throw refused(SOMETHING_WRONG);
    if (token !== undefined) this.tokens.revoke(token);
  }

  private open(user: UserRecord): string {
    if (user.locked) throw refused(ACCOUNT_LOCKED);
    return this.tokens.issue(user.id);
  }
}

function newPassword({ mobile, smsCode, password }: SmsProof & { readonly password: string }) {
  return [
    [isBlank(mobile), MOBILE_REQUIRED],
    [isBlank(smsCode), SMS_CODE_REQUIRED],
    [isBlank(password), PASSWORD_REQUIRED],
  ] as const;
}
