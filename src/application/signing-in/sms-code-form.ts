import {
  BehaviorSubject,
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
  tap,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import { normaliseOneTimeCode } from '../../domain/text/typed-codes.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { CaptchaGateway, SmsScene } from '../../domain/ports/sign-in-gateway.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import {
  type CaptchaState,
  captchaStates,
  type SmsButtonState,
  type SmsSender,
} from '../../domain/signing-in/sms-sender.js';
import { CAPTCHA_MISSING_TOAST } from '../../domain/signing-in/strings.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import { FormError } from '../site/form-error.js';

/** The result of pressing the send button. */
export type SmsAttempt =
  | { readonly kind: 'mobile-missing' }
  | { readonly kind: 'captcha-missing' }
  /** To that (normalised) mobile. The server has used up the captcha: the form clears its field. */
  | { readonly kind: 'sent'; readonly mobile: string }
  /** The form clears the captcha field (docs/spec/signing-in.md#sms-code). */
  | { readonly kind: 'failed' };

/** The events that the form must react to. */
export type SmsFormEvent =
  | SmsAttempt
  /** The captcha has expired without a press: the form clears its field. */
  | { readonly kind: 'captcha-outdated' };

/** The send button, and the mobile whose countdown it shows. */
export type SmsButton = SmsButtonState & { readonly mobile: string };

/** The SMS part of one open form, the same in every form (docs/spec/signing-in.md#sms-code). */
export class SmsCodeForm {
  /** The captcha image. Cold, shared; never errors, never completes. */
  readonly captcha$: Observable<CaptchaState>;
  /** The send button for the typed mobile. Cold; never errors, never completes. */
  readonly button$: Observable<SmsButton>;
  /** Handles presses while subscribed and emits their results. Cold; never errors, never completes. */
  readonly events$: Observable<SmsFormEvent>;

  private readonly mobile = new BehaviorSubject('');
  private readonly refreshes = new Subject<void>();
  private readonly presses = new Subject<void>();
  private readonly forgotten = new Subject<void>();
  private readonly fault: FormError;
  private captchaKey = '';
  private captchaText = '';

  constructor(
    private readonly scene: SmsScene,
    captchas: CaptchaGateway,
    private readonly sender: SmsSender,
    private readonly notifier: Notifier,
    errors: ErrorReporter,
    time: SchedulerLike,
  ) {
    this.captcha$ = captchaStates(captchas, this.refreshes, time).pipe(
      tap((state) => {
        this.captchaKey = state.kind === 'ready' ? state.captcha.key : '';
        if (state.kind === 'loading' && state.forgotten) this.forgotten.next();
      }),
      shareLatest(),
    );
    this.button$ = this.mobile.pipe(
      distinctUntilChanged(),
      switchMap((mobile) => this.sender.button(this.scene, mobile).pipe(map((state) => ({ ...state, mobile })))),
    );
    // One SMS at a time: a second press during a request is ignored.
    const attempts$ = this.presses.pipe(exhaustMap(() => this.press()));
    const outdated$ = this.forgotten.pipe(
      filter(() => this.captchaText !== ''),
      map((): SmsFormEvent => ({ kind: 'captcha-outdated' })),
    );
    this.events$ = merge(attempts$, outdated$);
    this.fault = new FormError(errors, notifier, 'announced');
  }

  /** The button counts down for the typed mobile. A new mobile removes the error of the previous one. */
  typeMobile(text: string): void {
    const mobile = normaliseMobile(text);
    if (mobile !== this.mobile.value) this.withdrawFault();
    this.mobile.next(mobile);
  }

  /** The text of the captcha field. */
  typeCaptcha(text: string): void {
    this.captchaText = normaliseOneTimeCode(text);
  }

  /** Whether this tab has sent an SMS to a (normalised) mobile: no captcha is required then, also after a reload. */
  wasSentTo(mobile: string): boolean {
    return this.sender.wasSentTo(this.scene, mobile);
  }

  refreshCaptcha(): void {
    this.refreshes.next();
  }

  /** Presses the send button; `events$` emits the result. */
  send(): void {
    this.presses.next();
  }

  /** The visitor tries something else, so the error of the last SMS is removed. */
  withdrawFault(): void {
    this.fault.withdraw();
  }

  /** While the button is busy or counting down a press does nothing: no request is sent and no captcha used up. */
  private press(): Observable<SmsAttempt> {
    return this.sender.button(this.scene, this.mobile.value).pipe(
      take(1),
      switchMap((button) => (button.kind === 'idle' ? this.attempt() : EMPTY)),
    );
  }

  private attempt(): Observable<SmsAttempt> {
    const { captchaText } = this;
    this.withdrawFault();
    if (this.mobile.value === '') return of({ kind: 'mobile-missing' });
    // Without an image there is no captcha to read: the server would refuse an empty key.
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
    const sent$ = concat(this.sender.send(request), of<SmsAttempt>({ kind: 'sent', mobile: request.mobile }));
    const outcome$ = sent$.pipe(
      catchError((thrown: unknown) => {
        this.fault.show(asAppError(thrown));
        return of<SmsAttempt>({ kind: 'failed' });
      }),
    );
    // Every attempt uses up the captcha on the server, right or wrong (docs/api/signing-in.md#image-captcha).
    return outcome$.pipe(
      tap({
        complete: () => {
          this.refreshCaptcha();
        },
      }),
    );
  }
}
