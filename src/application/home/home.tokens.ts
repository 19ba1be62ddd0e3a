import type { HomeGateway } from '../../domain/ports/server/home-gateway.port.js';
import { token } from '../tokens.js';
import type { Home } from './home.js';

/** Tokens of what is fetched with home. */
export const HOME_GATEWAY = token<HomeGateway>('HomeGateway');
export const HOME = token<Home>('Home');
