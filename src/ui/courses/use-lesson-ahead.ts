import type { MouseEvent, PointerEvent } from 'react';
import { catchError, EMPTY } from 'rxjs';

import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import { isPlainClick } from '../../domain/site/plain-click.js';
import { useService } from '../shared/hooks/services.js';

/** Handlers for a link. */
interface LessonAhead {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Handlers for a link to a lesson that the member may watch: the press requests the lesson and its video together,
 * before the page opens (docs/spec/lesson.md#requests-ahead). A finger that touches a link may only scroll the page, so
 * there the request waits for the click. A link that opens in another tab or window needs nothing here.
 */
export function useLessonAhead(): (lessonId: number) => LessonAhead {
  const services = useService(LAZY_SERVICES);
  return (lessonId) => {
    const fetchAhead = (): void => {
      // A failure is ignored: the page fetches the same code, and reports if it is missing.
      services.lesson.pipe(catchError(() => EMPTY)).subscribe((lessons) => {
        lessons.fetchAhead(lessonId);
      });
    };
    return {
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse' && isPlainClick(event)) fetchAhead();
      },
      onClick: (event) => {
        if (isPlainClick(event)) fetchAhead();
      },
    };
  };
}
