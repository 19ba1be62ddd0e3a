import type { PointsGateway } from '../../domain/ports/server/points-gateway.port.js';
import { token } from '../tokens.js';
import type { Points } from './points.js';

/** Tokens of what is fetched with the page of points. */
export const POINTS_GATEWAY = token<PointsGateway>('PointsGateway');
export const POINTS = token<Points>('Points');
