import { switchMap, timer } from 'rxjs';

import { productionServices } from '../composition/production.js';
import { WEB_MANIFEST_DELAY_MS } from '../domain/site/limits.js';
import { startSite } from './site.js';

/** Starts the site with the server that the settings of the document name. */
export function startProduction(): void {
  const { resolve } = productionServices();
  startSite(resolve);
  // This chunk has no name, because a name would cost bytes of the first load. The site works without it.
  if (window.courseSiteSettings?.['scripts'])
    import('../composition/operator-scripts.js').then(
      (code) => code.startOperatorScripts(resolve),
      // Visitors do not need these scripts, so the page is not reloaded when their code cannot be fetched.
      () => undefined,
    );
  // When the code cannot be fetched now, the browser fetches it at the next visit.
  timer(WEB_MANIFEST_DELAY_MS)
    .pipe(
      switchMap(() => import('../composition/web-manifest.js')),
      switchMap((code) => code.webManifestOf(resolve)),
    )
    .subscribe({ error: () => undefined });
}
