import { type ComponentType, createElement } from 'react';
import { firstValueFrom } from 'rxjs';

import type { LazyServiceName, LazyServices, LazyServiceTypes } from '../../application/lazy-services.js';
import type { RouteName } from '../../domain/access/routes.js';

/** Where the code of a page comes from. */
export interface PageSource {
  readonly load: (services: LazyServices) => Promise<ComponentType>;
  /** Stands in the place of the page while it comes, in its shape; part of the first load. */
  readonly pending?: ComponentType | undefined;
}

/** One row for each page of the site. */
export type PageSources = Readonly<Record<RouteName, PageSource>>;

/** What a page gets that asks for a service: `{ service }`. */
export interface Served<Name extends LazyServiceName> {
  readonly service: LazyServiceTypes[Name];
}

/** A page that is fetched when it is first wanted, and needs nothing but what the shell has. */
export function fetched(load: () => Promise<ComponentType>): PageSource {
  return { load };
}

/**
 * A page that is fetched together with the service behind it: its view is drawn only when both are there. Until then
 * `pending` stands there, or what stands in for any page.
 */
export function served<Name extends LazyServiceName>(
  name: Name,
  load: () => Promise<ComponentType<Served<Name>>>,
  pending?: ComponentType,
): PageSource {
  return {
    pending,
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

  /** The page, if it has been fetched before. */
  loaded(name: RouteName): ComponentType | undefined {
    return this.arrived.get(name);
  }

  /** Where a page comes from, and what stands in its place until then. */
  source(name: RouteName): PageSource {
    return this.sources[name];
  }

  /** Fetches the code of a page. Rejects when that fails, and may then be called again. */
  async load(name: RouteName, services: LazyServices): Promise<ComponentType> {
    const page = await this.sources[name].load(services);
    this.arrived.set(name, page);
    return page;
  }
}
