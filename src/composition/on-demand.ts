import type { Container, ContainerModule } from 'inversify';
import { defer, from, map, type Observable } from 'rxjs';

import type { Token } from '../application/tokens.js';
import { shareSuccess } from '../domain/kernel/share-success.js';

/** What a chunk brings: modules, and the one service of theirs that it was fetched for. */
export interface FetchedModules<T> {
  readonly modules: readonly ContainerModule[];
  readonly service: Token<T>;
}

/**
 * A service whose modules are loaded into the container the first time that somebody needs it. Emits once and
 * completes; fails with whatever the loader of chunks fails with, and then the next subscriber tries again.
 */
export function onDemand<T>(container: Container, fetchModules: () => Promise<FetchedModules<T>>): Observable<T> {
  return defer(() => from(fetchModules())).pipe(
    map(({ modules, service }) => {
      container.load(...modules);
      return container.get<T>(service);
    }),
    shareSuccess(),
  );
}
