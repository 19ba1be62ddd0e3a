import { merge, Subject, Subscription } from 'rxjs';

import type { ErrorReporter } from '../../src/application/site/error-reporter.js';
import type { DialogFlow } from '../../src/application/signing-in/dialog-flow.js';
import type { ScanState } from '../../src/application/signing-in/scan-login.js';
import type { SigningIn } from '../../src/application/signing-in/signing-in.js';
import { asAppError } from '../../src/domain/errors/app-error.js';
import { Submission } from '../../src/domain/forms/submission.js';
import type { Dialog } from '../../src/domain/signing-in/dialog.js';

/** The data with which a member signs in. */
export interface Credentials {
  readonly mobile: string;
  readonly password: string;
}

/** A dialog without a view, while it is open (src/ui/signing-in/dialogs). */
export class OpenDialog {
  readonly running = new Subscription();
  scan: ScanState | undefined;
  private readonly renewals = new Subject<void>();
  private readonly submission: Submission<Credentials>;

  constructor(
    readonly kind: Dialog['kind'],
    signingIn: SigningIn,
    reporter: ErrorReporter,
    private readonly flow: DialogFlow,
  ) {
    this.submission = new Submission((credentials) => signingIn.login.withPassword(credentials));
    this.running.add(this.submission.run().subscribe());
    this.running.add(
      this.submission.state$.subscribe((state) => {
        if (state.kind === 'failed') reporter.report(asAppError(state.error));
      }),
    );
    if (kind === 'wechat-scan') {
      this.running.add(
        signingIn.scanLogin.watch(this.renewals).subscribe((scan) => {
          this.scan = scan;
        }),
      );
    }
    if (kind === 'login' || kind === 'register' || kind === 'forgot-password') {
      const form = signingIn.newSmsCodeForm(kind === 'register' ? 'register' : 'login');
      this.running.add(merge(form.captcha$, form.button$, form.events$).subscribe());
    }
  }

  get busy(): boolean {
    return this.submission.state$.value.kind === 'running' || this.scan?.kind === 'loading';
  }

  signIn(credentials: Credentials): void {
    if (this.kind === 'login') this.submission.submit(credentials);
  }

  renew(): void {
    this.renewals.next();
  }

  switchTo(dialog: Dialog): void {
    this.flow.switchTo(dialog);
  }
}
