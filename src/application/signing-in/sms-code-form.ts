import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
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
import type { Notifier } from '../../domain/ports/browser/notifier.js';
import type { CaptchaGateway, SmsScene } from '../../domain/ports/server/sign-in-gateway.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import { type CaptchaState, captchaStates, type SmsButtonState, type SmsSender } from '../../domain/signing-in/sms.js';
import { CAPTCHA_MISSING_TOAST } from '../../domain/signing-in/strings.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import { ToldFault } from '../site/form-error.js';

/** What came of pressing the send button. */
export type SmsAttempt =
  | { readonly kind: 'mobile-missing' }
  | { readonly kind: 'captcha-missing' }
  /** To that (normalised) mobile. The picture is used up: the form clears what was read from it. */
  | { readonly kind: 'sent'; readonly mobile: string }
  /** The form clears what was typed as captcha (spec §4). */
  | { readonly kind: 'failed' };

/** What the form hears of its SMS part. */
export type SmsNews =
  | SmsAttempt
  /** Nobody pressed anything: the picture that was read is forgotten, and the form clears what was read. */
  | { readonly kind: 'captcha-outdated' };

/** The send button, and whose countdown it shows. */
export type SmsButton = SmsButtonState & { readonly mobile: string };

/** How the SMS part of one open form works, whichever form it is (spec §4, §5; clarifications §8). */
export class SmsCodeForm {
  /** The captcha's picture. Cold, shared; never errors, never completes. */
  readonly captcha$: Observable<CaptchaState>;
  /** The send button for the mobile now typed. Cold; never errors, never completes. */
  readonly button$: Observable<SmsButton>;
  /** Performs what is pressed while subscribed, and tells what happens. Cold; never errors, never completes. */
  readonly news$: Observable<SmsNews>;

  private readonly mobile = new BehaviorSubject('');
  private readonly refreshes = new Subject<void>();
  private readonly presses = new Subject<void>();
  private readonly forgotten = new Subject<void>();
  private readonly fault: ToldFault;
  private captchaKey = '';
  private captchaText = '';

  constructor(
    private readonly scene: SmsScene,
    captchas: CaptchaGateway,
    private readonly desk: SmsSender,
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
      switchMap((mobile) => this.desk.button(this.scene, mobile).pipe(map((state) => ({ ...state, mobile })))),
    );
    // One SMS at a time: a second press while the first is under way is ignored.
    const attempts$ = this.presses.pipe(exhaustMap(() => this.press()));
    const outdated$ = this.forgotten.pipe(
      filter(() => this.captchaText !== ''),
      map((): SmsNews => ({ kind: 'captcha-outdated' })),
    );
    this.news$ = merge(attempts$, outdated$);
    this.fault = new ToldFault(errors, notifier, 'spoken');
  }

  /** The button counts for the mobile that stands in the field. What was said of another number is withdrawn. */
  typeMobile(text: string): void {
    const mobile = normaliseMobile(text);
    if (mobile !== this.mobile.value) this.withdrawFault();
    this.mobile.next(mobile);
  }

  /** What stands in the captcha field. */
  typeCaptcha(text: string): void {
    this.captchaText = text.trim();
  }

  refreshCaptcha(): void {
    this.refreshes.next();
  }

  /** Presses the send button; `news$` tells the rest. */
  send(): void {
    this.presses.next();
  }

  /** The form is about to try something else: what was said of the last SMS is of no more interest. */
  withdrawFault(): void {
    this.fault.withdraw();
  }

  /** A button that is busy or counting down is not to be pressed: nothing is sent, no picture used up. */
  private press(): Observable<SmsAttempt> {
    return this.desk.button(this.scene, this.mobile.value).pipe(
      take(1),
      switchMap((button) => (button.kind === 'idle' ? this.attempt() : EMPTY)),
    );
  }

  private attempt(): Observable<SmsAttempt> {
    const { captchaText } = this;
    this.withdrawFault();
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
    const sent$ = concat(this.desk.send(request), of<SmsAttempt>({ kind: 'sent', mobile: request.mobile }));
    const outcome$ = sent$.pipe(
      catchError((thrown: unknown) => {
        this.fault.tell(asAppError(thrown));
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
