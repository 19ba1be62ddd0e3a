import type { ComponentType } from 'react';

import type { RouteName } from '../../domain/access/routes.js';

/** Where the code of a page comes from. */
export type PageSource =
  | { readonly kind: 'here'; readonly page: ComponentType }
  | { readonly kind: 'fetched'; readonly load: () => Promise<ComponentType> };

export type PageSources = Readonly<Record<RouteName, PageSource>>;

/**
 * The pages whose code has arrived. React.lazy will not do: it remembers a failure for good, while here the next
 * call asks again (lesson 29); and a page that is here is drawn at once, without a flash of its skeleton.
 */
export class PageLoader {
  private readonly arrived = new Map<RouteName, ComponentType>();

  constructor(private readonly sources: PageSources) {}

  /** The page, if nothing needs to be fetched for it. */
  take(name: RouteName): ComponentType | undefined {
    const source = this.sources[name];
    return source.kind === 'here' ? source.page : this.arrived.get(name);
  }

  /** Fetches the code of a page. Rejects when that fails, and may then be called again. */
  async fetch(name: RouteName): Promise<ComponentType> {
    const source = this.sources[name];
    if (source.kind === 'here') return source.page;
    const page = await source.load();
    this.arrived.set(name, page);
    return page;
  }
}
