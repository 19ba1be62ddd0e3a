import { catchError, concat, forkJoin, from, type Observable, of, startWith, switchMap, takeWhile, tap } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { START_UP_FAILED } from '../../domain/errors/strings.js';
import { token } from '../../domain/kernel/token.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { Log } from '../../domain/ports/browser/notifier.js';
import type { Presence } from '../../domain/ports/browser/presence.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { SiteGateway } from '../../domain/ports/server/site-gateway.js';
import type { CurrentSite, Site } from '../../domain/site/current-site.js';
import { wantsPhoneSite } from '../../domain/site/phone-site.js';
import type { RuntimeSettings } from '../../domain/site/system-config.js';

export type StartUpState =
  | { readonly kind: 'ready'; readonly site: Site }
  /** Nothing of the site may be seen (spec §8). */
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The visitor is on the way to the mobile site (clarifications §10). */
  | { readonly kind: 'leaving' };

/** Loads configuration and navigation, both at once, and heals by itself (spec §2, §8; clarifications §3). */
export class StartUp {
  constructor(
    private readonly gateway: SiteGateway,
    private readonly currentSite: CurrentSite,
    private readonly recovery: Recovery,
    private readonly presence: Presence,
    private readonly navigator: Navigator,
    private readonly settings: RuntimeSettings,
    private readonly store: VisitStore,
    private readonly log: Log,
  ) {}

  /**
   * Cold. Emits `failed` for every attempt that failed and goes on waiting for a moment to try again; starts over when Back
   * brings the page back before it was ready, after `leaving` too. Completes after `ready`, never errors.
   */
  run(): Observable<StartUpState> {
    return this.presence.restored$.pipe(
      startWith(undefined),
      switchMap(() => this.attempt()),
      takeWhile(({ kind }) => kind !== 'ready', true),
    );
  }

  private attempt(failures = 0): Observable<StartUpState> {
    return forkJoin({ config: this.gateway.config(), navs: this.gateway.navs() }).pipe(
      switchMap((site) => this.receive(site)),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind === 'offline' && error.left) return this.attempt(failures);
        this.log.error(START_UP_FAILED, error);
        return concat(
          of<StartUpState>({ kind: 'failed', error }),
          this.recovery.moment(error, failures + 1).pipe(switchMap(() => this.attempt(failures + 1))),
        );
      }),
    );
  }

  private receive(site: Site): Observable<StartUpState> {
    if (wantsPhoneSite(this.settings.userAgent, site.config, this.navigator.place$.value, this.store)) {
      return this.leaveForPhoneSite(site);
    }
    return this.stay(site);
  }

  private stay(site: Site): Observable<StartUpState> {
    return of<StartUpState>({ kind: 'ready', site }).pipe(
      tap(() => {
        this.currentSite.arrive(site);
      }),
    );
  }

  /** The table of mobile pages is fetched by those alone who need it. */
  private leaveForPhoneSite(site: Site): Observable<StartUpState> {
    return from(import('../../domain/site/phone-redirect.js')).pipe(
      switchMap(({ phoneAddress }) => {
        const { origin, place$ } = this.navigator;
        const to = phoneAddress(site.config.phoneSiteUrl, this.settings.phoneSiteStyle, place$.value, origin);
        if (to === undefined) return this.stay(site);
        // A page that nobody gets to see is no step of the way back.
        this.navigator.leave(to, 'replace');
        return of<StartUpState>({ kind: 'leaving' });
      }),
    );
  }
}

export const START_UP = token<StartUp>('StartUp');
