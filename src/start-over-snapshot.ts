import {
  concat,
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  Observable,
  share,
  startWith,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
} from 'rxjs';

import { START_UP, type StartUpState } from './application/site/start-up.js';
import { Snapshot } from './boot/snapshot.js';
import type { Resolve } from './domain/kernel/token.js';
import { NAVIGATOR } from './domain/ports/browser/navigator.js';
import type { Site } from './domain/site/current-site.js';

type Ready = Extract<StartUpState, { readonly kind: 'ready' }>;

/**
 * Starts the site over the snapshot in `root`, which stays until the site has the same page ready
 * (docs/spec/start-and-routes.md#over-a-snapshot). Cold; emits nothing, never errors.
 */
export function startOverSnapshot(
  root: HTMLElement,
  resolve: Resolve,
  draw: (container: HTMLElement, site: Site) => void,
): Observable<never> {
  return defer(() => {
    const snapshot = new Snapshot(root);
    // Of the snapshot. A refusal during start-up may lead the visitor to another page before this one is drawn.
    const { path } = resolve(NAVIGATOR).location$.value;
    const retries = new Subject<void>();
    const showNotice = (): void => {
      snapshot.showNotice(() => {
        retries.next();
      });
    };
    const site$ = retries.pipe(
      startWith(undefined),
      switchMap(() => resolve(START_UP).run()),
      tap(({ kind }) => {
        if (kind === 'failed') showNotice();
      }),
      filter((state): state is Ready => state.kind === 'ready'),
      take(1),
    );
    return site$.pipe(
      switchMap(({ site }) => {
        draw(snapshot.container, site);
        const retried$ = retries.pipe(
          tap(() => {
            snapshot.retry();
          }),
          ignoreElements(),
        );
        return merge(retried$, replaceWhenReady(snapshot, resolve, path, showNotice));
      }),
    );
  });
}

function replaceWhenReady(
  snapshot: Snapshot,
  resolve: Resolve,
  path: string,
  showNotice: () => void,
): Observable<never> {
  const left$ = resolve(NAVIGATOR).location$.pipe(
    filter((place) => place.path !== path),
    take(1),
  );
  const changed$ = new Observable<void>((subscriber) =>
    snapshot.watch(() => {
      subscriber.next();
    }),
  ).pipe(share());
  const press$ = changed$.pipe(
    tap(() => {
      snapshot.repeatPress();
    }),
    ignoreElements(),
  );
  const header$ = changed$.pipe(
    filter(() => snapshot.isHeaderReady),
    take(1),
    switchMap(() => snapshot.decodeImages('.header')),
    tap(() => {
      snapshot.showHeader();
    }),
    ignoreElements(),
  );
  const page$ = changed$.pipe(
    map(() => snapshot.state),
    distinctUntilChanged(),
    tap((state) => {
      if (state === 'failed') showNotice();
    }),
    switchMap((state) => (state === 'ready' ? snapshot.decodeImages('main') : NEVER)),
  );
  const ready$ = merge(press$, header$, page$).pipe(take(1), takeUntil(left$), ignoreElements());
  return concat(
    ready$,
    defer(() => {
      snapshot.replace();
      return left$.pipe(
        tap(() => {
          snapshot.head.clear();
        }),
        ignoreElements(),
      );
    }),
  );
}
