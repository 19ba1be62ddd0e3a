import { useObservableEagerState } from 'observable-hooks';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import type { Observable } from 'rxjs';

import type { Resolve, Token } from '../../domain/kernel/token.js';
import { NAVIGATOR, type Place } from '../../domain/ports/browser/navigator.js';
import type { Site } from '../../domain/site/current-site.js';
import { subscribed } from './effects.js';

const Services = createContext<Resolve | undefined>(undefined);

/** Opens a world of services to everything inside. */
export function ServicesProvider({ resolve, children }: { readonly resolve: Resolve; readonly children: ReactNode }) {
  return <Services value={resolve}>{children}</Services>;
}

/** The one way from a view to the application: the service that `token` names, the same at every render. */
export function useService<T>(token: Token<T>): T {
  const resolve = useContext(Services);
  if (resolve === undefined) throw new Error('useService needs a ServicesProvider around it');
  return resolve(token);
}

/**
 * The present value of a stream that emits at once, from the very first render on; renders again whenever it changes.
 */
export function useBehavior<T>(value$: Observable<T>): T {
  return useObservableEagerState(value$);
}

/**
 * The last value of a stream, `initial` before the first. Subscribes before the browser paints, and again to another
 * stream.
 */
export function useStream<T>(stream$: Observable<T>, initial: T): T {
  const [value, setValue] = useState(initial);
  useLayoutEffect(() => {
    return subscribed(stream$, (next) => {
      setValue(() => next);
    });
  }, [stream$]);
  return value;
}

const CurrentSite = createContext<Site | undefined>(undefined);

/**
 * Gives what start-up brought to everything inside: nothing of the site renders without it
 * (docs/spec/start-and-routes.md#start-up).
 */
export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <CurrentSite value={site}>{children}</CurrentSite>;
}

/** Configuration and navigation of the site. */
export function useSite(): Site {
  const site = useContext(CurrentSite);
  if (site === undefined) throw new Error('useSite needs a SiteProvider around it');
  return site;
}

/** Where the visitor is. */
export function usePlace(): Place {
  return useBehavior(useService(NAVIGATOR).place$);
}
