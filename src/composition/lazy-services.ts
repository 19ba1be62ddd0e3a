import type { Container, ContainerModule } from 'inversify';
import { defer, map, type Observable } from 'rxjs';

import type { LazyServiceName, LazyServices, LazyServiceTypes } from '../application/lazy-services.js';
import type { Token } from '../application/tokens.js';
import { shareSuccess } from '../domain/kernel/share-success.js';

/** What the module file of an adapter exports to be fetched. */
interface AdapterFile {
  readonly modules: readonly ContainerModule[];
}

/** What the module file of a feature exports to be fetched: also the one service that it is fetched for. */
interface FeatureFile<T> extends AdapterFile {
  readonly service: Token<T>;
}

type Fetch<T> = () => Promise<FeatureFile<T>>;

/** One row for each lazy service: where the code comes from in one world. */
export type LazyServiceRows = { readonly [Name in LazyServiceName]: Fetch<LazyServiceTypes[Name]> };

/** Gets between the site and the code that it fetches. */
export type FetchChange = <T>(fetch: () => Promise<T>) => () => Promise<T>;

/** A row: the feature, and the adapters behind its ports, side by side. */
export function fetched<T>(feature: Fetch<T>, ...adapters: readonly (() => Promise<AdapterFile>)[]): Fetch<T> {
  return async () => {
    const [{ modules, service }, ...files] = await Promise.all([feature(), ...adapters.map((adapter) => adapter())]);
    return { modules: [...modules, ...files.flatMap((file) => file.modules)], service };
  };
}

/** The services of a world, whose modules are loaded into the container the first time that somebody needs them. */
export function lazyServices(
  container: Container,
  rows: LazyServiceRows,
  change: FetchChange = (fetch) => fetch,
): LazyServices {
  const names = Object.keys(rows) as LazyServiceName[];
  const services = names.map((name) => [name, lazyService(container, change<FeatureFile<unknown>>(rows[name]))]);
  // The same names, each with the type of its row, which Object.entries forgets.
  return Object.fromEntries(services) as LazyServices;
}

function lazyService<T>(container: Container, fetch: Fetch<T>): Observable<T> {
  return defer(fetch).pipe(
    map(({ modules, service }) => {
      container.load(...modules);
      return container.get<T>(service);
    }),
    shareSuccess(),
  );
}
