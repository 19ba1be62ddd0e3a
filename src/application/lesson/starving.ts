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

import { STALL_LOOK_MS } from '../../domain/limits.js';
import type { Playback, PlaybackPhase } from '../../domain/ports/browser/playback.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';

interface StarvingNeeds {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'isOnline' | 'online$'>;
  readonly time: SchedulerLike;
}

/** There is a picture, or there was no need of one. */
const SHOWN: ReadonlySet<PlaybackPhase> = new Set<PlaybackPhase>(['playing', 'paused', 'ended']);

/**
 * Whether a film has played all that was loaded while the network is gone (pages §4). That is no fault: it goes on loading
 * by itself, and the visitor should know what it waits for. Cold; never errors, never completes.
 */
export function starving({ playback, presence, time }: StarvingNeeds): Observable<boolean> {
  const gone$ = timer(STALL_LOOK_MS, time).pipe(
    repeat(),
    startWith(0),
    filter(() => !presence.isOnline()),
    take(1),
    map(() => true),
  );
  const back$ = presence.online$.pipe(
    take(1),
    map(() => false),
  );
  const turns$ = defer(() => concat(gone$, back$)).pipe(repeat());
  return playback.state$.pipe(
    map(({ phase }) => phase),
    distinctUntilChanged(),
    switchMap((phase) => {
      if (phase === 'waiting') return turns$;
      return SHOWN.has(phase) ? of(false) : EMPTY;
    }),
  );
}
