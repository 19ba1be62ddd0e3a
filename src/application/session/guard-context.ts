import { combineLatest, map, type Observable } from 'rxjs';

import type { Visitor } from '../../domain/access/guard-policy.js';
import { pendingChecksOf } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import type { SystemConfig } from '../../domain/site/system-config.js';
import type { SignOut } from './sign-out.js';

/**
 * What the route guard needs to know about the visitor, at once and on every change. Cold; never errors, never
 * completes.
 */
export function guardContext(session: Session, signOut: SignOut, rules: SystemConfig['member']): Observable<Visitor> {
  return combineLatest([session.state$, signOut.leaving$]).pipe(
    map(([state, isLeaving]) => ({ session: state, pending: pendingChecksOf(state, rules), isLeaving })),
  );
}
