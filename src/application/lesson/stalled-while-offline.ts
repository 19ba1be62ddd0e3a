import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';

import { STALL_CHECK_INTERVAL_MS } from '../../domain/site/limits.js';
import type { Playback, PlaybackPhase } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';

interface StallDependencies {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'isOnline' | 'online$'>;
  readonly time: SchedulerLike;
}

/** Phases in which a frame is visible, or none is needed. */
const FRAME_VISIBLE_PHASES: ReadonlySet<PlaybackPhase> = new Set<PlaybackPhase>(['playing', 'paused', 'ended']);

/**
 * Emits true when playback waits for data and the network is down, and false once it has recovered
 * (docs/spec/lesson.md#playback-errors). This is no fault: loading continues by itself, and the visitor should know the reason.
 * Cold; never errors, never completes.
 */
export function stalledWhileOffline({ playback, presence, time }: StallDependencies): Observable<boolean> {
  const offline$ = timer(STALL_CHECK_INTERVAL_MS, time).pipe(
    repeat(),
    startWith(0),
    filter(() => !presence.isOnline()),
    take(1),
    map(() => true),
  );
  const online$ = presence.online$.pipe(
    take(1),
    map(() => false),
  );
  const networkChanges$ = defer(() => concat(offline$, online$)).pipe(repeat());
  return playback.state$.pipe(
    map(({ phase }) => phase),
    distinctUntilChanged(),
    switchMap((phase) => {
      if (phase === 'waiting') return networkChanges$;
      return FRAME_VISIBLE_PHASES.has(phase) ? of(false) : EMPTY;
    }),
  );
}
