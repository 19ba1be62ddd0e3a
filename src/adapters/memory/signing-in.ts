import type { Observable } from 'rxjs';

import type {
  CaptchaGateway,
  ImageCaptcha,
  Invited,
  MemberStepsGateway,
  ProvenMobile,
  SignInGateway,
  SmsRequest,
} from '../../domain/ports/server/sign-in-gateway.js';
import type { QqReturn } from '../../domain/signing-in/return-addresses.js';
import type { CodeLoginOutcome, FaceTicket } from '../../domain/signing-in/tickets.js';
import { qqAddress } from '../wire/qq-address.js';
import { MemoryGateway } from './network.js';

/** Like the real server, the in-memory server ignores the inviter (docs/api/signing-in.md#sms-login). */
export class MemorySignInGateway extends MemoryGateway implements SignInGateway {
  withPassword(credentials: { readonly mobile: string; readonly password: string }): Observable<string> {
    return this.network.ask('passwordLogin', () => this.site.accounts.signInWithPassword(credentials));
  }

  withSms(proof: ProvenMobile & Invited): Observable<string> {
    return this.network.ask('smsLogin', () => this.site.accounts.signInWithSms(proof));
  }

  register(account: ProvenMobile & Invited & { readonly password: string }): Observable<never> {
    return this.network.tell('register', () => {
      this.site.accounts.register(account);
    });
  }

  resetPassword(account: ProvenMobile & { readonly password: string }): Observable<never> {
    return this.network.tell('resetPassword', () => {
      this.site.accounts.resetPassword(account);
    });
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

export class MemoryCaptchaGateway extends MemoryGateway implements CaptchaGateway {
  image(): Observable<ImageCaptcha> {
    return this.network.ask('captcha', () => this.site.captchas.draw());
  }

  sendSms(request: SmsRequest): Observable<never> {
    return this.network.tell('sms', () => {
      this.site.sms.send(request);
    });
  }
}

/** Asks for the server's own page at the end of a face check (docs/api/signing-in.md#start-the-face-check). */
const SERVERS_OWN_PAGE = 'PC';

export class MemoryMemberStepsGateway extends MemoryGateway implements MemberStepsGateway {
  bindMobile(proof: { readonly mobile: string; readonly smsCode: string }): Observable<never> {
    return this.network.tell('bindMobile', (token) => {
      this.site.steps.bindMobile(token, proof);
    });
  }

  startFaceCheck(): Observable<FaceTicket> {
    return this.network.ask('faceStart', (token) => {
      const { url, ruleId, bizToken } = this.site.steps.startFaceCheck(token, SERVERS_OWN_PAGE);
      return { url, ruleId, bizToken };
    });
  }

  faceCheck(ticket: FaceTicket): Observable<never> {
    return this.network.tell('faceStatus', (token) => {
      this.site.steps.faceCheck(token, ticket);
    });
  }

  agree(): Observable<never> {
    return this.network.tell('agree', (token) => {
      this.site.steps.agree(token);
    });
  }
}
