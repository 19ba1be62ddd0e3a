import {
  combineLatest,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  observeOn,
  pairwise,
  queueScheduler,
  switchMap,
  tap,
} from 'rxjs';

import { addressOf, queryText } from '../../domain/access/addresses.js';
import { codeInAddress, passingServerMessage, withoutServerMessage } from '../../domain/access/server-parameters.js';
import { mayPass } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { token } from '../../domain/kernel/token.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import { type PendingChecks, pendingChecksOf } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { FLAG_RAISED, type StoredKey } from '../../domain/session/stored-keys.js';
import { isForStrangers } from '../../domain/signing-in/dialog.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { LazyServices } from '../lazy-services.js';
import { type EndOfSession, whoSendsWhatWaits } from '../session/end-of-session.js';
import type { UnreadRefresh } from '../session/unread-refresh.js';
import { type DialogFlow, reopenDialog } from '../signing-in/dialog-flow.js';
import type { ErrorReporter } from './error-reporter.js';

/**
 * Keeps the inviter's id of `?msv=` on any address, one reached inside the site too (clarifications §1). Cold; emits
 * nothing, never errors, never completes.
 */
export function rememberMsv({ place$ }: Pick<Navigator, 'place$'>, store: VisitStore): Observable<never> {
  return place$.pipe(
    map(({ query }) => queryText(query, 'msv')),
    tap((msv) => {
      if (msv !== '') store.write('msv', msv);
    }),
    ignoreElements(),
  );
}

/**
 * Tells, once, what the server wrote into the address it sent the visitor back to (API 2.9), and takes it out of the
 * address: a reload must not tell it again. Immediate.
 */
function tellServerMessage(navigator: Navigator, errors: ErrorReporter): void {
  const place = navigator.place$.value;
  const message = passingServerMessage(place);
  if (message === '') return;
  navigator.go(addressOf({ ...place, query: withoutServerMessage(place.query) }), 'replace');
  errors.report({ kind: 'refused', message });
}

/** Everything that goes on by itself as long as the page is open. */
export class BackgroundTasks {
  constructor(
    private readonly session: Session,
    private readonly currentSite: CurrentSite,
    private readonly unread: UnreadRefresh,
    private readonly recovery: Recovery,
    private readonly store: VisitStore,
    private readonly desk: ErrorReporter,
    private readonly navigator: Navigator,
    private readonly services: LazyServices,
    private readonly endOfSession: EndOfSession,
    private readonly dialogs: DialogFlow,
  ) {}

  /** Cold; emits nothing, never errors, never completes. Unsubscribing stops all of it. */
  run(): Observable<never> {
    return merge(
      this.endOfSession.run(),
      this.unreachableSessions(),
      this.unreachableMembers(),
      this.strangersDialogs(),
      this.reloadFaults(),
      this.pendingFlags(),
      this.waitingProgress(),
      this.unread.run(),
      this.session.run(),
      rememberMsv(this.navigator, this.store),
      this.arrival(),
    );
  }

  /** What a page load brings along: words of the server, a login code, what another front end left behind (spec §2, §4). */
  private arrival(): Observable<never> {
    return defer(() => {
      this.store.erase('loginCode');
      tellServerMessage(this.navigator, this.desk);
      reopenDialog(this.store, this.dialogs);
      return codeInAddress(this.navigator.place$.value.query) === undefined ? EMPTY : this.services.signingIn;
    }).pipe(
      switchMap(({ codeLogin }) => codeLogin.run()),
      this.desk.reportAndComplete(),
    );
  }

  /** The header shows that the member could not be loaded; why is for the log. */
  private unreachableSessions(): Observable<never> {
    return this.session.state$.pipe(
      tap((state) => {
        if (state.kind === 'unreachable') this.desk.note(state.error);
      }),
      ignoreElements(),
    );
  }

  /** Nobody waits for a member who is asked for anew, but something about them may be out of date. */
  private reloadFaults(): Observable<never> {
    return this.session.reloadFaults$.pipe(
      tap((error) => {
        this.desk.report(error);
      }),
      ignoreElements(),
    );
  }

  /** A member who could not be loaded is asked for again by and by, without a word (clarifications §9). */
  private unreachableMembers(): Observable<never> {
    return defer(() => {
      let failures = 0;
      return this.session.state$.pipe(
        switchMap((state) => {
          failures = state.kind === 'unreachable' ? failures + 1 : 0;
          return state.kind === 'unreachable' && mayPass(state.error)
            ? this.recovery.moment(state.error, failures)
            : EMPTY;
        }),
        tap(() => {
          this.session.heal();
        }),
        ignoreElements(),
      );
    });
  }

  /** Another tab has signed in: nobody needs the dialog that is open for a stranger any more. */
  private strangersDialogs(): Observable<never> {
    return this.session.state$.pipe(
      filter(({ kind }) => kind === 'anonymous' || kind === 'member'),
      pairwise(),
      // A dialog that has signed in here itself hears of its member first, and takes the visitor on.
      observeOn(queueScheduler),
      tap(([before, now]) => {
        const { value: dialog } = this.dialogs.dialog$;
        if (before.kind === 'anonymous' && now.kind === 'member' && dialog && isForStrangers(dialog.kind)) {
          this.dialogs.close();
        }
      }),
      ignoreElements(),
    );
  }

  /** Keeps both stored flags in step with what is known of the member (spec §4 start-up). */
  private pendingFlags(): Observable<never> {
    return combineLatest([this.session.state$, this.currentSite.site$]).pipe(
      filter(([session]) => session.kind === 'member'),
      map(([session, site]) => site && pendingChecksOf(session, site.config.member)),
      tap((pending) => {
        if (pending) this.remember(pending);
      }),
      ignoreElements(),
    );
  }

  /** What was played and the server has not heard of goes on its way, wherever on the site the member is (pages §4). */
  private waitingProgress(): Observable<never> {
    return this.session.state$.pipe(
      filter(({ kind }) => kind === 'member'),
      // Should the code not come, the next member to be known is another chance.
      exhaustMap(() => whoSendsWhatWaits(this.store, this.services).pipe(switchMap(({ sending$ }) => sending$))),
    );
  }

  private remember(pending: PendingChecks): void {
    this.raise('bindMobile', pending.bindMobile);
    this.raise('faceCheck', pending.faceCheck);
  }

  private raise(flag: StoredKey, raised: boolean): void {
    if (raised) this.store.write(flag, FLAG_RAISED);
    else this.store.erase(flag);
  }
}

export const BACKGROUND_TASKS = token<BackgroundTasks>('BackgroundTasks');
