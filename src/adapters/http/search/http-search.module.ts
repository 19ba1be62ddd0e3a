import { ContainerModule } from 'inversify';

import { SEARCH_GATEWAY } from '../../../application/search/search.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { HttpSearchGateway } from './http-search-gateway.js';

/** The search of a real server. Fetched with the page that shows it. */
export const httpSearchModule = new ContainerModule((module) => {
  provide(module, SEARCH_GATEWAY, [HTTP_CLIENT], (http) => new HttpSearchGateway(http));
});

export const modules = [httpSearchModule];
