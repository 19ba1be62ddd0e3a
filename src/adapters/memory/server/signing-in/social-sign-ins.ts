import type { NewAccounts } from '../member/accounts.js';
import type { TokenCheck } from '../member/token-check.js';
import type { Tokens } from '../member/tokens.js';
import type { UserRecord, Users } from '../member/users.js';
import type { ObservableRecord } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { ALREADY_LINKED, BAD_PARAMETERS, LOCKED_OUT, MOBILE_TAKEN } from '../strings.js';
import type { SmsCodes, SmsProof } from './captcha-and-sms.js';
import type { LoginCodes, SocialIdentity, ServerSocialAccounts } from './social-accounts.js';
import type { TicketWithImage, WechatScans } from './wechat-scans.js';

/** The result of a login with QQ or WeChat. */
export type SocialOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** The client sends `code` together with the mobile. */
  | { readonly kind: 'bind-mobile'; readonly code: string };

export type ScanOutcome = SocialOutcome | { readonly kind: 'waiting' } | { readonly kind: 'expired' };

/**
 * Login with QQ and WeChat (docs/api/signing-in.md, docs/api/scan.md). A scan of generation 2 ends in a login code too
 * (2.14). Throws a `Refusal` with the server's message.
 */
export class SocialSignIns {
  constructor(
    private readonly users: Users,
    private readonly tokens: Tokens,
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly newAccounts: NewAccounts,
    private readonly socialAccounts: ServerSocialAccounts,
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
   * docs/api/scan.md#poll-a-scan-generation-1. After a scan every poll is answered with a new token. Locked accounts
   * are not refused here.
   */
  scanned(code: string): ScanOutcome {
    enforce([isBlank(code), BAD_PARAMETERS]);
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

  /** `undefined` for a newcomer who must give a mobile first. Any other newcomer becomes a member by this call. */
  private memberFor(account: SocialIdentity): UserRecord | undefined {
    const member = this.socialAccounts.linkedMember(account);
    if (member || account.mustBind || this.settings.value.bindMobileRequired) return member;
    const newUser = this.newAccounts.admit({});
    this.socialAccounts.attach(account, newUser.id);
    return newUser;
  }

  /** The SMS code is used up even when a later check fails (docs/api/signing-in.md#sms-codes). */
  private prove({ mobile, smsCode, code }: SmsProof & { readonly code: string }): void {
    enforce([isBlank(mobile) || isBlank(code), BAD_PARAMETERS]);
    this.smsCodes.enforce({ mobile, smsCode });
  }

  /** An existing member cannot be linked this way. */
  private bind(account: SocialIdentity, mobile: string): string {
    if (this.users.byMobile(mobile)) throw refused(MOBILE_TAKEN);
    this.socialAccounts.requireUnlinked(account);
    const newUser = this.newAccounts.admit({ mobile });
    this.socialAccounts.attach(account, newUser.id);
    return this.tokens.issue(newUser.id);
  }

  private signIn(user: UserRecord): SocialOutcome {
    return { kind: 'signed-in', token: this.tokens.issue(user.id) };
  }
}

/**
 * Social accounts of members who are signed in (docs/api/member.md#link-a-social-account). Throws a `Refusal` without a
 * valid token, or when a rule is broken.
 */
export class AccountLinks {
  constructor(
    private readonly tokenCheck: TokenCheck,
    private readonly users: Users,
    private readonly socialAccounts: ServerSocialAccounts,
    private readonly loginCodes: LoginCodes,
    private readonly scans: WechatScans,
  ) {}

  bind(token: string | undefined, code: string): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    const account = this.loginCodes.who(code);
    if (account.channel === 'qq' ? user.qqBound : user.wechatBound) throw refused(ALREADY_LINKED);
    this.socialAccounts.requireUnlinked(account);
    this.loginCodes.useUp(code);
    this.socialAccounts.attach(account, user.id);
  }

  /** Succeeds even when nothing was linked. */
  unbind(token: string | undefined, channel: string): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token);
    if (channel === 'qq') this.users.change(user.id, { qqBound: false });
    else if (channel === 'wechat') this.users.change(user.id, { wechatBound: false });
    else throw refused(BAD_PARAMETERS);
  }

  /** The ticket that the member scans in generation 1. Only the account data show whether the scan has happened. */
  startWechatBind(token: string | undefined): TicketWithImage {
    return this.scans.openForLinking(this.tokenCheck.requireMemberOnOneDevice(token).id);
  }
}
