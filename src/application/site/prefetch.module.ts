import { ContainerModule } from 'inversify';

import { provide } from '../tokens.js';
import { Prefetcher } from './prefetch.js';
import { IDLE, PREFETCHER } from './prefetch.tokens.js';

export const modules = [
  new ContainerModule((module) => {
    provide(module, PREFETCHER, [IDLE], (...needs) => new Prefetcher(...needs));
  }),
];
export const service = PREFETCHER;
