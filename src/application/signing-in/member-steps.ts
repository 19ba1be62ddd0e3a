import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  take,
  throwError,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { pauseAfter, pollWhileVisible } from '../../domain/kernel/polling.js';
import { FACE_POLL_INTERVAL_MS } from '../../domain/site/limits.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { MemberStepsGateway } from '../../domain/ports/sign-in-gateway.js';
import type { Session } from '../../domain/session/session.js';
import { FACE_VERIFIED } from '../../domain/signing-in/strings.js';
import type { FaceTicket } from '../../domain/signing-in/tickets.js';
import type { SignOut } from '../session/sign-out.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { AfterSignIn } from './after-sign-in.js';
import { newestTicket } from './newest-ticket.js';

/**
 * New agreements, which a member must accept before they go on (docs/api/session.md#member-detail,
 * docs/api/signing-in.md#consent).
 */
export class Consent {
  constructor(
    private readonly steps: MemberStepsGateway,
    private readonly session: Session,
    private readonly signOut: SignOut,
  ) {}

  /** 同意. Cold; emits nothing, completes once the session is updated, fails with an `AppError`. */
  give(): Observable<never> {
    const given$ = defer(() => {
      // The other tabs close their dialog too.
      this.session.reloadInAllTabs({ hasConsented: true });
      return EMPTY;
    });
    return concat(this.steps.agree(), given$).pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind !== 'no-route') return throwError(() => error);
        // A server without this call cannot be waiting for consent, so the member must not be locked out
        // (docs/api/signing-in.md#consent). `updateKnown`, because a reload of the member would bring the dialog back.
        this.session.updateKnown({ hasConsented: true });
        return EMPTY;
      }),
    );
  }

  /** 不同意: signs out; the server revokes the token. Immediate. */
  refuse(): void {
    this.signOut.leave();
  }
}

/** The states of the page `/face-check` (docs/spec/signing-in.md#face-check). */
export type FaceCheckState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly ticket: FaceTicket }
  | { readonly kind: 'failed'; readonly error: AppError };

/**
 * The face check: shows a QR code and polls every 2.5 s whether the phone is done (docs/spec/signing-in.md#face-check,
 * docs/api/signing-in.md#start-the-face-check).
 */
export class FaceCheck {
  constructor(
    private readonly steps: MemberStepsGateway,
    private readonly presence: Presence,
    private readonly notifier: Notifier,
    private readonly errorReporter: ErrorReporter,
    private readonly afterSignIn: AfterSignIn,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * Runs one open page: requests a ticket at once and whenever `again$` emits; once verified, the visitor goes on to
   * `target`. Cold; unsubscribing stops everything. Never errors.
   */
  watch(again$: Observable<unknown>, target: string): Observable<FaceCheckState> {
    return newestTicket<FaceCheckState>({ kind: 'starting' }, again$, () => this.oneTicket(target), this.errorReporter);
  }

  private oneTicket(target: string): Observable<FaceCheckState> {
    return this.steps
      .startFaceCheck()
      .pipe(
        switchMap((ticket) => concat(of<FaceCheckState>({ kind: 'ready', ticket }), this.verified(ticket, target))),
      );
  }

  /** The server names no lifetime of a ticket: leaving the page or a new ticket ends the polling. */
  private verified(ticket: FaceTicket, target: string): Observable<never> {
    return pollWhileVisible(this.presence, FACE_POLL_INTERVAL_MS, this.time).pipe(
      // An answer may take longer than the poll interval: skip a tick rather than overlap requests.
      exhaustMap(() => this.request(ticket)),
      take(1),
      switchMap(() => {
        this.notifier.success(FACE_VERIFIED);
        return this.afterSignIn.finishForcedStep('faceCheck', target);
      }),
    );
  }

  /** Emits once verified. "Not yet" is logged; the polling continues after a failure. */
  private request(ticket: FaceTicket): Observable<string> {
    return concat(this.steps.faceCheck(ticket), of('verified')).pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind === 'not-yet') this.errorReporter.report(error);
        return pauseAfter(error, this.time);
      }),
    );
  }
}
