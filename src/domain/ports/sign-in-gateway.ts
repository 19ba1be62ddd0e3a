import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { SocialAccount } from '../session/login-user.js';
import type { SocialReturn } from '../signing-in/after-sign-in.js';
import type { CodeLoginOutcome, FaceTicket, ScanStatus, ScanTicket } from '../signing-in/tickets.js';

/** An image with text that a human has to read (docs/api/signing-in.md#image-captcha). */
export interface ImageCaptcha {
  /** Sent back to the server together with the text. */
  readonly key: string;
  /** A `data:` URL. */
  readonly image: string;
}

/**
 * The purpose of an SMS, which selects its text (docs/spec/signing-in.md#dialogs,
 * docs/api/signing-in.md#send-an-sms-code).
 */
export type SmsScene = 'login' | 'register' | 'mobile_bind' | 'password_reset';

export interface SmsRequest {
  readonly mobile: string;
  readonly captchaKey: string;
  readonly captchaText: string;
  readonly scene: SmsScene;
}

/**
 * Image captchas and SMS codes (docs/api/signing-in.md#image-captcha, docs/api/signing-in.md#send-an-sms-code). Every
 * call is cold: each subscription sends one request; unsubscribing cancels it. Answers are asynchronous; it fails only
 * with an `AppError`. One image allows one SMS attempt, right or wrong.
 */
export interface CaptchaGateway {
  /** A new image for each subscription. */
  image(): Observable<ImageCaptcha>;
  /** Emits nothing and completes when the server has sent the SMS. */
  sendSms(request: SmsRequest): Observable<never>;
}

export const CAPTCHA_GATEWAY = token<CaptchaGateway>('CaptchaGateway');

/** A mobile number and the code that was sent to it by SMS. */
export interface ProvenMobile {
  readonly mobile: string;
  readonly smsCode: string;
}

/**
 * `msv` identifies the member who invited the visitor; empty when there is none
 * (docs/spec/start-and-routes.md#inviter).
 */
export interface Invited {
  readonly msv: string;
}

/**
 * Opens accounts and sessions (docs/api/signing-in.md). Cold: each subscription sends one request, answered
 * asynchronously; unsubscribing cancels it. A call that opens a session emits its token, the others nothing; all
 * complete on success. Fails only with an `AppError`; `refused` has the server's message.
 */
export interface SignInGateway {
  withPassword(credentials: { readonly mobile: string; readonly password: string }): Observable<string>;
  /** An unknown mobile number registers a new member (docs/api/signing-in.md#sms-login). */
  withSms(proof: ProvenMobile & Invited): Observable<string>;
  /** Emits nothing: the new member signs in afterwards (docs/api/signing-in.md#register). */
  register(account: ProvenMobile & Invited & { readonly password: string }): Observable<never>;
  resetPassword(account: ProvenMobile & { readonly password: string }): Observable<never>;
  withLoginCode(login: Invited & { readonly loginCode: string }): Observable<CodeLoginOutcome>;
  /**
   * The URL to which the browser leaves in order to sign in with QQ or WeChat. Synchronous, without a request
   * (docs/api/signing-in.md#qq-login, docs/api/signing-in.md#wechat-login).
   */
  socialAddress(account: SocialAccount, back: SocialReturn): string;
  /** Sets the mobile number of a new member who signed in by login code. */
  bindAfterCodeLogin(binding: ProvenMobile & Invited & { readonly loginCode: string }): Observable<string>;
}

export const SIGN_IN_GATEWAY = token<SignInGateway>('SignInGateway');

/**
 * The QR ticket for signing in, its status, and the mobile number of a new member (docs/api/scan.md). Every call is
 * cold: each subscription sends one request; unsubscribing cancels it. Answers are asynchronous; it fails only with an
 * `AppError`.
 */
export interface ScanGateway {
  /** Each subscription creates a new ticket. */
  open(): Observable<ScanTicket>;
  status(code: string): Observable<ScanStatus>;
  /** Emits the token of the new member's session once. `code` is the one of the status `bind-mobile`. */
  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string>;
}

export const SCAN_GATEWAY = token<ScanGateway>('ScanGateway');

/**
 * The steps that a member may have to complete before members-only pages open (docs/spec/session.md#pending-checks).
 * Every call is cold: each subscription sends one request with the token stored at that moment; unsubscribing cancels
 * it. Answers are asynchronous; it fails only with an `AppError`.
 */
export interface MemberStepsGateway {
  /** Emits nothing and completes when the mobile number is linked to the member. */
  bindMobile(proof: { readonly mobile: string; readonly smsCode: string }): Observable<never>;
  /** Each subscription creates a new ticket. */
  startFaceCheck(): Observable<FaceTicket>;
  /** Emits nothing and completes when the member is verified; fails with `not-yet` until then. */
  faceCheck(ticket: FaceTicket): Observable<never>;
  /**
   * Agrees to the current agreements; emits nothing and completes. Fails with `no-route` on a server of the first
   * generation, which does not require it.
   */
  agree(): Observable<never>;
}

export const MEMBER_STEPS_GATEWAY = token<MemberStepsGateway>('MemberStepsGateway');
