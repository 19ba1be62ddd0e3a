import { useEffect, useState } from 'react';

import type { Resolve } from '../domain/kernel/token.js';
import type { Site } from '../domain/site/current-site.js';
import { DialogHost } from './signing-in/dialogs/dialog-host.js';
import { Toasts } from './shared/feedback/toasts.js';
import { ServicesProvider, SiteProvider } from './shared/hooks/services.js';
import { LaterParts } from './shared/layouts/layouts.js';
import { PAGES } from './pages.js';
import { SiteBoundary } from './shared/routing/error-boundary.js';
import { PageLoader, type PageSources } from './shared/routing/page-loader.js';
import { ScrollAndFocus } from './shared/routing/route-change.js';
import { SiteRouter } from './shared/routing/site-router.js';
import { SiteRoutes } from './shared/routing/site-routes.js';

interface AppProps {
  readonly site: Site;
  readonly resolve: Resolve;
  /** Loads the code of the pages. */
  readonly pages?: PageSources | undefined;
  /** Called once the first views are there and their effects have run. */
  readonly onStart?: (() => void) | undefined;
}

/** The whole user interface, on the services of `resolve`. */
export function App({ site, resolve, pages = PAGES, onStart }: AppProps) {
  const [loader] = useState(() => new PageLoader(pages));
  // Effects of the views below run before.
  useEffect(() => onStart?.(), [onStart]);
  return (
    <ServicesProvider resolve={resolve}>
      <SiteProvider site={site}>
        <SiteRouter loader={loader}>
          <LaterParts />
          <SiteBoundary>
            <SiteRoutes loader={loader} />
            <DialogHost />
          </SiteBoundary>
          <ScrollAndFocus />
          <Toasts />
        </SiteRouter>
      </SiteProvider>
    </ServicesProvider>
  );
}
