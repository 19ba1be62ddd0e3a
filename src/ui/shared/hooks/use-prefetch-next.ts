import { useEffect } from 'react';
import { catchError, EMPTY, type Observable, type ObservableInput, type SchedulerLike, switchMap, timer } from 'rxjs';

import { LAZY_SERVICES, type LazyServiceName } from '../../../application/site/lazy-services.js';
import { prefetchWhenIdle } from '../../../application/site/prefetch-when-idle.js';
import { PREFETCH_DELAY_MS } from '../../../domain/site/limits.js';
import { TIME } from '../../../domain/ports/time.js';
import { SESSION } from '../../../domain/session/session.js';
import { DIALOGS_MODULE } from '../../signing-in/dialogs/dialogs.js';
import { subscribed } from './effects.js';
import { useBehavior, useService } from './services.js';

/** The services whose pages the visitor probably opens next. */
interface NextSteps {
  readonly everyone?: LazyServiceName;
  readonly member?: LazyServiceName;
  /** The member may watch the displayed course or lesson: prefetches the code of streams, too. */
  readonly mayWatch?: boolean;
}

/** Fetches what the visitor has not opened yet `PREFETCH_DELAY_MS` after the page. A failure shows when it is needed. */
export function fetchedSoon<T>(fetch: () => ObservableInput<T>, time: SchedulerLike): Observable<T> {
  return timer(PREFETCH_DELAY_MS, time).pipe(
    switchMap(fetch),
    catchError(() => EMPTY),
  );
}

/**
 * Prefetches the code of the next pages, and for anonymous visitors the dialogs; the prefetcher itself is
 * loaded then, too. A page and its service are one chunk.
 */
export function usePrefetchNext({ everyone, member, mayWatch }: NextSteps): void {
  const services = useService(LAZY_SERVICES);
  const time = useService(TIME);
  const { kind } = useBehavior(useService(SESSION).state$);
  useEffect(() => {
    const steps: (() => ObservableInput<unknown>)[] = [];
    if (kind === 'anonymous') steps.push(() => DIALOGS_MODULE.fetch(services));
    if (everyone !== undefined) steps.push(() => services[everyone]);
    if (kind === 'member' && member !== undefined) steps.push(() => services[member]);
    if (kind === 'member' && mayWatch)
      steps.push(() => services.lesson.pipe(switchMap((lessons) => lessons.fetchStreamCode())));
    return subscribed(fetchedSoon(() => prefetchWhenIdle(services.prefetch, steps), time));
  }, [services, time, kind, everyone, member, mayWatch]);
}
