import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { QqReturn } from '../../signing-in/return-addresses.js';
import type { CodeLoginOutcome, FaceTicket, ScanStatus, ScanTicket } from '../../signing-in/tickets.js';

/** A picture to be read by a human (API 2.1). */
export interface ImageCaptcha {
  /** Goes back to the server with what was read. */
  readonly key: string;
  /** A data address. */
  readonly image: string;
}

/** What the SMS is for: it selects the text (spec §7, API 2.2). */
export type SmsScene = 'login' | 'register' | 'mobile_bind' | 'password_reset';

export interface SmsRequest {
  /** Normalised. */
  readonly mobile: string;
  readonly captchaKey: string;
  readonly captchaText: string;
  readonly scene: SmsScene;
}

/**
 * Draws image captchas and sends SMS codes (API 2.1, 2.2).
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during
 * subscribe(). It fails only with an `AppError`. An image serves for one SMS attempt, right or wrong.
 */
export interface CaptchaGateway {
  /** A new image for every subscription. */
  image(): Observable<ImageCaptcha>;
  /** Emits nothing and completes once the SMS is on its way. */
  sendSms(request: SmsRequest): Observable<never>;
}

export const CAPTCHA_GATEWAY = token<CaptchaGateway>('CaptchaGateway');

/** A mobile and the code that an SMS brought to it. */
export interface ProvenMobile {
  readonly mobile: string;
  readonly smsCode: string;
}

/** Who invited the visitor; empty when nobody did (clarifications §1). */
export interface Invited {
  readonly msv: string;
}

/**
 * Opens accounts and sessions (spec §7, API 2.3–2.6, 2.10, 2.11).
 *
 * Every call that is a stream is cold: one request per subscription, abandoned on unsubscribe, answered later, never during
 * subscribe(). It fails only with an `AppError`; what the server says no to is `refused`, in its own words.
 * Calls that open a session emit its token once; the others emit nothing. All complete on success.
 */
export interface SignInGateway {
  withPassword(credentials: { readonly mobile: string; readonly password: string }): Observable<string>;
  /** An unknown number becomes a new member (API 2.4). */
  withSms(proof: ProvenMobile & Invited): Observable<string>;
  /** Emits nothing: a new member signs in afterwards (API 2.5). */
  register(account: ProvenMobile & Invited & { readonly password: string }): Observable<never>;
  resetPassword(account: ProvenMobile & { readonly password: string }): Observable<never>;
  withLoginCode(login: Invited & { readonly loginCode: string }): Observable<CodeLoginOutcome>;
  /** Where to leave for, to sign in by QQ. Immediate, asks nothing: the browser goes there itself (API 2.9). */
  qqAddress(back: QqReturn): string;
  /** Gives a mobile to somebody who came by login code. */
  bindAfterCodeLogin(binding: ProvenMobile & Invited & { readonly loginCode: string }): Observable<string>;
}

export const SIGN_IN_GATEWAY = token<SignInGateway>('SignInGateway');

/**
 * Draws a QR ticket, knows what became of it, and gives a mobile to a newcomer who came by it (API 2.12–2.14).
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during
 * subscribe(). It fails only with an `AppError`.
 */
export interface ScanGateway {
  /** A new ticket for every subscription. */
  open(): Observable<ScanTicket>;
  status(code: string): Observable<ScanStatus>;
  /** Emits the token of the newcomer's session once. `code` is the one that asked for a mobile. */
  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string>;
}

export const SCAN_GATEWAY = token<ScanGateway>('ScanGateway');

/**
 * What a member may have to do before members-only pages open (API 2.20, 2.21, 2.23).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface MemberStepsGateway {
  /** Emits nothing and completes once the mobile is the member's. */
  bindMobile(proof: { readonly mobile: string; readonly smsCode: string }): Observable<never>;
  /** A new ticket for every subscription. */
  startFaceCheck(): Observable<FaceTicket>;
  /** Emits nothing and completes once the member is verified; fails with `not-yet` until then. */
  faceCheck(ticket: FaceTicket): Observable<never>;
  /**
   * Emits nothing and completes once the member has agreed to the agreements as they stand. Fails with `no-route`
   * where the server is of the first generation, which asks for no such thing.
   */
  agree(): Observable<never>;
}

export const MEMBER_STEPS_GATEWAY = token<MemberStepsGateway>('MemberStepsGateway');
