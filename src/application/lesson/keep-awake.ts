import { NEVER, type Observable, switchMap } from 'rxjs';

import { advances } from '../../domain/lesson/play-intent.js';
import type { Playback } from '../../domain/ports/playback.js';
import type { ScreenWakeLock } from '../../domain/ports/wake-lock.js';

/** Keeps the screen on while the video plays (docs/spec/lesson-touch.md#awake). Cold; emits nothing, never completes. */
export function keepAwake({ state$ }: Pick<Playback, 'state$'>, lock: ScreenWakeLock): Observable<never> {
  return advances(state$).pipe(switchMap((moves) => (moves ? lock.hold() : NEVER)));
}
