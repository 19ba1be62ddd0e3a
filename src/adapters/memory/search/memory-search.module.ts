import { ContainerModule } from 'inversify';

import { SEARCH_GATEWAY } from '../../../application/search/search.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemorySearchGateway } from './memory-search-gateway.js';

/** The search of the pretend site. Fetched with the page that shows it. */
export const memorySearchModule = new ContainerModule((module) => {
  provide(module, SEARCH_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemorySearchGateway(...needs));
});

export const modules = [memorySearchModule];
