import { type ComponentType, createElement } from 'react';
import { firstValueFrom } from 'rxjs';

import type { LazyServiceName, LazyServices, LazyServiceTypes } from '../../application/lazy-services.js';
import type { RouteName } from '../../domain/access/routes.js';

/** Where the code of a page comes from. */
export type PageSource =
  | { readonly kind: 'here'; readonly page: ComponentType }
  | { readonly kind: 'fetched'; readonly load: (services: LazyServices) => Promise<ComponentType> };

/** One row for each page of the site. */
export type PageSources = Readonly<Record<RouteName, PageSource>>;

/** What a page gets that asks for a service: `{ service }`. */
export interface Served<Name extends LazyServiceName> {
  readonly service: LazyServiceTypes[Name];
}

/** A page that comes with the first load. */
export function here(page: ComponentType): PageSource {
  return { kind: 'here', page };
}

/** A page that is fetched when it is first wanted, and needs nothing but what the shell has. */
export function fetched(load: () => Promise<ComponentType>): PageSource {
  return { kind: 'fetched', load };
}

/** A page that is fetched together with the service behind it: its view is drawn only when both are there. */
export function served<Name extends LazyServiceName>(
  name: Name,
  load: () => Promise<ComponentType<Served<Name>>>,
): PageSource {
  return {
    kind: 'fetched',
    load: async (services) => {
      const [View, service] = await Promise.all([load(), firstValueFrom(services[name])]);
      return function ServedPage() {
        return createElement(View, { service });
      };
    },
  };
}

/**
 * The pages whose code has arrived. React.lazy will not do: it remembers a failure for good, while here the next
 * call asks again (lesson 29); and a page that is here is drawn at once, without a flash of its skeleton.
 */
export class PageLoader {
  private readonly arrived = new Map<RouteName, ComponentType>();

  constructor(private readonly sources: PageSources) {}

  /** The page, if nothing needs to be fetched for it. */
  loaded(name: RouteName): ComponentType | undefined {
    const source = this.sources[name];
    return source.kind === 'here' ? source.page : this.arrived.get(name);
  }

  /** Fetches the code of a page. Rejects when that fails, and may then be called again. */
  async load(name: RouteName, services: LazyServices): Promise<ComponentType> {
    const source = this.sources[name];
    if (source.kind === 'here') return source.page;
    const page = await source.load(services);
    this.arrived.set(name, page);
    return page;
  }
}
