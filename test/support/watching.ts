import type { Observable } from 'rxjs';

/** What a stream has done so far. Never throws: `errors` holds a failure. */
export interface Watched<T> {
  readonly values: readonly T[];
  readonly errors: readonly unknown[];
  readonly completed: boolean;
  stop(): void;
}

export function watching<T>(stream$: Observable<T>): Watched<T> {
  const values: T[] = [];
  const errors: unknown[] = [];
  let completed = false;
  const subscription = stream$.subscribe({
    next: (value) => values.push(value),
    error: (error: unknown) => errors.push(error),
    complete: () => {
      completed = true;
    },
  });
  return {
    values,
    errors,
    get completed() {
      return completed;
    },
    stop: () => subscription.unsubscribe(),
  };
}
