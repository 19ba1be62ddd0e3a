import { filter, interval, merge, NEVER, type Observable, type SchedulerLike, skip, switchMap } from 'rxjs';

import type { Presence } from '../ports/browser/presence.port.js';

/**
 * A turn every `periodMs` while the tab is seen, and one at once when it is seen again (clarifications §8): what
 * asks a server over and over rests with the visitor. Cold; never errors, never completes.
 */
export function pollWhileVisible(presence: Presence, periodMs: number, time: SchedulerLike): Observable<unknown> {
  const shownAgain$ = presence.visible$.pipe(skip(1), filter(Boolean));
  const ticks$ = presence.visible$.pipe(switchMap((visible) => (visible ? interval(periodMs, time) : NEVER)));
  return merge(shownAgain$, ticks$);
}
