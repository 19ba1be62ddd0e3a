import { concat, filter, map, NEVER, type Observable, of, type SchedulerLike, switchMap, take, timer } from 'rxjs';

import { isAdvancing } from '../../domain/lesson/play-intent.js';
import type { Playback } from '../../domain/ports/playback.js';
import { RESUME_NOTICE_MS } from '../../domain/site/limits.js';

/**
 * The second at which playback was resumed: emitted when the video begins to play, followed by `undefined` after a few
 * seconds (docs/spec/lesson.md#resume). Cold; never errors.
 */
export function resumeNotice(
  fromS: number,
  playback: Pick<Playback, 'state$'>,
  time: SchedulerLike,
): Observable<number | undefined> {
  if (fromS === 0) return NEVER;
  const there$ = playback.state$.pipe(
    filter((state) => isAdvancing(state)),
    take(1),
  );
  return there$.pipe(
    // A video that is shorter than expected starts at its beginning.
    filter(({ positionS }) => positionS > 1),
    switchMap(() => concat(of(fromS), timer(RESUME_NOTICE_MS, time).pipe(map(() => undefined)))),
  );
}
