import type { ComponentType } from 'react';

import type { PageSource, PageSources } from '../../../src/ui/shared/routing/page-loader.js';
import type { CodeFault, PageFault } from '../catalogue-state.js';

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

/** The pages, with the loading trouble that a state requires. */
export function faultyPages(pages: PageSources, trouble: PageFault | undefined): PageSources {
  const change = (source: PageSource): PageSource => ({
    ...source,
    load: (services) => loadWith(trouble, () => source.load(services))(),
  });
  // Object.entries loses the type of the names; they are the same.
  return Object.fromEntries(Object.entries(pages).map(([name, source]) => [name, change(source)])) as PageSources;
}

function loadWith(trouble: PageFault | undefined, load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return trouble === 'broken' ? () => Promise.resolve(BrokenPage) : withCodeFault(load, trouble);
}

function BrokenPage(): never {
  throw new Error('The catalogue makes this page throw');
}
