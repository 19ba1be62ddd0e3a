import { defer, type Observable } from 'rxjs';

import type { LessonPage } from '../../src/domain/lesson/page.js';
import type { PlaySources } from '../../src/domain/lesson/opening.js';
import type { LessonGateway } from '../../src/domain/ports/server/lesson-gateway.js';
import { Question } from './question.js';

export class FakeLessonGateway implements LessonGateway {
  readonly lessons = new Question<LessonPage>();
  readonly sources = new Question<PlaySources>();
  readonly records = new Question<never>();
  /** What was asked for, in order of asking: `lesson 5`, `film of 5`, `5 at 30`. */
  readonly wishes: string[] = [];

  lesson(lessonId: number): Observable<LessonPage> {
    return this.ask(`lesson ${String(lessonId)}`, this.lessons);
  }

  playSources(lessonId: number): Observable<PlaySources> {
    return this.ask(`film of ${String(lessonId)}`, this.sources);
  }

  record(lessonId: number, seconds: number): Observable<never> {
    return this.ask(`${String(lessonId)} at ${String(seconds)}`, this.records);
  }

  /** As every call of a port: nothing is asked before somebody subscribes, and anew for each. */
  private ask<T>(wish: string, question: Question<T>): Observable<T> {
    return defer(() => {
      this.wishes.push(wish);
      return question.ask();
    });
  }
}
