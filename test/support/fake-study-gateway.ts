import { NEVER, type Observable } from 'rxjs';

import type { Page } from '../../src/domain/paging/page.js';
import type { StudyGateway } from '../../src/domain/ports/server/study-gateway.port.js';
import type { LearnedLesson } from '../../src/domain/study/learned-lesson.js';
import type { BoughtCourse, LearnedCourse, StudiedCourse } from '../../src/domain/study/studied-course.js';
import { Question } from './question.js';

/** A study centre that is asked what is learned; nothing else ever comes. */
export class FakeStudyGateway implements StudyGateway {
  readonly learned = new Question<Page<LearnedCourse>>();

  learnedCourses(): Observable<Page<LearnedCourse>> {
    return this.learned.ask();
  }

  boughtCourses(): Observable<Page<BoughtCourse>> {
    return NEVER;
  }

  likedCourses(): Observable<Page<StudiedCourse>> {
    return NEVER;
  }

  lessonsOf(): Observable<readonly LearnedLesson[]> {
    return NEVER;
  }
}
