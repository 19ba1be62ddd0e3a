import { filter, ignoreElements, merge, type Observable, tap } from 'rxjs';

import type { PlayedSoFar } from '../../domain/lesson/played-so-far.js';
import type { WaitingPosition } from '../../domain/lesson/progress-outbox.js';
import type { Playback } from '../../domain/ports/browser/playback.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';

interface Needs {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'visible$'>;
  /** Both take whole seconds: of what is to be sent now, and of what can wait. */
  readonly note: (seconds: WaitingPosition['seconds']) => void;
  readonly keep: (seconds: WaitingPosition['seconds']) => void;
}

/**
 * Writes down how far a film has been played: every second of it on this device, and for the server every 10 s, when it stops
 * and when the tab is hidden (pages §4). Cold; emits nothing, never errors, never completes.
 */
export function notingProgress(played: PlayedSoFar, { playback, presence, note, keep }: Needs): Observable<never> {
  const seen$ = playback.state$.pipe(
    tap((state) => {
      const due = played.see(state);
      const fresh = played.fresh();
      if (due !== undefined) note(due);
      else if (fresh !== undefined) keep(fresh);
    }),
  );
  // A tab that is hidden may be closed without another word.
  const hidden$ = presence.visible$.pipe(
    filter((visible) => !visible),
    tap(() => {
      const rest = played.rest();
      if (rest !== undefined) note(rest);
    }),
  );
  return merge(seen$, hidden$).pipe(ignoreElements());
}
