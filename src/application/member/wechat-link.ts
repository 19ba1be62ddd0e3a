import {
  catchError,
  concat,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  tap,
  throwError,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { toldText } from '../../domain/errors/error-catalogue.js';
import { SERVICE_BROKEN } from '../../domain/errors/words.js';
import { pauseAfter } from '../../domain/errors/pause-after.js';
import { pollTicket } from '../../domain/kernel/poll-ticket.js';
import { LINK_POLL_MS } from '../../domain/limits.js';
import type { WechatBindStatus } from '../../domain/member/social-account.js';
import { LINKED } from '../../domain/member/words.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';
import type { SocialiteGateway } from '../../domain/ports/server/socialite-gateway.port.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { ScanTicket } from '../../domain/signing-in/scan-status.js';

/** What the dialog shows that links WeChat by a scan. */
export type WechatLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly ticket: ScanTicket }
  | { readonly kind: 'expired'; readonly ticket: ScanTicket }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'linked'; readonly ticket: ScanTicket };

/** Links WeChat to a member: a code, the question every 3 s what became of it, and the word of it (pages §11; API 2.22). */
export class WechatLink {
  constructor(
    private readonly gateway: SocialiteGateway,
    private readonly session: Session,
    private readonly presence: Presence,
    private readonly notifier: Notifier,
    private readonly errors: ErrorReporter,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * One open dialog: a ticket at once and whenever `renew$` asks for another, or Back brings the page back. Cold;
   * unsubscribing stops everything. Never errors, never completes.
   */
  watch(renew$: Observable<unknown>): Observable<WechatLinkState> {
    return merge(renew$, this.presence.restored$).pipe(
      startWith('opened'),
      switchMap(() => concat(of<WechatLinkState>({ kind: 'loading' }), this.oneTicket())),
    );
  }

  private oneTicket(): Observable<WechatLinkState> {
    return this.gateway.startWechatBind().pipe(
      switchMap((ticket) => concat(of<WechatLinkState>({ kind: 'ready', ticket }), this.end(ticket))),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        this.errors.note(error);
        return of<WechatLinkState>({ kind: 'failed', error });
      }),
    );
  }

  /** What the ticket ends with. Fails with the words of the server where it would not link what was scanned. */
  private end(ticket: ScanTicket): Observable<WechatLinkState> {
    return pollTicket<WechatBindStatus>(this.presence, this.time, {
      periodMs: LINK_POLL_MS,
      lifeMs: ticket.lifeMs,
      ask: () => this.ask(ticket),
      expired: 'expired',
    }).pipe(
      filter((status) => status !== 'waiting'),
      take(1),
      tap((status) => {
        if (status === 'linked') this.linked();
      }),
      map((status): WechatLinkState => ({ kind: status === 'linked' ? 'linked' : 'expired', ticket })),
    );
  }

  /** A lost answer is passed over, and so is a refusal without words; one with words is the end: the code is used up. */
  private ask(ticket: ScanTicket): Observable<WechatBindStatus> {
    return this.gateway.wechatBind(ticket.code).pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind === 'refused' && toldText(error) !== SERVICE_BROKEN) return throwError(() => error);
        return pauseAfter(error, this.time);
      }),
    );
  }

  private linked(): void {
    const { value: state } = this.session.state$;
    this.notifier.success(LINKED);
    this.session.announce(state.kind === 'member' ? { linked: { ...state.user.linked, wechat: true } } : {});
  }
}
