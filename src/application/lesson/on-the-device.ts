import { distinctUntilChanged, map, NEVER, type Observable, switchMap } from 'rxjs';

import type { Lesson } from '../../domain/courses/lesson.js';
import type { LessonPage } from '../../domain/lesson/lesson-page.js';
import type { PlayFace } from '../../domain/lesson/play-face.js';
import type { MediaKey, MediaSession } from '../../domain/ports/browser/media-session.port.js';

interface Neighbours {
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/**
 * Says on the device what is played, while there is a film, and emits the presses of its keys (pages §4, media session). Cold;
 * never errors, never completes.
 */
export function onTheDevice(
  { lesson, of: { course } }: LessonPage,
  { previous, next }: Neighbours,
  face$: Observable<PlayFace>,
  mediaSession: MediaSession,
): Observable<MediaKey> {
  const description = {
    title: lesson.title,
    course: course.title,
    cover: course.cover,
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined,
  };
  return face$.pipe(
    map(({ kind }) => kind === 'film'),
    distinctUntilChanged(),
    switchMap((isFilm) => (isFilm ? mediaSession.show(description) : NEVER)),
  );
}
