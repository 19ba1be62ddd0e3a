import { type MonoTypeOperatorFunction, NEVER, of, ReplaySubject, share, tap } from 'rxjs';

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
