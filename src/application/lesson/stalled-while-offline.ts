import {
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs';

import { STALL_CHECK_INTERVAL_MS } from '../../domain/lesson/limits.js';
import type { Playback, PlaybackPhase } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';

/** Whether the network works: a browser that reports none may be wrong, so the site is asked. Cold; emits once. */
export function reachesSite(presence: Pick<Presence, 'isOnline' | 'canReachSite'>): Observable<boolean> {
  return defer(() => (presence.isOnline() ? of(true) : presence.canReachSite()));
}

interface StallDependencies {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'isOnline' | 'canReachSite' | 'online$'>;
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
  const asked$ = reachesSite(presence).pipe(repeat({ delay: () => timer(STALL_CHECK_INTERVAL_MS, time) }));
  const networkChanges$ = merge(asked$, presence.online$.pipe(map(() => true))).pipe(
    distinctUntilChanged(),
    map((isReached) => !isReached),
  );
  return playback.state$.pipe(
    map(({ phase }) => phase),
    distinctUntilChanged(),
    switchMap((phase) => {
      if (phase === 'waiting') return networkChanges$;
      return FRAME_VISIBLE_PHASES.has(phase) ? of(false) : EMPTY;
    }),
  );
}
