import type { Observable } from 'rxjs';

import type { CodeLoginOutcome } from '../../signing-in/code-login-outcome.js';
import type { QqReturn } from '../../signing-in/qq-return.js';
import { token } from '../../kernel/token.js';

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
