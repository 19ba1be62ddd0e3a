import { type Observable, filter, switchMap, take } from 'rxjs';

import { linkWebManifest } from '../adapters/browser/web-manifest.js';
import type { Resolve } from '../domain/kernel/token.js';
import { NAVIGATOR } from '../domain/ports/navigator.js';
import { CURRENT_SITE } from '../domain/site/current-site.js';

/** Makes the site installable once its configuration is known. Cold; emits nothing. */
export function webManifestOf(resolve: Resolve): Observable<never> {
  const { origin } = resolve(NAVIGATOR);
  return resolve(CURRENT_SITE).site$.pipe(
    filter((site) => site !== undefined),
    take(1),
    switchMap(({ config }) => linkWebManifest(config.siteName, origin, document)),
  );
}
