import { concatMap, distinctUntilChanged, filter, map, type Observable, skip } from 'rxjs';

import { matchRoute } from '../../domain/access/paths.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { Session } from '../../domain/session/session.js';
import type { SignOut } from './end-of-session.js';

/** What says who looks at a page, and whether they still do. */
export interface PageVisit {
  readonly navigator: Pick<Navigator, 'place$'>;
  readonly session: Pick<Session, 'state$'>;
  readonly signOut: Pick<SignOut, 'leaving$'>;
}

/**
 * Somebody has signed in or out on a page of this pattern (pages §0.4), in another tab say. Not who is only found out now,
 * and not who leaves or is sent to the login page, which is known a moment later. Cold; never errors, never completes.
 */
export function otherVisitors({ navigator, session, signOut }: PageVisit, pattern: string): Observable<unknown> {
  return session.state$.pipe(
    filter(({ kind }) => kind === 'member' || kind === 'anonymous'),
    map((state) => (state.kind === 'member' ? state.user.id : 'nobody')),
    distinctUntilChanged(),
    skip(1),
    concatMap((visitor) => Promise.resolve(visitor)),
    filter(() => matchRoute(pattern, navigator.place$.value.path) !== undefined && !signOut.leaving$.value),
  );
}
