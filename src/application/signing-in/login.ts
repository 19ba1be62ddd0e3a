import { defer, ignoreElements, type Observable, tap } from 'rxjs';

import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { SignInGateway } from '../../domain/ports/sign-in-gateway.js';
import type { SocialAccount } from '../../domain/session/login-user.js';
import { normaliseMobile, normaliseProof } from '../../domain/signing-in/mobile-number.js';
import { socialReturn } from '../../domain/signing-in/after-sign-in.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { DialogFlow } from './dialog-flow.js';

/**
 * The two methods of the login dialog (docs/spec/signing-in.md#after-sign-in, docs/spec/signing-in.md#dialogs). Each
 * call is cold: it signs in on subscription, emits nothing, completes after the navigation and fails with an
 * `AppError`.
 */
export class Login {
  constructor(
    private readonly gateway: SignInGateway,
    private readonly store: VisitStore,
    private readonly afterSignIn: AfterSignIn,
  ) {}

  withPassword(form: { readonly mobile: string; readonly password: string }): Observable<never> {
    return this.enter(
      defer(() =>
        this.gateway.withPassword({
          mobile: normaliseMobile(form.mobile),
          password: form.password,
        }),
      ),
    );
  }

  withSms(form: { readonly mobile: string; readonly smsCode: string }): Observable<never> {
    return this.enter(
      defer(() =>
        this.gateway.withSms({
          ...normaliseProof(form),
          msv: this.store.read('msv') ?? '',
        }),
      ),
    );
  }

  private enter(token$: Observable<string>): Observable<never> {
    return token$.pipe(
      tap((token) => {
        this.afterSignIn.finish(token);
      }),
      ignoreElements(),
    );
  }
}

/**
 * Login by QQ or WeChat: the browser leaves for its consent and returns with a login code
 * (docs/spec/signing-in.md#login-by-redirect). The error page offers the stored address again. Immediate.
 */
export class SocialLogin {
  constructor(
    private readonly gateway: SignInGateway,
    private readonly navigator: PageNavigator,
    private readonly store: VisitStore,
    private readonly dialogs: DialogFlow,
  ) {}

  leave(account: SocialAccount): void {
    const { origin, location$ } = this.navigator;
    const back = socialReturn({ origin, location: location$.value, target: this.dialogs.target });
    const address = this.gateway.socialAddress(account, back);
    this.store.write('consentAddress', address);
    this.navigator.leave(address);
  }
}
