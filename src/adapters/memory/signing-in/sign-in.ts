import type { Observable } from 'rxjs';

import type {
  CaptchaGateway,
  ImageCaptcha,
  Invited,
  MemberStepsGateway,
  ProvenMobile,
  SignInGateway,
  SmsRequest,
} from '../../../domain/ports/sign-in-gateway.js';
import type { SocialAccount } from '../../../domain/session/login-user.js';
import type { SocialReturn } from '../../../domain/signing-in/after-sign-in.js';
import type { CodeLoginOutcome, FaceTicket } from '../../../domain/signing-in/tickets.js';
import { socialAddress } from '../../wire/social-address.js';
import { MemoryGateway } from '../client/network.js';

/** Like the real server, the in-memory server ignores the inviter (docs/api/signing-in.md#sms-login). */
export class MemorySignInGateway extends MemoryGateway implements SignInGateway {
  withPassword(credentials: { readonly mobile: string; readonly password: string }): Observable<string> {
    return this.network.request('passwordLogin', () => this.site.accounts.signInWithPassword(credentials));
  }

  withSms(proof: ProvenMobile & Invited): Observable<string> {
    return this.network.request('smsLogin', () => this.site.accounts.signInWithSms(proof));
  }

  register(account: ProvenMobile & Invited & { readonly password: string }): Observable<never> {
    return this.network.send('register', () => {
      this.site.accounts.register(account);
    });
  }

  resetPassword(account: ProvenMobile & { readonly password: string }): Observable<never> {
    return this.network.send('resetPassword', () => {
      this.site.accounts.resetPassword(account);
    });
  }

  withLoginCode({ loginCode }: Invited & { readonly loginCode: string }): Observable<CodeLoginOutcome> {
    return this.network.request('codeLogin', () => this.site.socialSignIns.withLoginCode(loginCode));
  }

  socialAddress(account: SocialAccount, back: SocialReturn): string {
    return socialAddress({ server: '', account, ...back, action: 'login' });
  }

  bindAfterCodeLogin({
    loginCode,
    ...proof
  }: ProvenMobile & Invited & { readonly loginCode: string }): Observable<string> {
    return this.network.request('bindAfterCodeLogin', () =>
      this.site.socialSignIns.bindAfterCodeLogin({ ...proof, code: loginCode }),
    );
  }
}

export class MemoryCaptchaGateway extends MemoryGateway implements CaptchaGateway {
  image(): Observable<ImageCaptcha> {
    return this.network.request('captcha', () => this.site.captchas.draw());
  }

  sendSms(request: SmsRequest): Observable<never> {
    return this.network.send('sms', () => {
      this.site.sms.send(request);
    });
  }
}

/** Requests the server's own page at the end of a face check (docs/api/signing-in.md#start-the-face-check). */
const SERVER_RETURN_PAGE = 'PC';

export class MemoryMemberStepsGateway extends MemoryGateway implements MemberStepsGateway {
  bindMobile(proof: { readonly mobile: string; readonly smsCode: string }): Observable<never> {
    return this.network.send('bindMobile', (token) => {
      this.site.steps.bindMobile(token, proof);
    });
  }

  startFaceCheck(): Observable<FaceTicket> {
    return this.network.request('faceStart', (token) => {
      const { url, ruleId, bizToken } = this.site.steps.startFaceCheck(token, SERVER_RETURN_PAGE);
      return { url, ruleId, bizToken };
    });
  }

  faceCheck(ticket: FaceTicket): Observable<never> {
    return this.network.send('faceStatus', (token) => {
      this.site.steps.faceCheck(token, ticket);
    });
  }

  agree(): Observable<never> {
    return this.network.send('agree', (token) => {
      this.site.steps.agree(token);
    });
  }
}
