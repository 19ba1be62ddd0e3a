import { ContainerModule } from 'inversify';

import { provide } from '../tokens.js';
import { Nearness } from './nearness.js';
import { DOCUMENT_CACHE, LEISURE, NEARNESS } from './nearness.tokens.js';

export const modules = [
  new ContainerModule((module) => {
    provide(module, NEARNESS, [LEISURE, DOCUMENT_CACHE], (...needs) => new Nearness(...needs));
  }),
];
export const service = NEARNESS;
