import { ContainerModule } from 'inversify';

import { POINTS_GATEWAY } from '../../../application/points/points.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { HttpPointsGateway } from './http-points-gateway.js';

const httpPointsModule = new ContainerModule((module) => {
  provide(module, POINTS_GATEWAY, [HTTP_CLIENT], (http) => new HttpPointsGateway(http));
});

export const modules = [httpPointsModule];
