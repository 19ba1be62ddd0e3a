import { concatMap, distinctUntilChanged, filter, map, merge, type Observable, of, skip, switchMap } from 'rxjs';

import { idInPath } from '../../domain/access/ids.js';
import { routeAt, type RouteName } from '../../domain/access/routes.js';
import type { Loading } from '../../domain/kernel/loading.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Session } from '../../domain/session/session.js';
import type { SignOut } from '../session/sign-out.js';
import { showingPrevious } from './loader.js';
import { locationsOf } from './route-locations.js';

const MISSING: Loading<never> = { kind: 'missing' };

/** What identifies the visitor of a page and shows whether they are leaving it. */
interface PageVisit {
  readonly navigator: Pick<PageNavigator, 'location$'>;
  readonly session: Pick<Session, 'state$'>;
  readonly signOut: Pick<SignOut, 'leaving$'>;
}

/**
 * What the id in the location of `page` names, requested again at a retry and when the visitor changes; the previous
 * answer stays until then. An invalid id gives `missing` without a request. Cold; never errors, never completes.
 */
export function shownById<T>(
  page: RouteName,
  visit: PageVisit,
  retry$: Observable<unknown>,
  request: (id: number, again$: Observable<unknown>) => Observable<Loading<T>>,
): Observable<Loading<T>> {
  const again$ = merge(retry$, visitorChanges(page, visit));
  return locationsOf(page, visit.navigator).pipe(
    map(({ path }) => idInPath(path)),
    distinctUntilChanged(),
    switchMap((id) => (id === undefined ? of(MISSING) : request(id, again$).pipe(showingPrevious()))),
  );
}

/**
 * Emits when the visitor signs in or out while on this page (docs/spec/every-page.md#member-actions), for
 * example in another tab. The first known visitor does not count. A visitor who leaves by signing out, or is sent to
 * the login page, does not either: waiting for a microtask shows that. Cold; never errors, never completes.
 */
function visitorChanges(page: RouteName, { navigator, session, signOut }: PageVisit): Observable<unknown> {
  return session.state$.pipe(
    filter(({ kind }) => kind === 'member' || kind === 'anonymous'),
    map((state) => (state.kind === 'member' ? state.user.id : 'anonymous')),
    distinctUntilChanged(),
    skip(1),
    concatMap((visitor) => Promise.resolve(visitor)),
    filter(() => routeAt(navigator.location$.value.path) === page && !signOut.leaving$.value),
  );
}
