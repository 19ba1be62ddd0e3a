import {
  type BehaviorSubject,
  filter,
  type MonoTypeOperatorFunction,
  NEVER,
  type Observable,
  of,
  ReplaySubject,
  share,
  skip,
  tap,
} from 'rxjs';

/**
 * State that can be read now and observed later, and that only its owner can write. Emits the current value on
 * subscription; never errors, never completes.
 */
export interface Behavior<T> extends Observable<T> {
  readonly value: T;
}

/** A private subject without its `next`, for callers. */
export function readOnly<T>(subject: BehaviorSubject<T>): Behavior<T> {
  return subject;
}

/** Emits each time the state becomes true after the subscription, such as a tab that is shown again. */
export function becomesTrue(state$: Behavior<boolean>): Observable<true> {
  return state$.pipe(skip(1), filter(Boolean));
}

/**
 * Shares one subscription to the source among all subscribers and replays the latest value to later ones. Unsubscribes
 * from the source with the last subscriber. The one way in which this code shares streams.
 */
export function shareLatest<T>(): MonoTypeOperatorFunction<T> {
  return share({ connector: () => new ReplaySubject<T>(1), resetOnRefCountZero: true });
}

/**
 * Shares an answer that is valid for the life of the page: the first subscriber sends the request, later ones get the
 * same answer. After a failure or a cancelled request the next subscriber sends it again.
 */
export function shareSuccess<T>(): MonoTypeOperatorFunction<T> {
  return (request$) => {
    let answered = false;
    return request$.pipe(
      tap(() => {
        answered = true;
      }),
      share({
        connector: () => new ReplaySubject<T>(1),
        resetOnError: true,
        resetOnComplete: false,
        // An answer is cached without subscribers; before it arrives, the request is cancelled with the last
        // subscriber.
        resetOnRefCountZero: () => (answered ? NEVER : of(true)),
      }),
    );
  };
}
