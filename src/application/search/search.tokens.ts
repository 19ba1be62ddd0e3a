import type { SearchGateway } from '../../domain/ports/server/search-gateway.port.js';
import { token } from '../tokens.js';
import type { Search } from './search.js';

/** Tokens of what is fetched with the search page. */
export const SEARCH_GATEWAY = token<SearchGateway>('SearchGateway');
export const SEARCH = token<Search>('Search');
