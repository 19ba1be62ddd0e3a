import type { Resolve } from '../application/tokens.js';
import type { Site } from '../domain/site/site.js';
import { DialogHost } from './dialogs/dialog-host.js';
import { Toasts } from './feedback/toasts.js';
import { ServicesProvider } from './hooks/services.js';
import { SiteProvider } from './hooks/site.js';
import { PAGES } from './pages/page-table.js';
import { RouteAnnouncer } from './routing/route-announcer.js';
import { ScrollAndFocus } from './routing/scroll-and-focus.js';
import { SiteBoundary } from './routing/site-boundary.js';
import { SiteRouter } from './routing/site-router.js';
import { SiteRoutes } from './routing/site-routes.js';

/** All that a visitor sees, over one world of services. */
export function App({ site, resolve }: { readonly site: Site; readonly resolve: Resolve }) {
  return (
    <ServicesProvider resolve={resolve}>
      <SiteProvider site={site}>
        <SiteRouter>
          <SiteBoundary>
            <SiteRoutes pages={PAGES} />
            <DialogHost />
          </SiteBoundary>
          <ScrollAndFocus />
          <RouteAnnouncer />
        </SiteRouter>
        <Toasts />
      </SiteProvider>
    </ServicesProvider>
  );
}
