import { createContext, type ReactNode, useContext } from 'react';

import type { Site } from '../../domain/site/site.js';

const CurrentSite = createContext<Site | undefined>(undefined);

/** Gives what start-up brought to everything inside: nothing of the site renders without it (spec §2). */
export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <CurrentSite value={site}>{children}</CurrentSite>;
}

/** Configuration and navigation of the site. */
export function useSite(): Site {
  const site = useContext(CurrentSite);
  if (site === undefined) throw new Error('useSite needs a SiteProvider around it');
  return site;
}
