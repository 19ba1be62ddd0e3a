import { useEffect } from 'react';
import { catchError, EMPTY, type ObservableInput, switchMap, timer } from 'rxjs';

import { LAZY_SERVICES, type LazyServiceName } from '../../application/lazy-services.js';
import { FETCH_AHEAD_AFTER_MS } from '../../domain/limits.js';
import { TIME } from '../../domain/ports/browser/time.js';
import { SESSION } from '../../domain/session/session.js';
import { loadDialogs } from '../dialogs/dialog-loader.js';
import { subscribed } from './effects.js';
import { useBehavior, useService } from './services.js';

/** What a visitor needs next from a page: the pages of these services, in the order in which they are likely. */
interface NextSteps {
  readonly anybody?: LazyServiceName;
  readonly member?: LazyServiceName;
}

/**
 * For a page: has the code of what comes next fetched while the visitor looks at this one, and for a stranger the dialogs;
 * what fetches it is not asked for either before the page has had time to come.
 * The code of a page and of its service are one chunk. What cannot be fetched now is fetched, or missed, when it is needed.
 */
export function useFetchAhead({ anybody, member }: NextSteps): void {
  const services = useService(LAZY_SERVICES);
  const time = useService(TIME);
  const { kind } = useBehavior(useService(SESSION).state$);
  useEffect(() => {
    const steps: (() => ObservableInput<unknown>)[] = [];
    if (kind === 'anonymous') steps.push(() => loadDialogs(services));
    if (anybody !== undefined) steps.push(() => services[anybody]);
    if (kind === 'member' && member !== undefined) steps.push(() => services[member]);
    return subscribed(
      timer(FETCH_AHEAD_AFTER_MS, time).pipe(
        switchMap(() => services.prefetch),
        switchMap((prefetch) => prefetch.fetchAhead(steps)),
        catchError(() => EMPTY),
      ),
    );
  }, [services, time, kind, anybody, member]);
}
