import {
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  switchMap,
  timer,
} from 'rxjs';

import { STANDSTILL_LIMIT_MS } from './limits.js';

/** What a lesson waits for, and where its video is. */
export interface Awaited {
  /** The visitor waits for the video to move: it should play, or its address is requested. */
  readonly isAwaited: boolean;
  readonly positionS: number;
}

/**
 * True while a lesson that the visitor waits for has not moved for `STANDSTILL_LIMIT_MS` (docs/spec/media.md#waits). It
 * does not ask what the lesson waits for: only a change of the position, or that the visitor no longer waits, ends the
 * wait. In a hidden tab it waits without a limit. Cold; never errors.
 */
export function standsStill(
  lesson$: Observable<Awaited>,
  visible$: Observable<boolean>,
  time: SchedulerLike,
): Observable<boolean> {
  return combineLatest([lesson$, visible$]).pipe(
    map(([{ isAwaited, positionS }, isVisible]) => (isAwaited && isVisible ? positionS : undefined)),
    distinctUntilChanged(),
    switchMap((waitsAtS) =>
      waitsAtS === undefined
        ? of(false)
        : timer(STANDSTILL_LIMIT_MS, time).pipe(
            map(() => true),
            startWith(false),
          ),
    ),
    distinctUntilChanged(),
  );
}
