import { catchError, defer, EMPTY, ignoreElements, type Observable } from 'rxjs';

import type { DocumentCache } from '../../domain/ports/browser/document-cache.port.js';

/** The part of a browser that this needs; a page that did not come safely has none of it. */
export interface WorkingBrowser {
  readonly serviceWorker?: { register(address: string): Promise<unknown> };
}

/** Beside the document, where the build puts it (tools/webpack/service-worker-plugin.ts). */
const WORKER = '/service-worker.js';

/** A service worker keeps the document (src/start/service-worker.js). `trusted` makes an address one of code. */
export class WebDocumentCache implements DocumentCache {
  constructor(
    private readonly browser: WorkingBrowser,
    private readonly trusted: (address: string) => string,
  ) {}

  keep(): Observable<never> {
    return defer(() => this.browser.serviceWorker?.register(this.trusted(WORKER)) ?? EMPTY).pipe(
      ignoreElements(),
      // Forbidden storage, a server without that file: the document is asked for each time, as ever.
      catchError(() => EMPTY),
    );
  }
}
