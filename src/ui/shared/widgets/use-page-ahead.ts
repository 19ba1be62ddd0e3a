import { useEffect, useEffectEvent, useRef } from 'react';
import { EMPTY, switchMap, take } from 'rxjs';

import { LAZY_SERVICES } from '../../../application/site/lazy-services.js';
import { prefetchWhenIdle } from '../../../application/site/prefetch-when-idle.js';
import { subscribed } from '../hooks/effects.js';
import { nearWindow } from '../hooks/near-window.js';
import { useService } from '../hooks/services.js';

/**
 * Calls `fetchAhead` with the page `next` when the pager of a list comes near the window and the browser is idle, never
 * for visitors who save data (docs/spec/start-and-routes.md#prefetch). `list` is what is displayed.
 */
export function usePageAhead(
  list: unknown,
  next: number | undefined,
  fetchAhead: ((page: number) => void) | undefined,
) {
  const pager = useRef<HTMLElement>(null);
  const { prefetch } = useService(LAZY_SERVICES);
  const begin = useEffectEvent(() => {
    if (next !== undefined) fetchAhead?.(next);
    return EMPTY;
  });
  const isUsed = next !== undefined && fetchAhead !== undefined;
  // Once for each displayed page: while the next one loads, the previous entries stay.
  useEffect(() => {
    if (pager.current === null || !isUsed) return;
    return subscribed(
      nearWindow(pager.current).pipe(
        take(1),
        switchMap(() => prefetchWhenIdle(prefetch, [() => begin()])),
      ),
    );
  }, [list, isUsed, prefetch]);
  return pager;
}
