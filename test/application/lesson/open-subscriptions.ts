import { Observable, type Subscription } from 'rxjs';

/**
 * Runs `work`, to which `open()` gives the number of subscriptions made during it that are still open, those of
 * operators included.
 */
export function countingSubscriptions<T>(work: (open: () => number) => T): T {
  let open = 0;
  const subscribe = Object.getOwnPropertyDescriptor(Observable.prototype, 'subscribe');
  if (!subscribe) throw new Error('Observable.prototype has no subscribe');
  const original: unknown = subscribe.value;
  if (typeof original !== 'function') throw new Error('Observable.prototype.subscribe is not a function');
  Object.defineProperty(Observable.prototype, 'subscribe', {
    ...subscribe,
    value: function (this: unknown, ...input: readonly unknown[]): Subscription {
      const made = Reflect.apply(original, this, input) as Subscription;
      if (!made.closed) {
        open += 1;
        made.add(() => {
          open -= 1;
        });
      }
      return made;
    },
  });
  try {
    return work(() => open);
  } finally {
    Object.defineProperty(Observable.prototype, 'subscribe', subscribe);
  }
}
