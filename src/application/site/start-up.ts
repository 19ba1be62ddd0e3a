import { catchError, concat, forkJoin, NEVER, type Observable, of, skip, switchMap, take, tap, throwError } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { START_UP_FAILED } from '../../domain/errors/strings.js';
import { token } from '../../domain/kernel/token.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Log } from '../../domain/ports/notifier.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { SiteGateway } from '../../domain/ports/site-gateway.js';
import { type CurrentSite, shownSiteName, type Site } from '../../domain/site/current-site.js';
import { wantsPhoneSite } from '../../domain/site/phone-site.js';
import type { RuntimeSettings } from '../../domain/site/system-config.js';
import type { ModuleLoader } from './module-loader.js';
import type { LazyServices } from './lazy-services.js';

export type StartUpState =
  | { readonly kind: 'ready'; readonly site: Site }
  /** The site must not be shown (docs/spec/start-and-routes.md#failed-start). */
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The browser is leaving for the phone site (docs/spec/start-and-routes.md#phone-site). */
  | { readonly kind: 'leaving' };

const NAME_LOST: AppError = { kind: 'broken', status: 503 };
/** After 5, 10, 20 and 40 s (docs/spec/errors.md#recovery). */
const NAMELESS_STARTS_MAX = 4;

/**
 * Loads configuration and navigation in parallel, and retries by itself (docs/spec/start-and-routes.md#start-up,
 * docs/spec/start-and-routes.md#failed-start; docs/spec/errors.md#start-up-retries).
 */
export class StartUp {
  constructor(
    private readonly gateway: SiteGateway,
    private readonly currentSite: CurrentSite,
    private readonly recovery: Recovery,
    private readonly navigator: PageNavigator,
    private readonly settings: RuntimeSettings,
    private readonly store: VisitStore,
    private readonly log: Log,
    private readonly code: ModuleLoader,
    private readonly services: Pick<LazyServices, 'phoneRedirect'>,
  ) {}

  /**
   * Cold. Emits `failed` after every failed attempt and then waits for the next one. Completes after `ready` or
   * `leaving`, never errors. A page that Back restores before it was ready is reloaded (src/boot/failed-start.ts).
   */
  run(failures = 0): Observable<StartUpState> {
    return forkJoin({ config: this.gateway.config(), navs: this.gateway.navs() }).pipe(
      switchMap((site) => (this.hasLostName(site, failures) ? throwError(() => NAME_LOST) : this.receive(site))),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind === 'offline' && error.left) return this.run(failures);
        this.log.error(START_UP_FAILED, error);
        return concat(
          of<StartUpState>({ kind: 'failed', error }),
          this.recovery.retrySignal(error, failures + 1).pipe(switchMap(() => this.run(failures + 1))),
        );
      }),
    );
  }

  /**
   * A server without its database may answer with the defaults of its cache, without a name (docs/api/README.md). A
   * document that knows the name stays, but not for ever: the owner may have removed the name.
   */
  private hasLostName({ config }: Site, failures: number): boolean {
    const { nameInDocument = shownSiteName('') } = this.settings;
    return config.siteName === '' && nameInDocument !== shownSiteName('') && failures < NAMELESS_STARTS_MAX;
  }

  private receive(site: Site): Observable<StartUpState> {
    if (wantsPhoneSite(this.settings.scene, site.config, this.navigator.location$.value, this.store)) {
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

  /** Without the code for the phone site this site is shown: it works on a phone, too. */
  private leaveForPhoneSite(site: Site): Observable<StartUpState> {
    return this.code.watch({ name: 'phone-site', fetch: () => this.services.phoneRedirect }, NEVER).pipe(
      skip(1),
      take(1),
      switchMap((code) => {
        const { origin, location$ } = this.navigator;
        if (code.kind !== 'ready') return this.stay(site);
        const to = code.value(site.config.phoneSiteUrl, this.settings.phoneSiteStyle, location$.value, origin);
        if (to === undefined) return this.stay(site);
        // The visitor never sees this page, so it must not stay in the history.
        this.navigator.leave(to, 'replace');
        return of<StartUpState>({ kind: 'leaving' });
      }),
    );
  }
}

export const START_UP = token<StartUp>('StartUp');
