import { concat, filter, map, NEVER, type Observable, of, type SchedulerLike, switchMap, take, timer } from 'rxjs';

import { moves } from '../../domain/lesson/wish-to-play.js';
import { RESUME_NOTICE_MS } from '../../domain/limits.js';
import type { Playback } from '../../domain/ports/browser/playback.port.js';

/**
 * Where a film was taken up again, in seconds: said once it is there, and `undefined` after a while (pages §4). Cold;
 * never errors.
 */
export function resumeNotice(
  fromS: number,
  playback: Pick<Playback, 'state$'>,
  time: SchedulerLike,
): Observable<number | undefined> {
  if (fromS === 0) return NEVER;
  const there$ = playback.state$.pipe(
    filter((state) => moves(state) || state.phase === 'paused'),
    take(1),
  );
  return there$.pipe(
    // A film that turned out shorter begins at its beginning.
    filter(({ positionS }) => positionS > 1),
    switchMap(() => concat(of(fromS), timer(RESUME_NOTICE_MS, time).pipe(map(() => undefined)))),
  );
}
