import type { ComponentType } from 'react';

import type { PageSource, PageSources } from '../../../src/ui/shared/routing/page-loader.js';
import type { CodeFault, PageFault } from '../catalogue-state.js';

/** Wraps a code loader with the given fault, if any. */
export function withCodeFault<T>(fetch: () => Promise<T>, fault: CodeFault | undefined): () => Promise<T> {
  switch (fault) {
    case undefined:
      return fetch;
    case 'slow':
      return () => new Promise(() => undefined);
    case 'lost':
      return () => Promise.reject(new Error('The catalogue makes this code fail to load'));
  }
}

/** The pages, with the loading fault that a state requires. */
export function faultyPages(pages: PageSources, fault: PageFault | undefined): PageSources {
  const change = (source: PageSource): PageSource => ({
    ...source,
    load: (services) => loadWith(fault, () => source.load(services))(),
  });
  // Object.entries loses the type of the names; they are the same.
  return Object.fromEntries(Object.entries(pages).map(([name, source]) => [name, change(source)])) as PageSources;
}

function loadWith(fault: PageFault | undefined, load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return fault === 'broken' ? () => Promise.resolve(BrokenPage) : withCodeFault(load, fault);
}

function BrokenPage(): never {
  throw new Error('The catalogue makes this page throw');
}
