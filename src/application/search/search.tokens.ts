import type { SearchGateway } from '../../domain/ports/server/search-gateway.port.js';
import { token } from '../tokens.js';

/** Tokens of what is fetched with the search page. */
export const SEARCH_GATEWAY = token<SearchGateway>('SearchGateway');
