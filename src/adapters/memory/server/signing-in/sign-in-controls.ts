import type { Behavior } from '../../../../domain/kernel/streams.js';
import type { Users } from '../member/users.js';
import type { TimedEntries } from '../records.js';
import type { Captchas, SentCode, SmsCodes } from './captcha-and-sms.js';
import type { MemberSteps } from './member-steps.js';
import type { RedirectEnd, SocialRedirects } from './social-redirects.js';
import type { LoginCodes, ServerSocialAccounts, SocialUser } from './social-accounts.js';
import type { ScanTicketState, WechatPhone } from './wechat-scans.js';

/** The identity number of every member who passes a face check here. */
const SOME_ID_NUMBER = '110101199001011237';

/** The parts of the server that these controls change. */
export interface SigningInParts {
  readonly users: Users;
  readonly captchas: Captchas;
  readonly smsCodes: SmsCodes;
  readonly socialAccounts: ServerSocialAccounts;
  readonly loginCodes: LoginCodes;
  readonly phone: WechatPhone;
  readonly redirects: SocialRedirects;
  readonly steps: MemberSteps;
}

/**
 * Events outside the browser during a login: reading a captcha, an SMS, a phone, the consent of QQ or WeChat.
 *
 * - read: `captchaText`, `smsCodeFor`, or watch `captchas$`, `smsCodes$`, `scans$`, `loginCodes$`, `faceChecks$`, `redirects$`
 * - `scan(who)` or `expireScan()`: the result of the newest QR ticket, or of a given one, of either generation
 * - `redirectsEnd(…)`: the result of the next login at QQ or WeChat; `loginCode(who)`: a code without one
 * - `passFaceCheck()`: the member has passed the face check on the phone
 */
export class SignInControls {
  /** The texts of the captcha images, by key. */
  readonly captchas$: Behavior<TimedEntries<string>>;
  /** The codes that were sent, by mobile. */
  readonly smsCodes$: Behavior<TimedEntries<SentCode>>;
  /** QR tickets of either generation, by their code or key. */
  readonly scans$: Behavior<TimedEntries<ScanTicketState>>;
  /** Login codes that have not been used yet. */
  readonly loginCodes$: Behavior<TimedEntries<unknown>>;
  /** Ids of the members whose face check has started, by `bizToken`. */
  readonly faceChecks$: Behavior<TimedEntries<number>>;
  readonly redirects$: Behavior<{ readonly next: RedirectEnd }>;

  constructor(private readonly parts: SigningInParts) {
    this.captchas$ = parts.captchas.texts.stored.now$;
    this.smsCodes$ = parts.smsCodes.sent.stored.now$;
    this.scans$ = parts.phone.tickets.stored.now$;
    this.loginCodes$ = parts.loginCodes.issued.stored.now$;
    this.faceChecks$ = parts.steps.faceChecks.stored.now$;
    this.redirects$ = parts.redirects.answer.now$;
  }

  /** The text of a captcha image, by default of the newest; `undefined` when it is used or expired. */
  captchaText(key?: string): string | undefined {
    const { texts } = this.parts.captchas;
    return key === undefined ? texts.last?.value : texts.get(key);
  }

  /** The last code sent to a mobile; `undefined` when it is used or expired. */
  smsCodeFor(mobile: string): string | undefined {
    return this.parts.smsCodes.sent.get(mobile)?.code;
  }

  /** Sends a code without a captcha and returns it. */
  sendSms(mobile: string, scene = 'login'): string {
    this.parts.smsCodes.send(mobile, scene);
    return this.smsCodeFor(mobile) ?? '';
  }

  /** A user scans a QR ticket with a phone. */
  scan(who: SocialUser, ticket = this.newestTicket()): void {
    this.parts.phone.scan(ticket, this.parts.socialAccounts.of('wechat', who));
  }

  /** Makes a ticket expire. The API of generation 1 cannot report this, but the memory gateway can. */
  expireScan(ticket = this.newestTicket()): void {
    this.parts.phone.tickets.change(ticket, { kind: 'expired' });
  }

  /** Sets the result of all logins at QQ or WeChat from now on. */
  redirectsEnd(next: RedirectEnd): void {
    this.parts.redirects.answer.change({ next });
  }

  /** Issues a login code, as after a successful QQ login. */
  loginCode(who: SocialUser): string {
    return this.parts.loginCodes.issue(this.parts.socialAccounts.of('qq', who));
  }

  /** Verifies the member of a face check, by default of the newest. */
  passFaceCheck(bizToken = this.newestFaceCheck()): void {
    const userId = this.parts.steps.faceChecks.get(bizToken);
    const user = userId === undefined ? undefined : this.parts.users.byId(userId);
    if (!user) throw new Error(`The in-memory server knows no face check ${bizToken}`);
    this.parts.users.change(user.id, { identity: { name: user.name, number: SOME_ID_NUMBER } });
  }

  private newestTicket(): string {
    const newest = this.parts.phone.tickets.last;
    if (!newest) throw new Error('The in-memory server has no QR ticket to scan');
    return newest.key;
  }

  private newestFaceCheck(): string {
    const newest = this.parts.steps.faceChecks.last;
    if (!newest) throw new Error('No face check was started on the in-memory server');
    return newest.key;
  }
}
