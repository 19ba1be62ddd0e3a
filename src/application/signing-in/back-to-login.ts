import { defer, EMPTY, type Observable } from 'rxjs';

import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { DialogFlow } from './dialog-flow.js';
import type { TypedMobile } from './typed-mobile.js';
import { token } from '../../domain/kernel/token.js';

/** How registration and password reset end (clarifications §8): at the login dialog, the mobile filled in. */
export class BackToLogin {
  constructor(
    private readonly notifier: Notifier,
    private readonly dialogs: DialogFlow,
    private readonly typedMobile: TypedMobile,
  ) {}

  /** Says what is `done`. Cold; emits nothing, completes at once, never errors. */
  after(done: string, mobile: string): Observable<never> {
    return defer(() => {
      this.notifier.success(done);
      this.typedMobile.remember(mobile);
      this.dialogs.switchTo({ kind: 'login' });
      return EMPTY;
    });
  }
}

export const BACK_TO_LOGIN = token<BackToLogin>('BackToLogin');
