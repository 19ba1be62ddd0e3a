import './offline.scss';

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { COURSE_SITE } from '../src/adapters/memory/server/course-site.js';
import type { Resolve } from '../src/domain/kernel/token.js';
import { ServicesProvider } from '../src/ui/shared/hooks/services.js';
import { outsidePage } from './pages/outside-page.js';
import { OfflineBar } from './panel/offline-bar.js';
import { CourseSiteInUse } from './panel/use-course-site.js';
import { SiteStorage } from './storage/site-storage.js';

/**
 * Starts a site without a server: restores the stored data, shows pages of other servers, and adds the bar with its
 * panel. The bar has its own React root, so that it works when the site does not.
 */
export function startOffline(resolve: Resolve, startSite: () => void): void {
  const courseSite = resolve(COURSE_SITE);
  const siteStorage = new SiteStorage(courseSite.storable, () => window.localStorage, window);
  siteStorage.run().subscribe();

  const show = (host: HTMLElement, view: ReactNode): void => {
    createRoot(host).render(
      <ServicesProvider resolve={resolve}>
        <CourseSiteInUse value={courseSite}>{view}</CourseSiteInUse>
      </ServicesProvider>,
    );
  };
  const page = outsidePage(resolve);
  const root = document.getElementById('root');
  if (page === undefined || root === null) startSite();
  else show(root, page);
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'offline';
  show(
    host,
    <OfflineBar
      onReset={() => {
        siteStorage.forget();
        // SMS countdowns and used codes belong to the data that were just reset.
        window.sessionStorage.clear();
      }}
    />,
  );
}
