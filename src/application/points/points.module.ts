import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { LOADER, NAVIGATOR, provide, SESSION } from '../tokens.js';
import { Points } from './points.js';
import { POINTS, POINTS_GATEWAY } from './points.tokens.js';

/** The flow of the page of points, over the gateway that an adapter module brings. */
const pointsModule = new ContainerModule((module) => {
  provide(module, POINTS, [POINTS_GATEWAY, NAVIGATOR, LOADER, SESSION], (...needs) => new Points(...needs));
});

export const modules = [loaderModule, pointsModule];
export const service = POINTS;
