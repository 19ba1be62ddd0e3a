import { expect } from 'chai';

import type { DocumentCache } from '../../src/domain/ports/browser/document-cache.port.js';
import { watching } from '../support/watching.js';
import { settled } from '../support/until.js';

export interface DocumentCacheRig {
  readonly cache: DocumentCache;
  /** Whether the browser has been told to keep the document. */
  readonly keeps: () => boolean;
}

export function keepsDocumentCacheContract(adapter: string, newRig: () => DocumentCacheRig): void {
  describe(`${adapter} keeps the DocumentCache contract`, () => {
    it('has the document kept when asked to, and not before; asking again changes nothing', async () => {
      const { cache, keeps } = newRig();
      const kept$ = cache.keep();
      expect(keeps()).to.equal(false);
      for (const watched of [watching(kept$), watching(cache.keep())]) {
        await settled();
        expect([watched.values, watched.errors, watched.completed]).to.deep.equal([[], [], true]);
      }
      expect(keeps()).to.equal(true);
    });
  });
}
