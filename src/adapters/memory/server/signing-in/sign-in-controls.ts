import type { Behavior } from '../../../../domain/kernel/streams.js';
import type { Users } from '../members/users.js';
import type { AllKept } from '../records.js';
import type { Captchas, SentCode, SmsCodes } from './captcha-and-sms.js';
import type { MemberSteps } from './member-steps.js';
import type { QqAnswer, QqLogin } from './qq.js';
import type { LoginCodes, SocialAccounts, SocialUser } from './social-accounts.js';
import type { ScanState, WechatPhone } from './wechat-scans.js';

/** Everybody who passes a face check without having told their number has this one. */
const SOME_ID_NUMBER = '110101199001011237';

/** The parts of the site that these controls turn. */
export interface SigningInParts {
  readonly users: Users;
  readonly captchas: Captchas;
  readonly smsCodes: SmsCodes;
  readonly socials: SocialAccounts;
  readonly loginCodes: LoginCodes;
  readonly phone: WechatPhone;
  readonly qq: QqLogin;
  readonly steps: MemberSteps;
}

/**
 * What happens outside the browser while somebody signs in: eyes, phones, QQ.
 *
 * - read: `captchaText`, `smsCodeFor`, or watch `captchas$`, `smsCodes$`, `scans$`, `loginCodes$`, `faceChecks$`, `qq$`
 * - `scan(who)` or `expireScan()`: what becomes of the newest QR ticket, or of a given one, of either generation
 * - `qqAnswers(…)`: how QQ sends the next visitor back; `loginCode(who)`: a code without the trip
 * - `passFaceCheck()`: the phone is done
 */
export class SignInControls {
  /** What stands in the images, by key. */
  readonly captchas$: Behavior<AllKept<string>>;
  /** What was sent, by mobile. */
  readonly smsCodes$: Behavior<AllKept<SentCode>>;
  /** QR tickets of either generation, by what stands in them. */
  readonly scans$: Behavior<AllKept<ScanState>>;
  /** Login codes that nobody has used yet. */
  readonly loginCodes$: Behavior<AllKept<unknown>>;
  /** Ids of the members who hold a phone before their face, by `bizToken`. */
  readonly faceChecks$: Behavior<AllKept<number>>;
  readonly qq$: Behavior<{ readonly next: QqAnswer }>;

  constructor(private readonly parts: SigningInParts) {
    this.captchas$ = parts.captchas.texts.kept.now$;
    this.smsCodes$ = parts.smsCodes.sent.kept.now$;
    this.scans$ = parts.phone.tickets.kept.now$;
    this.loginCodes$ = parts.loginCodes.issued.kept.now$;
    this.faceChecks$ = parts.steps.faceChecks.kept.now$;
    this.qq$ = parts.qq.answer.now$;
  }

  /** What stands in an image, in the newest when no key is given; `undefined` when it is used or forgotten. */
  captchaText(key?: string): string | undefined {
    const { texts } = this.parts.captchas;
    return key === undefined ? texts.last?.value : texts.get(key);
  }

  /** The code that was sent to a mobile last; `undefined` when it is used or forgotten. */
  smsCodeFor(mobile: string): string | undefined {
    return this.parts.smsCodes.sent.get(mobile)?.code;
  }

  /** Sends a code without an image. */
  sendSms(mobile: string, scene = 'login'): string {
    this.parts.smsCodes.send(mobile, scene);
    return this.smsCodeFor(mobile) ?? '';
  }

  /** Somebody scans a QR ticket with their phone. */
  scan(who: SocialUser, ticket = this.newestTicket()): void {
    this.parts.phone.scan(ticket, this.parts.socials.of('wechat', who));
  }

  /** Puts a ticket past its time. HTTP of the first generation has no word for it, the gateway of the memory has. */
  expireScan(ticket = this.newestTicket()): void {
    this.parts.phone.tickets.change(ticket, { kind: 'expired' });
  }

  /** From now on, whoever leaves for QQ comes back like this. */
  qqAnswers(next: QqAnswer): void {
    this.parts.qq.answer.change({ next });
  }

  /** A login code, as if somebody had just come back from QQ. */
  loginCode(who: SocialUser): string {
    return this.parts.loginCodes.issue(this.parts.socials.of('qq', who));
  }

  /** The member of the newest face check, or of a given one, is verified. */
  passFaceCheck(bizToken = this.newestFaceCheck()): void {
    const userId = this.parts.steps.faceChecks.get(bizToken);
    const user = userId === undefined ? undefined : this.parts.users.byId(userId);
    if (!user) throw new Error(`The pretend site knows no face check ${bizToken}`);
    this.parts.users.change(user.id, { identity: { name: user.name, number: SOME_ID_NUMBER } });
  }

  private newestTicket(): string {
    const newest = this.parts.phone.tickets.last;
    if (!newest) throw new Error('The pretend site has no QR ticket to scan');
    return newest.key;
  }

  private newestFaceCheck(): string {
    const newest = this.parts.steps.faceChecks.last;
    if (!newest) throw new Error('Nobody has started a face check on the pretend site');
    return newest.key;
  }
}
