import { map, type Observable, of, switchMap } from 'rxjs';

import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';

/**
 * The state of a download: its window is open (`isFile`: the address is known to answer with the file), or the browser
 * blocked it and the visitor has to click the link.
 */
export type Download =
  | { readonly kind: 'opened'; readonly isFile: boolean }
  | { readonly kind: 'ready'; readonly url: string };

interface DownloadDependencies {
  readonly courses: Pick<CourseGateway, 'attachmentLink' | 'checkAttachment'>;
  readonly navigator: Pick<PageNavigator, 'openWindow'>;
}

/**
 * Requests the link of a file, checks what the link answers, and opens it in a new window. Thanks to the check our page
 * shows an error of the server or of the storage, not JSON or XML in a new window. Cold; emits once, fails with an `AppError`. Members only.
 */
export function downloadAttachment(
  { courses, navigator }: DownloadDependencies,
  courseId: number,
  attachmentId: number,
): Observable<Download> {
  const link$ = courses.attachmentLink(courseId, attachmentId);
  return link$.pipe(
    switchMap((url) =>
      courses
        .checkAttachment(url)
        .pipe(
          switchMap(({ isUsedUp, finding }) =>
            (isUsedUp ? link$ : of(url)).pipe(
              map((fresh): Download =>
                navigator.openWindow(fresh)
                  ? { kind: 'opened', isFile: finding === 'file' }
                  : { kind: 'ready', url: fresh },
              ),
            ),
          ),
        ),
    ),
  );
}
