import { catchError, defer, map, of, startWith } from 'rxjs';

import type { ModuleLoader, ModuleState } from '../../src/application/site/module-loader.js';
import { CONTENT_TOOLS, type ContentTools } from '../../src/ui/shared/content/lazy-content-tools.js';

export interface CountedTools extends ContentTools {
  /** The names of the parts that were fetched, in order. */
  readonly fetched: readonly string[];
}

/** The real tools, with a record of what was fetched. Fetching a name in `lost` fails. */
export function someTools(...lost: readonly string[]): CountedTools {
  const fetched: string[] = [];
  const fetch = <T>(name: string, load: () => Promise<T>): Promise<T> => {
    fetched.push(name);
    return lost.includes(name) ? Promise.reject(new Error(`${name} failed to load`)) : load();
  };
  return {
    fetched,
    formulas: () => fetch('formulas', () => CONTENT_TOOLS.formulas()),
    highlighter: () => fetch('highlighter', () => CONTENT_TOOLS.highlighter()),
    language: (name) => fetch(name, () => CONTENT_TOOLS.language(name)),
  };
}

/** Fetches once, and completes. */
export const FETCHES_ONCE: Pick<ModuleLoader, 'watch'> = {
  watch: <T>({ fetch }: Parameters<typeof ModuleLoader.prototype.watch<T>>[0]) =>
    defer(fetch).pipe(
      map((value): ModuleState<T> => ({ kind: 'ready', value })),
      catchError(() => of<ModuleState<T>>({ kind: 'failed', isOnline: true })),
      startWith<ModuleState<T>>({ kind: 'loading' }),
    ),
};
