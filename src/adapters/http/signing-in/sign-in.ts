import type { Observable } from 'rxjs';

import type { Invited, ProvenMobile, SignInGateway } from '../../../domain/ports/sign-in-gateway.js';
import type { SocialAccount } from '../../../domain/session/login-user.js';
import type { CodeLoginOutcome } from '../../../domain/signing-in/tickets.js';
import type { SocialReturn } from '../../../domain/signing-in/after-sign-in.js';
import { socialAddress } from '../../wire/social-address.js';
import type { HttpClient, HttpRequest } from '../client/http-client.js';
import { asBoolean, asRecord, MalformedAnswer, nonEmptyText, required } from '../client/json-readers.js';
import { writeBinding, writeProof } from './proof.js';

/**
 * The token of a new session (docs/api/signing-in.md#password-login, docs/api/signing-in.md#sms-login,
 * docs/api/signing-in.md#register-with-a-social-account, docs/api/scan.md#register-with-a-scan-generation-1).
 */
export function decodeToken(data: unknown): string {
  return required(nonEmptyText(asRecord(data)?.['token']), 'token');
}

/**
 * docs/api/signing-in.md#code-login: a session, or a new visitor who must bind a mobile. The specification does not promise a
 * code for the latter: without one it is the requested `loginCode`.
 */
function decodeCodeLogin(data: unknown, loginCode: string): CodeLoginOutcome {
  const answer = asRecord(data);
  if (asBoolean(answer?.['success'])) return { kind: 'signed-in', token: decodeToken(answer) };
  if (answer?.['action'] !== 'bind_mobile') throw new MalformedAnswer('codeLogin');
  return { kind: 'bind-mobile', code: nonEmptyText(answer['code']) ?? loginCode };
}

export class HttpSignInGateway implements SignInGateway {
  constructor(private readonly http: HttpClient) {}

  withPassword({ mobile, password }: { readonly mobile: string; readonly password: string }): Observable<string> {
    return this.http.request(post('/api/v2/login/password', { mobile, password }), decodeToken);
  }

  withSms({ msv, ...proof }: ProvenMobile & Invited): Observable<string> {
    return this.http.request(post('/api/v2/login/mobile', { ...writeProof(proof), msv }), decodeToken);
  }

  register({ password, msv, ...proof }: ProvenMobile & Invited & { readonly password: string }): Observable<never> {
    return this.http.send(post('/api/v2/register/sms', { ...writeProof(proof), password, msv }));
  }

  resetPassword({ password, ...proof }: ProvenMobile & { readonly password: string }): Observable<never> {
    return this.http.send(post('/api/v2/password/reset', { ...writeProof(proof), password }));
  }

  withLoginCode({ loginCode, msv }: Invited & { readonly loginCode: string }): Observable<CodeLoginOutcome> {
    return this.http.request(post('/api/v3/auth/login/code', { code: loginCode, msv }), (data) =>
      decodeCodeLogin(data, loginCode),
    );
  }

  socialAddress(account: SocialAccount, back: SocialReturn): string {
    return socialAddress({ server: this.http.knownServer.address, account, ...back, action: 'login' });
  }

  bindAfterCodeLogin(binding: ProvenMobile & Invited & { readonly loginCode: string }): Observable<string> {
    const body = writeBinding({ ...binding, code: binding.loginCode });
    return this.http.request(post('/api/v3/auth/register/withSocialite', body), decodeToken);
  }
}

function post(path: string, body: Readonly<Record<string, string>>): HttpRequest {
  return { method: 'POST', path, body };
}
