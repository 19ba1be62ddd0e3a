import { type ComponentType, createElement } from 'react';
import { firstValueFrom } from 'rxjs';

import type { LazyServiceName, LazyServices, LazyServiceTypes } from '../../../application/site/lazy-services.js';
import type { RouteName } from '../../../domain/access/routes.js';

/** The source of a page's code. */
export interface PageSource {
  readonly load: (services: LazyServices) => Promise<ComponentType>;
  /** Skeleton in the shape of the page, shown until it arrives; part of the first load. */
  readonly pending?: ComponentType | undefined;
}

/** One row for each page of the site. */
export type PageSources = Readonly<Record<RouteName, PageSource>>;

/** Props of a page that needs a service: `{ service }`. */
export interface ServiceProps<Name extends LazyServiceName> {
  readonly service: LazyServiceTypes[Name];
}

/** A page that is fetched on first use and needs only the services of the shell. */
export function fetched(load: () => Promise<ComponentType>): PageSource {
  return { load };
}

/**
 * A page that is fetched together with its service; it renders only when both have arrived. Until then `pending` is
 * shown, or else a general skeleton.
 */
export function pageWithService<Name extends LazyServiceName>(
  name: Name,
  load: () => Promise<ComponentType<ServiceProps<Name>>>,
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
 * The pages whose code has arrived. React.lazy would remember a failure: here the next call fetches again
 * (docs/spec/start-and-routes.md#page-code), and a page that has arrived renders at once, without a flash of its
 * skeleton.
 */
export class PageLoader {
  private readonly arrived = new Map<RouteName, ComponentType>();

  constructor(private readonly sources: PageSources) {}

  /** The page, if its code has already arrived. */
  loaded(name: RouteName): ComponentType | undefined {
    return this.arrived.get(name);
  }

  /** The source of a page, with its skeleton. */
  source(name: RouteName): PageSource {
    return this.sources[name];
  }

  /** Fetches the code of a page. Rejects if that fails, and can then be called again. */
  async load(name: RouteName, services: LazyServices): Promise<ComponentType> {
    const page = await this.sources[name].load(services);
    this.arrived.set(name, page);
    return page;
  }
}
