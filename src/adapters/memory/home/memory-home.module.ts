import { ContainerModule } from 'inversify';

import { HOME_GATEWAY } from '../../../application/home/home.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryHomeGateway } from './memory-home-gateway.js';

/** Home of the pretend site. Fetched with the page that shows it. */
export const memoryHomeModule = new ContainerModule((module) => {
  provide(module, HOME_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryHomeGateway(...needs));
});

export const modules = [memoryHomeModule];
