import { switchMap, timer } from 'rxjs';

import { productionServices } from '../composition/production.js';
import { WEB_MANIFEST_DELAY_MS } from '../domain/site/limits.js';
import { startSite } from './site.js';

/** Starts the site with the server that the settings of the document name. */
export function startProduction(): void {
  const { resolve } = productionServices();
  startSite(resolve);
  // Without a name, which would cost bytes of the first load. The site works without this code.
  if (window.courseSiteSettings?.['scripts'])
    import('../composition/operator-scripts.js').then(
      (code) => code.startOperatorScripts(resolve),
      // A visitor does not miss it, so it is no reason to reload the page.
      () => undefined,
    );
  // A browser that cannot fetch it now can at the next visit.
  timer(WEB_MANIFEST_DELAY_MS)
    .pipe(
      switchMap(() => import('../composition/web-manifest.js')),
      switchMap((code) => code.webManifestOf(resolve)),
    )
    .subscribe({ error: () => undefined });
}
