import { filter, ignoreElements, merge, type Observable, tap } from 'rxjs';

import type { PlayedSoFar } from '../../domain/lesson/played-so-far.js';
import type { WaitingPosition } from '../../domain/lesson/progress-outbox.js';
import type { Playback } from '../../domain/ports/browser/playback.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';

interface Needs {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'visible$'>;
  readonly leaving$: Observable<boolean>;
  /** Takes a whole number of seconds. */
  readonly note: (seconds: WaitingPosition['seconds']) => void;
}

/**
 * Writes down how far a film has been played: every 10 s of it, when it stops, when the tab is hidden, and when the member
 * signs out (pages §4). Cold; emits nothing, never errors, never completes.
 */
export function notingProgress(played: PlayedSoFar, { playback, presence, leaving$, note }: Needs): Observable<never> {
  const noteIfAny = (seconds: number | undefined): void => {
    if (seconds !== undefined) note(seconds);
  };
  const seen$ = playback.state$.pipe(
    tap((state) => {
      noteIfAny(played.see(state));
    }),
  );
  // A tab that is hidden may be closed without another word; a member who signs out takes the token along.
  const hidden$ = presence.visible$.pipe(filter((visible) => !visible));
  const last$ = merge(hidden$, leaving$.pipe(filter(Boolean))).pipe(
    tap(() => {
      noteIfAny(played.rest());
    }),
  );
  return merge(seen$, last$).pipe(ignoreElements());
}
