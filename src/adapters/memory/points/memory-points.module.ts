import { ContainerModule } from 'inversify';

import { POINTS_GATEWAY } from '../../../application/points/points.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryPointsGateway } from './memory-points-gateway.js';

const memoryPointsModule = new ContainerModule((module) => {
  provide(module, POINTS_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryPointsGateway(...needs));
});

export const modules = [memoryPointsModule];
