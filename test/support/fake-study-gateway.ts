import { defer, type Observable } from 'rxjs';

import type { Page, PageRequest } from '../../src/domain/paging.js';
import type { StudyGateway } from '../../src/domain/ports/server/study-gateway.js';
import type { BoughtCourse, LearnedCourse, LearnedLesson, StudiedCourse } from '../../src/domain/study.js';
import { Question } from './question.js';

export class FakeStudyGateway implements StudyGateway {
  readonly learned = new Question<Page<LearnedCourse>>();
  readonly bought = new Question<Page<BoughtCourse>>();
  readonly liked = new Question<Page<StudiedCourse>>();
  readonly lessons = new Question<readonly LearnedLesson[]>();
  /** What was asked for, in order of asking: `learned, page 2 of 10`, `lessons of 5`. */
  readonly wishes: string[] = [];

  learnedCourses(request: PageRequest): Observable<Page<LearnedCourse>> {
    return this.ask(`learned, ${partOf(request)}`, this.learned);
  }

  boughtCourses(request: PageRequest): Observable<Page<BoughtCourse>> {
    return this.ask(`bought, ${partOf(request)}`, this.bought);
  }

  likedCourses(request: PageRequest): Observable<Page<StudiedCourse>> {
    return this.ask(`liked, ${partOf(request)}`, this.liked);
  }

  lessonsOf(courseId: number): Observable<readonly LearnedLesson[]> {
    return this.ask(`lessons of ${courseId}`, this.lessons);
  }

  /** As every call of a port: nothing is asked before somebody subscribes, and anew for each. */
  private ask<T>(wish: string, question: Question<T>): Observable<T> {
    return defer(() => {
      this.wishes.push(wish);
      return question.ask();
    });
  }
}

function partOf({ page, size }: PageRequest): string {
  return `page ${page} of ${size}`;
}
