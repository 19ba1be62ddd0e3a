import { map, type Observable, of, switchMap } from 'rxjs';

import { orFound } from '../../domain/errors/lost-answers.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';

/**
 * Makes a course a favourite, or no longer one. Cold; emits `isFavourite` once, completes, and fails with an `AppError`
 * where the server is not known to have that state.
 */
export function setFavourite(
  gateway: Pick<CourseGateway, 'toggleFavourite' | 'detail'>,
  courseId: number,
  isFavourite: boolean,
): Observable<boolean> {
  const toggled$ = gateway.toggleFavourite(courseId);
  return toggled$.pipe(
    // The server toggles: another tab or a lost request had made the same change, and this call has undone it.
    switchMap((isNow) => (isNow === isFavourite ? of(isFavourite) : toggled$)),
    orFound(
      gateway.detail(courseId).pipe(map((course) => (course.isFavourite === isFavourite ? isFavourite : undefined))),
    ),
  );
}
