import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  EMPTY,
  finalize,
  map,
  type Observable,
  of,
  ReplaySubject,
  type SchedulerLike,
  switchMap,
  tap,
} from 'rxjs';

import { SMS_COUNTDOWN_MS } from '../limits.js';
import type { CaptchaGateway } from '../ports/server/captcha-gateway.port.js';
import type { VisitStore } from '../ports/browser/visit-store.port.js';
import { msLeft, smsCountdown } from './sms-countdown.js';
import type { SmsRequest, SmsScene } from './sms-request.js';
import { token } from '../kernel/token.js';

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
