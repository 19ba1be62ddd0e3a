import { Observable, Subject } from 'rxjs';

import type { AppError } from '../../src/domain/errors/app-error.js';

/**
 * A question to a server that the test answers, later, as it likes: cold, one question a subscription, like
 * every call of a port.
 */
export class Question<T> {
  /** How often it was asked. */
  asked = 0;
  private open: readonly Subject<T>[] = [];

  /** How many are waiting for an answer: neither answered nor abandoned. */
  get waiting(): number {
    return this.open.length;
  }

  /** @param note runs at each subscription, before the question counts as asked. */
  ask(note: () => unknown = () => undefined): Observable<T> {
    return new Observable<T>((asker) => {
      note();
      const answer = new Subject<T>();
      this.asked += 1;
      this.open = [...this.open, answer];
      answer.subscribe(asker);
      return () => {
        this.open = this.open.filter((other) => other !== answer);
      };
    });
  }

  /** Answers the oldest that waits. */
  answer(value: T): void {
    const asker = this.oldest();
    asker.next(value);
    asker.complete();
  }

  /** Answers the oldest that waits with nothing but "done". */
  complete(): void {
    this.oldest().complete();
  }

  failWith(error: AppError): void {
    this.oldest().error(error);
  }

  private oldest(): Subject<T> {
    const [oldest] = this.open;
    if (oldest === undefined) throw new Error('Nobody is waiting for an answer');
    return oldest;
  }
}
