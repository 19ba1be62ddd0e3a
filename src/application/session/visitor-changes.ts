import { concatMap, distinctUntilChanged, filter, map, type Observable, skip } from 'rxjs';

import { routeAt, type RouteName } from '../../domain/access/routes.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Session } from '../../domain/session/session.js';
import type { SignOut } from './sign-out.js';

/** What identifies the visitor of a page and shows whether they are leaving it. */
export interface PageVisit {
  readonly navigator: Pick<PageNavigator, 'location$'>;
  readonly session: Pick<Session, 'state$'>;
  readonly signOut: Pick<SignOut, 'leaving$'>;
}

/**
 * Emits when the visitor signs in or out while on this page (docs/spec/every-page.md#member-actions), for
 * example in another tab. The first known visitor does not count. A visitor who leaves by signing out, or is sent to
 * the login page, does not either: waiting for a microtask shows that. Cold; never errors, never completes.
 */
export function visitorChanges(page: RouteName, { navigator, session, signOut }: PageVisit): Observable<unknown> {
  return session.state$.pipe(
    filter(({ kind }) => kind === 'member' || kind === 'anonymous'),
    map((state) => (state.kind === 'member' ? state.user.id : 'anonymous')),
    distinctUntilChanged(),
    skip(1),
    concatMap((visitor) => Promise.resolve(visitor)),
    filter(() => routeAt(navigator.location$.value.path) === page && !signOut.leaving$.value),
  );
}
