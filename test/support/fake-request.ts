import { Observable, Subject } from 'rxjs';

import type { AppError } from '../../src/domain/errors/app-error.js';

/**
 * A request that the test answers when it likes. Cold: each subscription sends a request, as with every call of a port.
 */
export class FakeRequest<T> {
  /** Wraps each answer. View tests set it to `act`, so that React renders an answer before the test continues. */
  static around: (deliver: () => void) => void = (deliver) => deliver();

  requestCount = 0;
  private open: readonly Subject<T>[] = [];

  get waiting(): number {
    return this.open.length;
  }

  /** @param onSend runs at each subscription, before `requestCount` counts the request. */
  send(onSend: () => unknown = () => undefined): Observable<T> {
    return new Observable<T>((subscriber) => {
      onSend();
      const answer = new Subject<T>();
      this.requestCount += 1;
      this.open = [...this.open, answer];
      answer.subscribe(subscriber);
      return () => {
        this.open = this.open.filter((other) => other !== answer);
      };
    });
  }

  answer(value: T): void {
    const pending = this.oldest();
    FakeRequest.around(() => {
      pending.next(value);
      pending.complete();
    });
  }

  /** Completes the oldest open request without a value. */
  complete(): void {
    const pending = this.oldest();
    FakeRequest.around(() => pending.complete());
  }

  failWith(error: AppError): void {
    const pending = this.oldest();
    FakeRequest.around(() => pending.error(error));
  }

  private oldest(): Subject<T> {
    const [oldest] = this.open;
    if (oldest === undefined) throw new Error('There is no open request to answer');
    return oldest;
  }
}
