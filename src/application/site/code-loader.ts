import {
  catchError,
  concat,
  defer,
  filter,
  map,
  NEVER,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';

import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { Presence } from '../../domain/ports/browser/presence.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { Log } from '../../domain/ports/browser/notifier.js';
import { token } from '../../domain/kernel/token.js';

/** What has become of code that is fetched on demand. */
export type CodeState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  /** `online`: the network is there, so that it is not the network's fault. */
  | { readonly kind: 'failed'; readonly online: boolean };

/** A piece of code that is fetched on demand: a page, a service, the dialogs. */
export interface CodeSource<T> {
  /** Names it across a reload of the document. */
  readonly name: string;
  /** Rejects or fails when it cannot be had, and may then be asked again. */
  readonly fetch: () => Observable<T> | Promise<T>;
  /** Called before the document is loaded anew for it: what the visitor was about would be forgotten. */
  readonly beforeReload?: () => void;
}

/**
 * Fetches code on demand. What does not come while the network is there is most likely something that a deployment
 * took away (lesson 5): the document is loaded anew, once a tab and name. After that, and without a network, it is for
 * the visitor to try again, or for the network to come back. Nothing recovers while the visitor is leaving the page.
 */
export class CodeLoader {
  constructor(
    private readonly navigator: Navigator,
    private readonly presence: Presence,
    private readonly store: VisitStore,
    private readonly log: Log,
  ) {}

  /** Cold; begins with `loading`, asks anew whenever `retry$` emits, never fails, never completes. */
  watch<T>(source: CodeSource<T>, retry$: Observable<unknown>): Observable<CodeState<T>> {
    return retry$.pipe(
      startWith(undefined),
      switchMap(() => this.fetch(source)),
    );
  }

  private fetch<T>(source: CodeSource<T>): Observable<CodeState<T>> {
    return defer(source.fetch).pipe(
      tap(() => {
        this.unmark(source.name);
      }),
      map((value): CodeState<T> => ({ kind: 'ready', value })),
      catchError((thrown: unknown) => this.recover(source, thrown)),
      startWith<CodeState<T>>({ kind: 'loading' }),
    );
  }

  private recover<T>(source: CodeSource<T>, thrown: unknown): Observable<CodeState<T>> {
    const { leaving$ } = this.presence;
    if (leaving$.value) {
      // Aborted by the browser: a reload would cancel the visitor's own navigation. It is fetched again if the page stays.
      return this.fetchOnce(leaving$.pipe(filter((leaving) => !leaving)), source);
    }
    // Lost code is for the visitor to read; the browser has said which address did not come.
    this.log.info(`code of ${source.name} could not be fetched: ${String(thrown)}`);
    const online = this.presence.isOnline();
    if (!online || !this.mark(source.name)) {
      return concat(of<CodeState<T>>({ kind: 'failed', online }), this.fetchOnce(this.presence.online$, source));
    }
    source.beforeReload?.();
    this.navigator.reload();
    return NEVER;
  }

  private fetchOnce<T>(moment$: Observable<unknown>, source: CodeSource<T>): Observable<CodeState<T>> {
    return moment$.pipe(
      take(1),
      switchMap(() => this.fetch(source)),
    );
  }

  /** Notes that the document is loaded anew for `name`; false when that was done before. */
  private mark(name: string): boolean {
    const marked = this.marked();
    if (marked.includes(name)) return false;
    this.store.write('reloadedFor', [...marked, name].join(' '));
    return true;
  }

  private unmark(name: string): void {
    const marked = this.marked();
    if (!marked.includes(name)) return;
    const others = marked.filter((other) => other !== name);
    if (others.length === 0) this.store.erase('reloadedFor');
    else this.store.write('reloadedFor', others.join(' '));
  }

  private marked(): readonly string[] {
    return this.store.read('reloadedFor')?.split(' ') ?? [];
  }
}

export const CODE_LOADER = token<CodeLoader>('CodeLoader');
