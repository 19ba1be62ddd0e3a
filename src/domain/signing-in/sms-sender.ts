import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  finalize,
  map,
  NEVER,
  type Observable,
  of,
  ReplaySubject,
  type SchedulerLike,
  startWith,
  switchMap,
  tap,
  timer,
} from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';
import { remainingMs, secondsLeft } from '../kernel/countdown.js';
import { CAPTCHA_LIFE_MS, SMS_COUNTDOWN_MS } from './limits.js';
import type { VisitStore } from '../ports/visit-store.js';
import type { CaptchaGateway, ImageCaptcha, SmsRequest, SmsScene } from '../ports/sign-in-gateway.js';

/** The state of the image beside a captcha field. */
export type CaptchaState =
  /** `forgotten` when the image is replaced without a click, because the server no longer knows the old one. */
  | { readonly kind: 'loading'; readonly forgotten?: true }
  | { readonly kind: 'ready'; readonly captcha: ImageCaptcha }
  | { readonly kind: 'failed'; readonly error: AppError };

const LOADING: CaptchaState = { kind: 'loading' };
const FORGOTTEN: CaptchaState = { kind: 'loading', forgotten: true };

/**
 * The captcha of one form: fetched at once, whenever `refresh$` emits, and when the server has dropped the visible one
 * (docs/spec/signing-in.md#sms-code). Cold; never errors, never completes.
 */
export function captchaStates(
  gateway: CaptchaGateway,
  refresh$: Observable<unknown>,
  time: SchedulerLike,
): Observable<CaptchaState> {
  const image$ = gateway.image().pipe(
    map((captcha): CaptchaState => ({ kind: 'ready', captcha })),
    catchError((error: unknown) => of<CaptchaState>({ kind: 'failed', error: asAppError(error) })),
  );
  const images = (loading: CaptchaState): Observable<CaptchaState> =>
    concat(of(loading), image$).pipe(switchMap((state) => untilForgotten(state)));
  const untilForgotten = (state: CaptchaState): Observable<CaptchaState> =>
    state.kind === 'ready'
      ? concat(of(state), timer(CAPTCHA_LIFE_MS, time).pipe(switchMap(() => images(FORGOTTEN))))
      : concat(of(state), NEVER);
  return refresh$.pipe(
    startWith('opened'),
    // Only the newest image counts: its key is sent.
    switchMap(() => images(LOADING)),
  );
}

/** The state of the "send" button (docs/spec/signing-in.md#sms-code). */
export type SmsButtonState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'counting'; readonly seconds: number };

/**
 * Sends SMS codes and limits them per scene and mobile number (docs/spec/signing-in.md#sms-code). Deadlines are stored
 * for the life of the tab: closing or switching dialogs, or reloading, does not allow a second SMS early
 * (docs/spec/signing-in.md#sms-code).
 */
export class SmsSender {
  private readonly sending = new BehaviorSubject<ReadonlySet<string>>(new Set());

  constructor(
    private readonly captchas: CaptchaGateway,
    private readonly store: VisitStore,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * The button of a scene and a normalised mobile number, now and on every change. Cold; never errors, never completes.
   */
  button(scene: SmsScene, mobile: string): Observable<SmsButtonState> {
    const id = idOf(scene, mobile);
    return this.sending.pipe(
      map((ids) => ids.has(id)),
      distinctUntilChanged(),
      switchMap((sending) => (sending ? of<SmsButtonState>({ kind: 'sending' }) : this.afterwards(id))),
    );
  }

  /**
   * Sends one SMS. Cold; emits nothing, completes on success, fails with an `AppError`. While one is being sent or
   * counting down for that scene and number, it completes at once without sending. Unsubscribing does not cancel the
   * request: the SMS may be on its way already, and its deadline must be stored.
   */
  send(request: SmsRequest): Observable<never> {
    return defer(() => {
      const id = idOf(request.scene, request.mobile);
      if (this.sending.value.has(id) || this.msLeft(id) > 0) return EMPTY;
      const outcome = new ReplaySubject<never>(1);
      this.sending.next(new Set([...this.sending.value, id]));
      this.captchas
        .sendSms(request)
        .pipe(
          tap({
            complete: () => {
              this.store.write('smsDeadline', String(this.time.now() + SMS_COUNTDOWN_MS), id);
            },
          }),
          finalize(() => {
            this.sending.next(new Set([...this.sending.value].filter((other) => other !== id)));
          }),
        )
        .subscribe(outcome);
      return outcome;
    });
  }

  /** Whether an SMS was sent in this tab, however long ago. */
  wasSentTo(scene: SmsScene, mobile: string): boolean {
    return Number(this.store.read('smsDeadline', idOf(scene, mobile)) ?? 0) > 0;
  }

  private afterwards(id: string): Observable<SmsButtonState> {
    return secondsLeft(() => this.msLeft(id), this.time).pipe(
      map((seconds): SmsButtonState => (seconds > 0 ? { kind: 'counting', seconds } : { kind: 'idle' })),
    );
  }

  /** Until the stored deadline has passed; 0 when there is none. */
  private msLeft(id: string): number {
    return remainingMs(Number(this.store.read('smsDeadline', id) ?? 0), SMS_COUNTDOWN_MS, this.time.now());
  }
}

function idOf(scene: SmsScene, mobile: string): string {
  return `${scene}:${mobile}`;
}
