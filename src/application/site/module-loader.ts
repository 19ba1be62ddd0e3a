import {
  catchError,
  concat,
  defer,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';

import type { Recovery } from '../../domain/errors/recovery.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Log, Notifier } from '../../domain/ports/notifier.js';
import { token } from '../../domain/kernel/token.js';
import { survivesReload } from '../../domain/session/stored-keys.js';
import { SITE_UPDATED } from '../../domain/site/strings.js';

/** The state of a module that is fetched on demand. */
export type ModuleState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  /** `online`: the site can be reached, so the failure has another cause. */
  | { readonly kind: 'failed'; readonly isOnline: boolean };

/** What is fetched on demand: a page, a service, the dialogs, a library. */
export interface ModuleSource<T> {
  /** Identifies the module across a reload of the document. */
  readonly name: string;
  /** Rejects or fails when it cannot be fetched; it may then be called again. */
  readonly fetch: () => Observable<T> | Promise<T>;
  /** Called before the document is reloaded for this module: store what the visitor was doing. */
  readonly beforeReload?: () => void;
}

/**
 * Fetches modules on demand. Where a deployment has removed one, the document is reloaded, once per tab and name. Otherwise
 * the visitor, a returning network or Back can retry; while the page is unloading nothing is retried
 * (docs/spec/start-and-routes.md#page-code).
 */
export class ModuleLoader {
  constructor(
    private readonly navigator: PageNavigator,
    private readonly presence: Presence,
    private readonly recovery: Pick<Recovery, 'networkBack'>,
    private readonly store: VisitStore,
    private readonly log: Log,
    private readonly notifier: Notifier,
  ) {}

  /** Cold; starts with `loading`, fetches again whenever `retry$` emits, never fails, never completes. */
  watch<T>(source: ModuleSource<T>, retry$: Observable<unknown>): Observable<ModuleState<T>> {
    return retry$.pipe(
      startWith(undefined),
      switchMap(() => this.fetch(source)),
    );
  }

  private fetch<T>(source: ModuleSource<T>): Observable<ModuleState<T>> {
    return defer(source.fetch).pipe(
      tap(() => {
        this.forgetReload(source.name);
      }),
      map((value): ModuleState<T> => ({ kind: 'ready', value })),
      catchError((thrown: unknown) => this.recover(source, thrown)),
      startWith<ModuleState<T>>({ kind: 'loading' }),
    );
  }

  private recover<T>(source: ModuleSource<T>, thrown: unknown): Observable<ModuleState<T>> {
    const { leaving$, online$, restored$ } = this.presence;
    const wasLeaving = leaving$.value;
    // Some browsers fire no event when the visitor leaves; then the aborted fetch is the first sign.
    return this.presence.canReachSite().pipe(
      switchMap((online) => {
        // A reload would cancel the visitor's navigation. The code is fetched again once the page stays.
        if (wasLeaving || this.presence.leaving$.value)
          return this.fetchOnce(leaving$.pipe(filter((leaving) => !leaving)), source);
        // No error in the log: the visitor sees the failure, and the browser logs the URL itself.
        this.log.info(`code of ${source.name} could not be fetched: ${String(thrown)}`);
        if (!online || !this.recordReload(source.name)) {
          return concat(
            of<ModuleState<T>>({ kind: 'failed', isOnline: online }),
            this.fetchOnce(merge(online ? online$ : this.recovery.networkBack(), restored$), source),
          );
        }
        source.beforeReload?.();
        this.navigator.reload();
        // The new document ends this wait.
        return NEVER;
      }),
    );
  }

  private fetchOnce<T>(trigger$: Observable<unknown>, source: ModuleSource<T>): Observable<ModuleState<T>> {
    return trigger$.pipe(
      take(1),
      switchMap(() => this.fetch(source)),
    );
  }

  /**
   * Records that the document is reloaded for `name`. False when that is recorded already or cannot be stored: without
   * a record the reloads would never end.
   */
  private recordReload(name: string): boolean {
    const reloaded = this.reloadedNames();
    if (reloaded.includes(name)) return false;
    this.store.write('reloadedFor', [...reloaded, name].join(' '));
    return survivesReload(this.store);
  }

  /** The visitor has seen a reload without a press on it, so a message says why. */
  private forgetReload(name: string): void {
    const reloaded = this.reloadedNames();
    if (!reloaded.includes(name)) return;
    const others = reloaded.filter((other) => other !== name);
    if (others.length === 0) this.store.erase('reloadedFor');
    else this.store.write('reloadedFor', others.join(' '));
    this.notifier.success(SITE_UPDATED);
  }

  private reloadedNames(): readonly string[] {
    return this.store.read('reloadedFor')?.split(' ') ?? [];
  }
}

export const MODULE_LOADER = token<ModuleLoader>('ModuleLoader');
