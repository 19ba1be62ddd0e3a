import { defer, type Observable } from 'rxjs';

import type { CodeLoginOutcome } from '../../src/domain/signing-in/tickets.js';
import type { SignInGateway } from '../../src/domain/ports/server/sign-in-gateway.js';
import type { QqReturn } from '../../src/domain/signing-in/return-addresses.js';
import { Question } from './question.js';

/** Notes what each call carried: `sent` holds the payloads in the order of the calls. */
export class FakeSignInGateway implements SignInGateway {
  readonly sent: unknown[] = [];
  /** Answers to the calls that open a session. */
  readonly tokens = new Question<string>();
  /** Answers to registration and reset. */
  readonly accounts = new Question<never>();
  readonly codeLogins = new Question<CodeLoginOutcome>();

  withPassword(credentials: unknown): Observable<string> {
    return this.note(credentials, this.tokens);
  }

  withSms(proof: unknown): Observable<string> {
    return this.note(proof, this.tokens);
  }

  register(account: unknown): Observable<never> {
    return this.note(account, this.accounts);
  }

  resetPassword(account: unknown): Observable<never> {
    return this.note(account, this.accounts);
  }

  withLoginCode(login: unknown): Observable<CodeLoginOutcome> {
    return this.note(login, this.codeLogins);
  }

  qqAddress({ returnTo, failTo }: QqReturn): string {
    return `https://api.example/qq?back=${returnTo}&failed=${failTo}`;
  }

  bindAfterCodeLogin(binding: unknown): Observable<string> {
    return this.note(binding, this.tokens);
  }

  private note<T>(payload: unknown, question: Question<T>): Observable<T> {
    return defer(() => {
      this.sent.push(payload);
      return question.ask();
    });
  }
}
