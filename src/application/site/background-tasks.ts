import {
  catchError,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  observeOn,
  pairwise,
  queueScheduler,
  type SchedulerLike,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';

import { addressOf } from '../../domain/access/addresses.js';
import { queryText } from '../../domain/access/page-query.js';
import { codeInAddress, passingServerMessage, withoutServerMessage } from '../../domain/access/server-parameters.js';
import { token } from '../../domain/kernel/token.js';
import { isReturn, type PageNavigator } from '../../domain/ports/navigator.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import { KEYS_ERASED_AT_START } from '../../domain/session/stored-keys.js';
import { isForAnonymous } from '../../domain/signing-in/dialog.js';
import { WEB_MANIFEST_DELAY_MS } from '../../domain/site/limits.js';
import type { RuntimeSettings } from '../../domain/site/system-config.js';
import type { LazyServices } from './lazy-services.js';
import type { ExpiredToken } from '../session/expired-token.js';
import { type DialogFlow, reopenDialog } from '../signing-in/dialog-flow.js';
import type { ModuleLoader } from './module-loader.js';
import type { ErrorReporter } from './error-reporter.js';

/**
 * Stores the inviter's id from `?msv=`, whichever location contains it (docs/spec/start-and-routes.md#inviter). Cold;
 * emits nothing, never errors, never completes.
 */
export function rememberMsv({ location$ }: Pick<PageNavigator, 'location$'>, store: VisitStore): Observable<never> {
  return location$.pipe(
    // Back to an older address, or its reload, is no newer invitation.
    filter(({ arrival }) => !isReturn(arrival)),
    map(({ query }) => queryText(query, 'msv')),
    tap((msv) => {
      if (msv !== '') store.write('msv', msv);
    }),
    ignoreElements(),
  );
}

/**
 * Shows, once, the message that the server added to the location when it redirected the visitor back
 * (docs/api/signing-in.md#qq-login), and removes it from the location: a reload must not show it again. Immediate.
 */
function showServerMessage(navigator: PageNavigator, errors: ErrorReporter): void {
  const location = navigator.location$.value;
  const message = passingServerMessage(location);
  if (message === '') return;
  navigator.go(addressOf({ ...location, query: withoutServerMessage(location.query) }), 'replace');
  errors.report({ kind: 'refused', message });
}

/** The tasks that run in the background while the page is open. */
export class BackgroundTasks {
  constructor(
    private readonly session: Session,
    private readonly store: VisitStore,
    private readonly errorReporter: ErrorReporter,
    private readonly navigator: PageNavigator,
    private readonly services: LazyServices,
    private readonly expiredToken: ExpiredToken,
    private readonly dialogs: DialogFlow,
    private readonly code: ModuleLoader,
    private readonly settings: RuntimeSettings,
    private readonly time: SchedulerLike,
  ) {}

  /** Cold; emits nothing, never errors, never completes. Unsubscribing stops all tasks. */
  run(): Observable<never> {
    return merge(
      this.expiredToken.run(),
      this.closeAnonymousDialogs(),
      this.ofMembers(),
      this.session.run(),
      rememberMsv(this.navigator, this.store),
      this.arrival(),
      this.pageTasks(),
    ).pipe(ignoreElements());
  }

  /**
   * Handles what the page load brought along: a server message, a dialog to reopen, a login code. Erases what
   * other front ends and earlier releases have left
   * (docs/spec/start-and-routes.md#error-page, docs/spec/signing-in.md#login-by-address).
   */
  private arrival(): Observable<unknown> {
    return defer(() => {
      for (const key of KEYS_ERASED_AT_START) this.store.erase(key);
      showServerMessage(this.navigator, this.errorReporter);
      reopenDialog(this.store, this.dialogs, this.navigator, this.time);
      if (codeInAddress(this.navigator.location$.value.query) === undefined) return EMPTY;
      return this.code.watch({ name: 'signingIn', fetch: () => this.services.signingIn }, NEVER);
    }).pipe(
      switchMap((code) => {
        if (code.kind === 'ready') return code.value.codeLogin.run();
        if (code.kind === 'failed') this.errorReporter.report({ kind: 'fault', cause: code });
        return EMPTY;
      }),
    );
  }

  /** Another tab has signed in: closes a dialog that is meant for visitors who are not signed in. */
  private closeAnonymousDialogs(): Observable<unknown> {
    return this.session.state$.pipe(
      filter(({ kind }) => kind === 'anonymous' || kind === 'member'),
      pairwise(),
      // Later, so that a dialog that has signed in itself handles it first and goes on to its target.
      observeOn(queueScheduler),
      tap(([before, now]) => {
        const { value: dialog } = this.dialogs.dialog$;
        if (before.kind === 'anonymous' && now.kind === 'member' && dialog && isForAnonymous(dialog.kind)) {
          this.dialogs.close();
        }
      }),
    );
  }

  /** An anonymous visitor does not load the code. */
  private ofMembers(): Observable<unknown> {
    return this.session.state$.pipe(
      filter(({ kind }) => kind !== 'anonymous'),
      take(1),
      switchMap(() => this.code.watch({ name: 'memberTasks', fetch: () => this.services.memberTasks }, NEVER)),
      switchMap((code) => (code.kind === 'ready' ? code.value.run() : EMPTY)),
    );
  }

  /**
   * The operator's scripts, and the manifest some time after the start. The site needs neither: where the code of one cannot
   * be fetched, the next visit fetches it.
   */
  private pageTasks(): Observable<unknown> {
    const { services, settings, time } = this;
    const tasks = [
      settings.scripts.length > 0 ? services.operatorScripts : EMPTY,
      timer(WEB_MANIFEST_DELAY_MS, time).pipe(switchMap(() => services.webManifest)),
    ];
    return merge(
      ...tasks.map((task$) =>
        task$.pipe(
          switchMap((task) => task.run()),
          catchError(() => EMPTY),
        ),
      ),
    );
  }
}

export const BACKGROUND_TASKS = token<BackgroundTasks>('BackgroundTasks');
