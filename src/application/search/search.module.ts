import { ContainerModule } from 'inversify';

import { LOADER, NAVIGATOR, provide } from '../tokens.js';
import { Search } from './search.js';
import { SEARCH, SEARCH_GATEWAY } from './search.tokens.js';

/** The flow of the search page, over the gateway that an adapter module brings. */
export const searchModule = new ContainerModule((module) => {
  provide(module, SEARCH, [SEARCH_GATEWAY, NAVIGATOR, LOADER], (...needs) => new Search(...needs));
});

export const modules = [searchModule];
export const service = SEARCH;
