import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
  tap,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import { shareLatest } from '../../domain/kernel/share-latest.js';
import { CAPTCHA_MISSING_TOAST } from '../../domain/signing-in/words.js';
import type { CaptchaGateway } from '../../domain/ports/server/captcha-gateway.port.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import { type CaptchaState, captchaStates } from '../../domain/signing-in/captcha-state.js';
import type { SmsButtonState, SmsSender } from '../../domain/signing-in/sms-sender.js';
import type { SmsScene } from '../../domain/signing-in/sms-request.js';
import type { ErrorReporter } from '../site/error-reporter.js';

/** What came of pressing the send button. */
export type SmsAttempt =
  | { readonly kind: 'mobile-missing' }
  | { readonly kind: 'captcha-missing' }
  | { readonly kind: 'sent' }
  /** The form clears what was typed as captcha (spec §4). */
  | { readonly kind: 'failed' };

/** How the SMS part of one open form works, whichever form it is (spec §4, §5; clarifications §8). */
export class SmsCodeForm {
  /** The captcha's picture. Cold, shared; never errors, never completes. */
  readonly captcha$: Observable<CaptchaState>;
  /** The send button for the mobile now typed. Cold; never errors, never completes. */
  readonly button$: Observable<SmsButtonState>;
  /** Performs what is pressed while subscribed, and tells what came of it. Cold; never errors, never completes. */
  readonly attempts$: Observable<SmsAttempt>;

  private readonly mobile = new BehaviorSubject('');
  private readonly refreshes = new Subject<void>();
  private readonly presses = new Subject<string>();
  private captchaKey = '';

  constructor(
    private readonly scene: SmsScene,
    captchas: CaptchaGateway,
    private readonly desk: SmsSender,
    private readonly notifier: Notifier,
    private readonly errors: ErrorReporter,
    time: SchedulerLike,
  ) {
    this.captcha$ = captchaStates(captchas, this.refreshes, time).pipe(
      tap((state) => {
        this.captchaKey = state.kind === 'ready' ? state.captcha.key : '';
      }),
      shareLatest(),
    );
    this.button$ = this.mobile.pipe(
      distinctUntilChanged(),
      switchMap((mobile) => this.desk.button(this.scene, mobile)),
    );
    // One SMS at a time: a second press while the first is under way is ignored.
    this.attempts$ = this.presses.pipe(exhaustMap((captchaText) => this.press(captchaText)));
  }

  /** The button counts for the mobile that stands in the field. */
  typeMobile(text: string): void {
    this.mobile.next(normaliseMobile(text));
  }

  refreshCaptcha(): void {
    this.refreshes.next();
  }

  /** Presses the send button; `attempts$` tells the rest. */
  send(captchaText: string): void {
    this.presses.next(captchaText.trim());
  }

  /** A button that is busy or counting down is not to be pressed: nothing is sent, no picture used up. */
  private press(captchaText: string): Observable<SmsAttempt> {
    return this.desk.button(this.scene, this.mobile.value).pipe(
      take(1),
      switchMap((button) => (button.kind === 'idle' ? this.attempt(captchaText) : EMPTY)),
    );
  }

  private attempt(captchaText: string): Observable<SmsAttempt> {
    if (this.mobile.value === '') return of({ kind: 'mobile-missing' });
    // Without a picture there is nothing that can have been read from it: the server would only refuse an empty key.
    if (captchaText === '' || this.captchaKey === '') {
      this.notifier.error(CAPTCHA_MISSING_TOAST);
      return of({ kind: 'captcha-missing' });
    }
    const request = {
      mobile: this.mobile.value,
      captchaKey: this.captchaKey,
      captchaText,
      scene: this.scene,
    };
    const sent$ = concat(this.desk.send(request), of<SmsAttempt>({ kind: 'sent' }));
    const outcome$ = sent$.pipe(
      catchError((thrown: unknown) => {
        this.errors.report(asAppError(thrown));
        return of<SmsAttempt>({ kind: 'failed' });
      }),
    );
    // The server uses a picture up with every attempt, right or wrong (API 2.1).
    const renewed$ = defer(() => {
      this.refreshCaptcha();
      return EMPTY;
    });
    return concat(outcome$, renewed$);
  }
}
