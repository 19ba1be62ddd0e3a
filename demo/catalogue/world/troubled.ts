import type { CodeFault } from '../catalogue-state.js';

/** Wraps a code loader with the given trouble, if any. */
export function withCodeFault<T>(fetch: () => Promise<T>, trouble: CodeFault | undefined): () => Promise<T> {
  switch (trouble) {
    case undefined:
      return fetch;
    case 'slow':
      return () => new Promise(() => undefined);
    case 'lost':
      return () => Promise.reject(new Error('The catalogue makes this code fail to load'));
  }
}
