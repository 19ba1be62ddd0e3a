import type { CodeTrouble } from '../catalogue-state.js';

/** The same way to fetch code, with its trouble if it has one. */
export function troubled<T>(fetch: () => Promise<T>, trouble: CodeTrouble | undefined): () => Promise<T> {
  switch (trouble) {
    case undefined:
      return fetch;
    case 'slow':
      return () => new Promise(() => undefined);
    case 'lost':
      return () => Promise.reject(new Error('The catalogue has lost this code'));
  }
}
