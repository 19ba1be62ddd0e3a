import { distinctUntilChanged, map, NEVER, type Observable, switchMap } from 'rxjs';

import type { LessonDetail, Neighbours } from '../../domain/lesson/lesson-page.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import type { MediaKey, DeviceMediaSession } from '../../domain/ports/playback.js';

/**
 * While a video is open, shows its lesson in the media controls of the device and emits presses of their keys
 * (docs/spec/lesson.md#media-session). Cold; never errors, never completes.
 */
export function syncMediaSession(
  { lesson, course: { course } }: LessonDetail,
  { previous, next }: Neighbours,
  view$: Observable<PlayerView>,
  mediaSession: DeviceMediaSession,
): Observable<MediaKey> {
  const description = {
    title: lesson.title,
    course: course.title,
    cover: course.cover,
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined,
  };
  return view$.pipe(
    map(({ kind }) => kind === 'video'),
    distinctUntilChanged(),
    switchMap((isVideo) => (isVideo ? mediaSession.show(description) : NEVER)),
  );
}
