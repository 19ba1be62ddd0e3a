import type { Newcomers } from '../members/accounts.js';
import type { TokenCheck } from '../members/token-check.js';
import type { Tokens } from '../members/tokens.js';
import type { UserRecord, Users } from '../members/users.js';
import type { ObservableRecord } from '../records.js';
import { demand, isBlank, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { ALREADY_LINKED, BAD_PARAMETERS, LOCKED_OUT, MOBILE_TAKEN } from '../strings.js';
import type { SmsCodes, SmsProof } from './captcha-and-sms.js';
import type { LoginCodes, SocialIdentity, SocialAccounts } from './social-accounts.js';
import type { DrawnTicket, WechatScans } from './wechat-scans.js';

/** What becomes of somebody who comes by QQ or WeChat. */
export type SocialOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** `code` goes with the mobile that they give. */
  | { readonly kind: 'bind-mobile'; readonly code: string };

export type ScanOutcome = SocialOutcome | { readonly kind: 'waiting' } | { readonly kind: 'expired' };

/**
 * The way in by QQ and WeChat (docs/api/signing-in.md, docs/api/scan.md); from a scan of the second generation, too,
 * one comes by login code (2.14). What it refuses, it refuses in the server's words.
 */
export class SocialSignIns {
  constructor(
    private readonly users: Users,
    private readonly tokens: Tokens,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly newcomers: Newcomers,
    private readonly socials: SocialAccounts,
    private readonly smsCodes: SmsCodes,
    private readonly loginCodes: LoginCodes,
    private readonly scans: WechatScans,
  ) {}

  /** docs/api/signing-in.md#code-login. Only a success uses the code up. */
  withLoginCode(code: string): SocialOutcome {
    const user = this.memberFor(this.loginCodes.who(code));
    if (!user) return { kind: 'bind-mobile', code };
    if (user.locked) throw refused(LOCKED_OUT);
    this.loginCodes.useUp(code);
    return this.signIn(user);
  }

  /**
   * docs/api/scan.md#poll-a-scan-generation-1. Every question after a scan is answered with another token; the lock is
   * not looked at.
   */
  scanned(code: string): ScanOutcome {
    demand([isBlank(code), BAD_PARAMETERS]);
    const state = this.scans.stateOf(code);
    if (state.kind !== 'scanned') return { kind: state.kind === 'expired' ? 'expired' : 'waiting' };
    const user = this.memberFor(state.by);
    return user ? this.signIn(user) : { kind: 'bind-mobile', code };
  }

  /** docs/api/signing-in.md#register-with-a-social-account. Returns a token. */
  bindAfterCodeLogin(binding: SmsProof & { readonly code: string }): string {
    this.prove(binding);
    const token = this.bind(this.loginCodes.who(binding.code), binding.mobile);
    this.loginCodes.useUp(binding.code);
    return token;
  }

  /** docs/api/scan.md#register-with-a-scan-generation-1. Returns a token. */
  bindAfterScan(binding: SmsProof & { readonly code: string }): string {
    this.prove(binding);
    return this.bind(this.scans.who(binding.code), binding.mobile);
  }

  /** `undefined` for a newcomer who has to give a mobile first; any other newcomer is a member from here on. */
  private memberFor(account: SocialIdentity): UserRecord | undefined {
    const member = this.socials.memberWith(account);
    if (member || account.mustBind || this.settings.value.bindMobileRequired) return member;
    const newcomer = this.newcomers.admit({});
    this.socials.attach(account, newcomer.id);
    return newcomer;
  }

  /** The code is used up whatever else is wrong (docs/api/signing-in.md#sms-codes). */
  private prove({ mobile, smsCode, code }: SmsProof & { readonly code: string }): void {
    demand([isBlank(mobile) || isBlank(code), BAD_PARAMETERS]);
    this.smsCodes.demand({ mobile, smsCode });
  }

  /** An account that exists cannot be attached this way. */
  private bind(account: SocialIdentity, mobile: string): string {
    if (this.users.byMobile(mobile)) throw refused(MOBILE_TAKEN);
    this.socials.demandFree(account);
    const newcomer = this.newcomers.admit({ mobile });
    this.socials.attach(account, newcomer.id);
    return this.tokens.issue(newcomer.id);
  }

  private signIn(user: UserRecord): SocialOutcome {
    return { kind: 'signed-in', token: this.tokens.issue(user.id) };
  }
}

/**
 * Social accounts of members who are signed in (docs/api/member.md#link-a-social-account). Throws a `Refusal` without a
 * valid token, or with words.
 */
export class LinkedAccounts {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly socials: SocialAccounts,
    private readonly loginCodes: LoginCodes,
    private readonly scans: WechatScans,
  ) {}

  bind(token: string | undefined, code: string): void {
    const user = this.tokenCheck.enterOnOneDevice(token);
    const account = this.loginCodes.who(code);
    if (account.channel === 'qq' ? user.qqBound : user.wechatBound) throw refused(ALREADY_LINKED);
    this.socials.demandFree(account);
    this.loginCodes.useUp(code);
    this.socials.attach(account, user.id);
  }

  /** It is no matter whether anything was linked. */
  unbind(token: string | undefined, channel: string): void {
    const user = this.tokenCheck.enterOnOneDevice(token);
    if (channel === 'qq') this.users.change(user.id, { qqBound: false });
    else if (channel === 'wechat') this.users.change(user.id, { wechatBound: false });
    else throw refused(BAD_PARAMETERS);
  }

  /** What the member scans, in generation 1; that they did shows in their account alone. */
  startWechatBind(token: string | undefined): DrawnTicket {
    return this.scans.openForLinking(this.tokenCheck.enterOnOneDevice(token).id);
  }
}
