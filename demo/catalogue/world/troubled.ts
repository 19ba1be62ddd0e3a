import type { CodeTrouble } from '../catalogue-state.js';

/** Wraps a code loader with the given trouble, if any. */
export function troubled<T>(fetch: () => Promise<T>, trouble: CodeTrouble | undefined): () => Promise<T> {
  switch (trouble) {
    case undefined:
      return fetch;
    case 'slow':
      return () => new Promise(() => undefined);
    case 'lost':
      return () => Promise.reject(new Error('The catalogue makes this code fail to load'));
  }
}
