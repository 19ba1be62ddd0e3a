import { ContainerModule } from 'inversify';

import { DOCUMENT_CACHE } from '../../../application/site/nearness.tokens.js';
import { provide } from '../../../application/tokens.js';
import { MemoryDocumentCache } from './memory-document-cache.js';

/** For a site that no server stands behind: it has no document to ask for anew. */
export const modules = [
  new ContainerModule((module) => {
    provide(module, DOCUMENT_CACHE, [], () => new MemoryDocumentCache());
  }),
];
