import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';

/** Makes the site installable (docs/spec/start-and-routes.md#installing). */
export interface WebManifestLink {
  /** Links the document to a web app manifest. Cold; emits nothing; unsubscribing removes the link. */
  add(siteName: string): Observable<never>;
}

export const WEB_MANIFEST_LINK = token<WebManifestLink>('WebManifestLink');
