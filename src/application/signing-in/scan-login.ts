import {
  catchError,
  defer,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  takeWhile,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { remainingMs, secondsLeft } from '../../domain/kernel/countdown.js';
import { pauseAfter, pollTicket } from '../../domain/kernel/polling.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { ScanGateway, SignInGateway } from '../../domain/ports/sign-in-gateway.js';
import type { ScanStatus, ScanTicket } from '../../domain/signing-in/tickets.js';
import { SCAN_POLL_INTERVAL_MS } from '../../domain/signing-in/limits.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { DialogFlow } from './dialog-flow.js';
import { newestTicket } from './newest-ticket.js';

/** The states of the scan dialog (docs/spec/signing-in.md#wechat-scan). */
export type ScanState =
  | { readonly kind: 'loading' }
  /** `secondsLeft$` emits at once and every second while the ticket can be scanned. */
  | { readonly kind: 'ready'; readonly ticket: ScanTicket; readonly secondsLeft$: Observable<number> }
  | { readonly kind: 'expired'; readonly ticket: ScanTicket }
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The visitor has confirmed on the phone; signing in is under way. */
  | { readonly kind: 'scanned'; readonly ticket: ScanTicket };

/** WeChat scan login: QR code, polling, and what follows from the answer (docs/spec/signing-in.md#wechat-scan). */
export class ScanLogin {
  constructor(
    private readonly gateway: ScanGateway,
    private readonly signInGateway: SignInGateway,
    private readonly store: VisitStore,
    private readonly afterSignIn: AfterSignIn,
    private readonly dialogs: DialogFlow,
    private readonly errorReporter: ErrorReporter,
    private readonly presence: Presence,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * Runs one open scan dialog: requests a ticket at once, whenever `renew$` emits, and when Back restores the page,
   * because the result of the old ticket may have been lost. Cold; unsubscribing stops polling and sign-in. Never
   * errors, never completes.
   */
  watch(renew$: Observable<unknown>): Observable<ScanState> {
    const renewed$ = merge(renew$, this.presence.restored$);
    return newestTicket<ScanState>({ kind: 'loading' }, renewed$, () => this.oneTicket(), this.errorReporter);
  }

  private oneTicket(): Observable<ScanState> {
    return this.gateway.open().pipe(
      switchMap((ticket) =>
        this.statuses(ticket).pipe(
          switchMap((status) => this.follow(status, ticket)),
          startWith(this.ready(ticket)),
        ),
      ),
    );
  }

  /** Emits `waiting` for every answer that is not decisive, and completes with the decisive one. Never errors. */
  private statuses(ticket: ScanTicket): Observable<ScanStatus> {
    return pollTicket<ScanStatus>(this.presence, this.time, {
      periodMs: SCAN_POLL_INTERVAL_MS,
      lifeMs: ticket.lifeMs,
      // One failed request does not end the scan and is not shown (docs/spec/errors.md#polling).
      request: () =>
        this.gateway
          .status(ticket.code)
          .pipe(catchError((thrown: unknown) => pauseAfter(asAppError(thrown), this.time))),
      expired: { kind: 'expired' },
    }).pipe(takeWhile((status) => status.kind === 'waiting', true));
  }

  private ready(ticket: ScanTicket): ScanState {
    const deadline = this.time.now() + ticket.lifeMs;
    const left = () => remainingMs(deadline, ticket.lifeMs, this.time.now());
    return { kind: 'ready', ticket, secondsLeft$: secondsLeft(left, this.time) };
  }

  private follow(status: ScanStatus, ticket: ScanTicket): Observable<ScanState> {
    switch (status.kind) {
      case 'waiting':
        return NEVER;
      case 'expired':
        return of({ kind: 'expired', ticket });
      case 'signed-in':
        this.afterSignIn.finish(status.token);
        return of({ kind: 'scanned', ticket });
      case 'bind-mobile':
        this.dialogs.switchTo({ kind: 'bind-mobile', code: status.code });
        return NEVER;
      case 'login-code':
        return this.enter(status.loginCode).pipe(
          switchMap((outcome) => this.follow(outcome, ticket)),
          // At once: the code cannot be scanned again, and the answer may take a while.
          startWith<ScanState>({ kind: 'scanned', ticket }),
        );
    }
  }

  /**
   * A login code can be used for one sign-in: it is sent once, and the result ends the ticket
   * (docs/spec/signing-in.md#wechat-scan).
   */
  private enter(loginCode: string): Observable<ScanStatus> {
    return defer(() => this.signInGateway.withLoginCode({ loginCode, msv: this.store.read('msv') ?? '' }));
  }
}
