import { ignoreElements, type Observable } from 'rxjs';

import type { CodeLoginOutcome } from '../../../domain/signing-in/code-login-outcome.js';
import type { QqReturn } from '../../../domain/signing-in/qq-return.js';
import { qqAddress } from '../../wire/qq-address.js';
import type { Invited, ProvenMobile, SignInGateway } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

/** Like the real server, the pretend site has no use for the inviter (API 2.4). */
export class MemorySignInGateway implements SignInGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  withPassword(credentials: { readonly mobile: string; readonly password: string }): Observable<string> {
    return this.network.ask('passwordLogin', () => this.site.accounts.signInWithPassword(credentials));
  }

  withSms(proof: ProvenMobile & Invited): Observable<string> {
    return this.network.ask('smsLogin', () => this.site.accounts.signInWithSms(proof));
  }

  register(account: ProvenMobile & Invited & { readonly password: string }): Observable<never> {
    return this.network
      .ask('register', () => {
        this.site.accounts.register(account);
      })
      .pipe(ignoreElements());
  }

  resetPassword(account: ProvenMobile & { readonly password: string }): Observable<never> {
    return this.network
      .ask('resetPassword', () => {
        this.site.accounts.resetPassword(account);
      })
      .pipe(ignoreElements());
  }

  withLoginCode({ loginCode }: Invited & { readonly loginCode: string }): Observable<CodeLoginOutcome> {
    return this.network.ask('codeLogin', () => this.site.socialSignIns.withLoginCode(loginCode));
  }

  qqAddress(back: QqReturn): string {
    return qqAddress('', back, 'login');
  }

  bindAfterCodeLogin({
    loginCode,
    ...proof
  }: ProvenMobile & Invited & { readonly loginCode: string }): Observable<string> {
    return this.network.ask('bindAfterCodeLogin', () =>
      this.site.socialSignIns.bindAfterCodeLogin({ ...proof, code: loginCode }),
    );
  }
}
