import type { HomeGateway } from '../../domain/ports/server/home-gateway.port.js';
import { token } from '../tokens.js';

/** Tokens of what is fetched with home. */
export const HOME_GATEWAY = token<HomeGateway>('HomeGateway');
