import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { HttpPointsGateway } from '../../adapters/http/points.js';
import { POINTS, Points } from '../../application/points.js';
import { LOADER } from '../../application/site/loader.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { POINTS_GATEWAY } from '../../domain/ports/points-gateway.js';
import { SESSION } from '../../domain/session/session.js';

export const service = POINTS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bind(POINTS, [POINTS_GATEWAY, PAGE_NAVIGATOR, LOADER, SESSION], (...needs) => new Points(...needs));
  bind(POINTS_GATEWAY, [HTTP_CLIENT], (http) => new HttpPointsGateway(http));
};
