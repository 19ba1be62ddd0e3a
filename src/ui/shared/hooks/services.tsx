import { useObservableEagerState } from 'observable-hooks';
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

import type { Resolve, Token } from '../../../domain/kernel/token.js';
import { PAGE_NAVIGATOR, type PageLocation } from '../../../domain/ports/navigator.js';
import { CURRENT_SITE, type Site } from '../../../domain/site/current-site.js';
import { subscribed } from './effects.js';

const Services = createContext<Resolve | undefined>(undefined);

/** Provides the services of `resolve` to all components inside. */
export function ServicesProvider({ resolve, children }: { readonly resolve: Resolve; readonly children: ReactNode }) {
  return <Services value={resolve}>{children}</Services>;
}

/** The only access of a view to the application: the service for `token`, the same at every render. */
export function useService<T>(token: Token<T>): T {
  const resolve = useContext(Services);
  if (resolve === undefined) throw new Error('useService needs a ServicesProvider around it');
  return resolve(token);
}

/** The current value of a stream that emits synchronously on subscribe; re-renders on every change. */
export function useBehavior<T>(value$: Observable<T>): T {
  return useObservableEagerState(value$);
}

const CurrentSite = createContext<Site | undefined>(undefined);

/**
 * Provides the result of start-up to all components inside: the site renders only inside it
 * (docs/spec/start-and-routes.md#start-up).
 */
export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <CurrentSite value={useBehavior(useService(CURRENT_SITE).site$) ?? site}>{children}</CurrentSite>;
}

/** Configuration and navigation of the site. */
export function useSite(): Site {
  const site = useContext(CurrentSite);
  if (site === undefined) throw new Error('useSite needs a SiteProvider around it');
  return site;
}

/** The current location. */
export function usePageLocation(): PageLocation {
  return useBehavior(useService(PAGE_NAVIGATOR).location$);
}

/** What `read` returns of the current location. The component renders again only when that changes. */
export function useLocationPart<T extends string | boolean>(read: (location: PageLocation) => T): T {
  const { location$ } = useService(PAGE_NAVIGATOR);
  const whenMoved = useCallback((listener: () => void) => subscribed(location$, listener), [location$]);
  return useSyncExternalStore(whenMoved, () => read(location$.value));
}

/** The path of the current location. */
export function usePagePath(): string {
  return useLocationPart(({ path }) => path);
}
