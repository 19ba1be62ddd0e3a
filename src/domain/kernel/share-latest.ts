import { type MonoTypeOperatorFunction, ReplaySubject, share } from 'rxjs';

/**
 * The one sharing recipe of the code base: one subscription to the source however many watch, the latest
 * value for whoever comes later, and the source let go with the last watcher.
 */
export function shareLatest<T>(): MonoTypeOperatorFunction<T> {
  return share({ connector: () => new ReplaySubject<T>(1), resetOnRefCountZero: true });
}
