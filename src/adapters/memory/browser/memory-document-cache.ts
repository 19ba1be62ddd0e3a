import { defer, EMPTY, type Observable } from 'rxjs';

import type { DocumentCache } from '../../../domain/ports/browser/document-cache.port.js';

/** Remembers whether it was asked to keep the document; there is none. */
export class MemoryDocumentCache implements DocumentCache {
  keeps = false;

  keep(): Observable<never> {
    return defer(() => {
      this.keeps = true;
      return EMPTY;
    });
  }
}
