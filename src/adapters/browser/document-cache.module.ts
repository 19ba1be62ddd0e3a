import { ContainerModule } from 'inversify';

import { DOCUMENT_CACHE } from '../../application/site/nearness.tokens.js';
import { provide } from '../../application/tokens.js';
import { WebDocumentCache } from './web-document-cache.js';

/** Webpack's own: `tu` makes an address one of code, under the name that the policy has for it (tools/preview/csp.ts). */
declare const __webpack_require__: { tu(address: string): string };

/** Fetched with what fetches ahead: the first load has no use for it. */
export const modules = [
  new ContainerModule((module) => {
    provide(
      module,
      DOCUMENT_CACHE,
      [],
      () => new WebDocumentCache(navigator, (address) => __webpack_require__.tu(address)),
    );
  }),
];
