import type { Observable } from 'rxjs';

import type { Attachment } from '../../domain/courses/course-detail.js';
import type { LessonProgress } from '../../domain/courses/lesson-progress.js';
import type { Loading } from '../../domain/kernel/loading.js';
import type { LessonPage } from '../../domain/lesson/lesson-page.js';
import type { Download } from '../courses/course-details.js';
import type { LessonPlay } from './lesson-play.js';

/** What a member does on the page of a lesson (pages §4). The address says which lesson it is. */
export interface Lessons {
  /** The lesson of the address; an id that is none is gone without a question. Cold; never fails, never completes. */
  shown(retry$: Observable<unknown>): Observable<Loading<LessonPage>>;
  /**
   * Begins to play a lesson. Emits the play at once and once; unsubscribing ends it: what was played is sent, the film is
   * closed. Cold; never fails, never completes. A page plays one lesson at a time: watch it with the id of the lesson for key.
   */
  play(page: LessonPage): Observable<LessonPlay>;
  /** How far the member has come in all lessons of the course, what is being played now included. Cold; never fails. */
  progress(page: LessonPage): Observable<readonly LessonProgress[]>;
  /** The files of the course, asked for when their tab is opened. Cold; never fails, never completes. */
  attachments(courseId: number, retry$: Observable<unknown>): Observable<Loading<readonly Attachment[]>>;
  /** Asks where a file is and opens it in a window of its own. Cold; emits once, fails with an `AppError`. */
  download(courseId: number, attachmentId: number): Observable<Download>;
}
