import {
  type BehaviorSubject,
  type MonoTypeOperatorFunction,
  NEVER,
  type Observable,
  of,
  ReplaySubject,
  share,
  tap,
} from 'rxjs';

/**
 * State that can be read now and observed later, and that nobody outside its owner can write.
 *
 * Subscribing emits the present value at once. It never errors and never completes.
 */
export interface Behavior<T> extends Observable<T> {
  readonly value: T;
}

/** Shows a private subject to the world without its `next`. */
export function readOnly<T>(subject: BehaviorSubject<T>): Behavior<T> {
  return subject;
}

/**
 * The one sharing recipe of the code base: one subscription to the source however many watch, the latest
 * value for whoever comes later, and the source let go with the last watcher.
 */
export function shareLatest<T>(): MonoTypeOperatorFunction<T> {
  return share({ connector: () => new ReplaySubject<T>(1), resetOnRefCountZero: true });
}

/**
 * Shares the answer to a question whose answer holds for the life of the page: asked for by the first who
 * wants it, given to everybody after. A failed or abandoned question is asked anew by the next.
 */
export function shareSuccess<T>(): MonoTypeOperatorFunction<T> {
  return (question$) => {
    let answered = false;
    return question$.pipe(
      tap(() => {
        answered = true;
      }),
      share({
        connector: () => new ReplaySubject<T>(1),
        resetOnError: true,
        resetOnComplete: false,
        // After the answer it is kept, though nobody is subscribed; before it, the request is given up with the last.
        resetOnRefCountZero: () => (answered ? NEVER : of(true)),
      }),
    );
  };
}
