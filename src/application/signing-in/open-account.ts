import { concat, defer, EMPTY, type Observable } from 'rxjs';

import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import { PASSWORD_WAS_RESET, REGISTERED } from '../../domain/signing-in/words.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { SignInGateway } from '../../domain/ports/server/sign-in-gateway.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { DialogFlow } from './dialog-flow.js';
import type { TypedMobile } from './typed-mobile.js';

interface NewPassword {
  readonly mobile: string;
  readonly smsCode: string;
  readonly password: string;
}

/**
 * Registration and password reset (clarifications §8): both end at the login dialog, the mobile filled in. Each call
 * is cold: it asks on subscription, emits nothing, completes on success and fails with an `AppError`.
 */
export class OpenAccount {
  constructor(
    private readonly gateway: SignInGateway,
    private readonly store: VisitStore,
    private readonly notifier: Notifier,
    private readonly dialogs: DialogFlow,
    private readonly typedMobile: TypedMobile,
  ) {}

  register(form: NewPassword): Observable<never> {
    const account = { ...tidied(form), msv: this.store.read('msv') ?? '' };
    return concat(
      defer(() => this.gateway.register(account)),
      this.backToLogin(REGISTERED, account.mobile),
    );
  }

  resetPassword(form: NewPassword): Observable<never> {
    const account = tidied(form);
    return concat(
      defer(() => this.gateway.resetPassword(account)),
      this.backToLogin(PASSWORD_WAS_RESET, account.mobile),
    );
  }

  private backToLogin(done: string, mobile: string): Observable<never> {
    return defer(() => {
      this.notifier.success(done);
      this.typedMobile.remember(mobile);
      this.dialogs.switchTo({ kind: 'login' });
      return EMPTY;
    });
  }
}

/** A password is sent as it was typed; everything else as the server knows it. */
function tidied({ mobile, smsCode, password }: NewPassword): NewPassword {
  return { mobile: normaliseMobile(mobile), smsCode: smsCode.trim(), password };
}
