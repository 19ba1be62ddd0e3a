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
import { token } from '../kernel/token.js';
import { CAPTCHA_LIFE_MS, SMS_COUNTDOWN_MS } from '../limits.js';
import type { VisitStore } from '../ports/browser/visit-store.js';
import type { CaptchaGateway, ImageCaptcha, SmsRequest, SmsScene } from '../ports/server/sign-in-gateway.js';

/** The picture beside a captcha field. */
export type CaptchaState =
  /** `forgotten` when nobody asked for another picture, but the server no longer knows the one that was on view. */
  | { readonly kind: 'loading'; readonly forgotten?: true }
  | { readonly kind: 'ready'; readonly captcha: ImageCaptcha }
  | { readonly kind: 'failed'; readonly error: AppError };

const LOADING: CaptchaState = { kind: 'loading' };
const FORGOTTEN: CaptchaState = { kind: 'loading', forgotten: true };

/**
 * The picture of one form: asked for at once, whenever `refresh$` says so, and when the server has forgotten
 * the one on view (clarifications §8). Cold; never errors, never completes.
 */
export function captchaStates(
  gateway: CaptchaGateway,
  refresh$: Observable<unknown>,
  time: SchedulerLike,
): Observable<CaptchaState> {
  const picture$ = gateway.image().pipe(
    map((captcha): CaptchaState => ({ kind: 'ready', captcha })),
    catchError((error: unknown) => of<CaptchaState>({ kind: 'failed', error: asAppError(error) })),
  );
  const pictures = (loading: CaptchaState): Observable<CaptchaState> =>
    concat(of(loading), picture$).pipe(switchMap((state) => untilForgotten(state)));
  const untilForgotten = (state: CaptchaState): Observable<CaptchaState> =>
    state.kind === 'ready'
      ? concat(of(state), timer(CAPTCHA_LIFE_MS, time).pipe(switchMap(() => pictures(FORGOTTEN))))
      : concat(of(state), NEVER);
  return refresh$.pipe(
    startWith('opened'),
    // The newest picture is the one whose key counts.
    switchMap(() => pictures(LOADING)),
  );
}

/** Whole seconds left until `deadline` (epoch ms on the clock of `time`), as `secondsLeft` emits them. */
export function smsCountdown(deadline: number, time: SchedulerLike): Observable<number> {
  return secondsLeft(() => msLeft(deadline, time.now()), time);
}

/** How long the deadline of an SMS is still ahead, in milliseconds. */
export function msLeft(deadline: number, now: number): number {
  return remainingMs(deadline, SMS_COUNTDOWN_MS, now);
}

/** What a send button shows (spec §4). */
export type SmsButtonState =
  { readonly kind: 'idle' } | { readonly kind: 'sending' } | { readonly kind: 'counting'; readonly seconds: number };

/**
 * Sends SMS codes and knows, per scene and mobile, when the next may be asked for (spec §4; clarifications §8).
 *
 * Deadlines live as long as the tab, so that closing, reopening, switching dialogs or reloading never gives a
 * second SMS early (lesson 15).
 */
export class SmsSender {
  private readonly onTheWay = new BehaviorSubject<ReadonlySet<string>>(new Set());

  constructor(
    private readonly captchas: CaptchaGateway,
    private readonly store: VisitStore,
    private readonly time: SchedulerLike,
  ) {}

  /** The button of one scene and (normalised) mobile: at once and from then on. Cold; never errors, never completes. */
  button(scene: SmsScene, mobile: string): Observable<SmsButtonState> {
    const id = idOf(scene, mobile);
    return this.onTheWay.pipe(
      map((ids) => ids.has(id)),
      distinctUntilChanged(),
      switchMap((sending) => (sending ? of<SmsButtonState>({ kind: 'sending' }) : this.afterwards(id))),
    );
  }

  /**
   * Sends one SMS. Cold; emits nothing, completes on success, fails with an `AppError`; while one is under way
   * or counting down for that scene and mobile it completes at once and sends nothing.
   *
   * Unsubscribing does not take the question back: the SMS may be on its way already, and its deadline must be
   * known to whoever asks next.
   */
  send(request: SmsRequest): Observable<never> {
    return defer(() => {
      const id = idOf(request.scene, request.mobile);
      if (this.onTheWay.value.has(id) || msLeft(this.deadline(id), this.time.now()) > 0) return EMPTY;
      const outcome = new ReplaySubject<never>(1);
      this.onTheWay.next(new Set([...this.onTheWay.value, id]));
      this.captchas
        .sendSms(request)
        .pipe(
          tap({
            complete: () => {
              this.store.write('smsDeadline', String(this.time.now() + SMS_COUNTDOWN_MS), id);
            },
          }),
          finalize(() => {
            this.onTheWay.next(new Set([...this.onTheWay.value].filter((other) => other !== id)));
          }),
        )
        .subscribe(outcome);
      return outcome;
    });
  }

  private afterwards(id: string): Observable<SmsButtonState> {
    return defer(() => smsCountdown(this.deadline(id), this.time)).pipe(
      map((seconds): SmsButtonState => (seconds > 0 ? { kind: 'counting', seconds } : { kind: 'idle' })),
    );
  }

  /** Epoch ms; 0 when there is none. */
  private deadline(id: string): number {
    return Number(this.store.read('smsDeadline', id) ?? 0);
  }
}

function idOf(scene: SmsScene, mobile: string): string {
  return `${scene}:${mobile}`;
}

export const SMS_SENDER = token<SmsSender>('SmsSender');
