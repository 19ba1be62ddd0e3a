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
  tap,
  throwError,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { pauseAfter, pollWhileVisible } from '../../domain/kernel/polling.js';
import { FACE_POLL_INTERVAL_MS } from '../../domain/signing-in/limits.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { MemberStepsGateway } from '../../domain/ports/sign-in-gateway.js';
import type { Session } from '../../domain/session/session.js';
import { SERVER_EXCEPTION } from '../../domain/errors/strings.js';
import { FACE_CHECK_CANNOT_START, FACE_VERIFIED, FACE_VERIFIED_BEFORE } from '../../domain/signing-in/strings.js';
import type { FaceTicket } from '../../domain/signing-in/tickets.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
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
    return this.steps.agree().pipe(
      tap({
        complete: () => {
          // The other tabs close their dialog too.
          this.session.reloadInAllTabs({ hasConsented: true });
        },
      }),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind !== 'no-route') return throwError(() => error);
        // A server without this call cannot be waiting for consent, so the member must not be locked out
        // (docs/api/signing-in.md#consent). `updateMember`, because a reload of the member would bring the dialog back.
        this.session.updateMember({ hasConsented: true });
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
  /** The site has not been set up for the check. */
  | { readonly kind: 'off' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** What a server without a set-up of the check answers to its start. */
const CANNOT_START: ReadonlySet<string> = new Set([SERVER_EXCEPTION, FACE_CHECK_CANNOT_START]);

/**
 * The face check: shows a QR code and polls every `FACE_POLL_INTERVAL_MS` whether the phone is done
 * (docs/spec/signing-in.md#face-check, docs/api/signing-in.md#start-the-face-check).
 */
export class FaceCheck {
  constructor(
    private readonly steps: MemberStepsGateway,
    private readonly presence: Presence,
    private readonly notifier: Notifier,
    private readonly errorReporter: ErrorReporter,
    private readonly afterSignIn: AfterSignIn,
    private readonly currentSite: CurrentSite,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * Runs one open page: requests a ticket at once and whenever `again$` emits; once verified, the visitor goes on to
   * `target`. Cold; unsubscribing stops everything. Never errors.
   */
  watch(again$: Observable<unknown>, target: string): Observable<FaceCheckState> {
    return newestTicket<FaceCheckState>({ kind: 'starting' }, again$, () => this.oneTicket(target), this.errorReporter);
  }

  /**
   * Until the document is reloaded the site no longer demands the check: where it cannot be started, it must not lock
   * members out (docs/spec/signing-in.md#face-check). Immediate.
   */
  waive(): void {
    const { value: site } = this.currentSite.site$;
    if (site === undefined) return;
    const { config } = site;
    this.currentSite.arrive({
      ...site,
      config: { ...config, member: { ...config.member, faceCheckRequired: false } },
    });
  }

  private oneTicket(target: string): Observable<FaceCheckState> {
    return this.steps.startFaceCheck().pipe(
      switchMap((ticket) => concat(of<FaceCheckState>({ kind: 'ready', ticket }), this.verified(ticket, target))),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind !== 'refused') return throwError(() => error);
        // In another tab, or on the phone after this page was closed.
        if (error.message === FACE_VERIFIED_BEFORE) return this.finish(target);
        return CANNOT_START.has(error.message) ? of<FaceCheckState>({ kind: 'off' }) : throwError(() => error);
      }),
    );
  }

  /** The server names no lifetime of a ticket: leaving the page or a new ticket ends the polling. */
  private verified(ticket: FaceTicket, target: string): Observable<never> {
    return pollWhileVisible(this.presence, FACE_POLL_INTERVAL_MS, this.time).pipe(
      // An answer may take longer than the poll interval: skip a tick rather than overlap requests.
      exhaustMap(() => this.request(ticket)),
      take(1),
      switchMap(() => this.finish(target)),
    );
  }

  private finish(target: string): Observable<never> {
    return defer(() => {
      this.notifier.success(FACE_VERIFIED);
      return this.afterSignIn.finishForcedStep('faceCheck', target);
    });
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
