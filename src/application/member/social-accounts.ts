import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  take,
  tap,
  throwError,
} from 'rxjs';

import { takeLoginCode } from '../../domain/signing-in/login-code.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { foundIf, orFound } from '../../domain/errors/lost-answers.js';
import { visitorMessage } from '../../domain/errors/error-catalogue.js';
import { SERVICE_BROKEN } from '../../domain/errors/strings.js';
import { pauseAfter, pollTicket } from '../../domain/kernel/polling.js';
import { LINK_POLL_INTERVAL_MS } from '../../domain/member/limits.js';
import { memberAddress } from '../../domain/member/profile.js';
import { LINKED, UNLINKED } from '../../domain/member/strings.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { SocialAccountsGateway } from '../../domain/ports/profile-gateway.js';
import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../domain/session/login-user.js';
import { knownMember } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import type { ScanTicket } from '../../domain/signing-in/tickets.js';
import { newestTicket } from '../signing-in/newest-ticket.js';
import type { ErrorReporter } from '../site/error-reporter.js';

/**
 * Linking QQ and WeChat to an account: the redirect to either and back, and unlinking either
 * (docs/spec/member.md#social-accounts; docs/api/member.md#link-a-social-account).
 */
export class SocialAccounts {
  constructor(
    private readonly gateway: SocialAccountsGateway,
    private readonly session: Session,
    private readonly navigator: PageNavigator,
    private readonly notifier: Notifier,
    private readonly store: VisitStore,
    private readonly errors: ErrorReporter,
  ) {}

  /** Leaves for the consent of QQ or WeChat; the visitor returns to the member page whether linking succeeds or fails. Immediate. */
  leaveFor(account: SocialAccount): void {
    const here = this.navigator.origin + memberAddress();
    this.navigator.leave(this.gateway.socialAddress(account, { returnTo: here, failTo: here }));
  }

  /**
   * Links the account whose code is in the location, once, and removes the code from the location in every case. Cold;
   * emits nothing, completes after the message, never errors.
   */
  arrival(): Observable<never> {
    return defer(() => {
      const code = takeLoginCode(this.navigator, this.store, 'bind');
      if (code === undefined) return EMPTY;
      // The answer does not name the linked account: only a new member detail does.
      return this.bind(code).pipe(
        this.done(LINKED),
        catchError((thrown: unknown) => {
          this.errors.report(asAppError(thrown));
          return EMPTY;
        }),
      );
    });
  }

  /** Cold; emits nothing, completes once the account is unlinked, fails with an `AppError`. */
  unlink(account: SocialAccount): Observable<never> {
    const isUnlinked$ = this.gateway.linked().pipe(foundIf((now) => !now[account]));
    return this.gateway
      .unbind(account)
      .pipe(orFound<true>(isUnlinked$), ignoreElements(), this.done(UNLINKED, { [account]: false }));
  }

  /** The code works once: when the answer was lost, only the server knows whether the account is linked. */
  private bind(code: string): Observable<never> {
    const before = knownMember(this.session.state$.value)?.linked;
    const isLinked$ =
      before === undefined
        ? of(undefined)
        : this.gateway.linked().pipe(foundIf((now) => (now.qq && !before.qq) || (now.wechat && !before.wechat)));
    return this.gateway.bind(code).pipe(orFound<true>(isLinked$), ignoreElements());
  }

  private done(text: string, changed: Partial<LinkedAccounts> = {}) {
    return tap<never>({
      complete: () => {
        this.notifier.success(text);
        changeLinks(this.session, changed);
      },
    });
  }
}

function changeLinks(session: Session, changed: Partial<LinkedAccounts>): void {
  const linked = knownMember(session.state$.value)?.linked;
  session.reloadInAllTabs(linked ? { linked: { ...linked, ...changed } } : {});
}

/** The states of the dialog that links WeChat by a scan. */
export type WechatLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly ticket: ScanTicket }
  | { readonly kind: 'expired'; readonly ticket: ScanTicket }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'linked'; readonly ticket: ScanTicket };

/**
 * Links WeChat to a member: shows a code, polls its status every `LINK_POLL_INTERVAL_MS`, and reports the result
 * (docs/spec/member.md#social-accounts; docs/api/member.md#link-a-social-account).
 */
export class WechatLink {
  constructor(
    private readonly gateway: SocialAccountsGateway,
    private readonly session: Session,
    private readonly presence: Presence,
    private readonly notifier: Notifier,
    private readonly errors: ErrorReporter,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * Runs one open dialog: requests a ticket at once, whenever `renew$` emits, and when Back restores the page. Cold;
   * unsubscribing stops everything. Never errors, never completes.
   */
  watch(renew$: Observable<unknown>): Observable<WechatLinkState> {
    const renewed$ = merge(renew$, this.presence.restored$);
    return newestTicket<WechatLinkState>({ kind: 'loading' }, renewed$, () => this.oneTicket(), this.errors);
  }

  private oneTicket(): Observable<WechatLinkState> {
    return this.gateway
      .startWechatBind()
      .pipe(switchMap((ticket) => concat(of<WechatLinkState>({ kind: 'ready', ticket }), this.end(ticket))));
  }

  /** The final state of the ticket. Fails with the server's message when it refuses to link the scanned account. */
  private end(ticket: ScanTicket): Observable<WechatLinkState> {
    return pollTicket<WechatBindStatus>(this.presence, this.time, {
      periodMs: LINK_POLL_INTERVAL_MS,
      lifeMs: ticket.lifeMs,
      request: () => this.request(ticket),
      expired: 'expired',
    }).pipe(
      filter((status) => status !== 'waiting'),
      take(1),
      tap((status) => {
        if (status !== 'linked') return;
        this.notifier.success(LINKED);
        changeLinks(this.session, { wechat: true });
      }),
      map((status): WechatLinkState => ({ kind: status === 'linked' ? 'linked' : 'expired', ticket })),
    );
  }

  /**
   * The poll continues after a lost answer and after a refusal without a message. A refusal with a message is final,
   * because the code is used up, unless an earlier poll has linked the account and only its answer was lost.
   */
  private request(ticket: ScanTicket): Observable<WechatBindStatus> {
    return this.gateway.wechatBind(ticket.code).pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind !== 'refused' || visitorMessage(error) === SERVICE_BROKEN) return pauseAfter(error, this.time);
        return this.gateway.linked().pipe(
          catchError(() => throwError(() => error)),
          mergeMap(({ wechat }) => (wechat ? of<WechatBindStatus>('linked') : throwError(() => error))),
        );
      }),
    );
  }
}
