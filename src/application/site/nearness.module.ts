import { ContainerModule } from 'inversify';

import { provide } from '../tokens.js';
import { Nearness } from './nearness.js';
import { LEISURE, NEARNESS } from './nearness.tokens.js';

export const modules = [
  new ContainerModule((module) => {
    provide(module, NEARNESS, [LEISURE], (...needs) => new Nearness(...needs));
  }),
];
export const service = NEARNESS;
