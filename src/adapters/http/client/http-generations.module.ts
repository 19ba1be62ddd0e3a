import { ContainerModule } from 'inversify';

import { CURRENT_SITE, provide, token } from '../../../application/tokens.js';
import { Generations } from './generations.js';

/** Shared by the ports that the generations of the server differ in. */
export const GENERATIONS = token<Generations>('Generations');

/** Who chooses between the adapters of the two generations. Comes with each of the chunks that need it, and is there once. */
export const httpGenerationsModule = new ContainerModule((module) => {
  if (module.isBound(GENERATIONS)) return;
  provide(module, GENERATIONS, [CURRENT_SITE], (site) => new Generations(site));
});
