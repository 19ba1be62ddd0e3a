import type { BehaviorSubject, Observable } from 'rxjs';

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
