import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpSearchGateway } from '../../adapters/http/search.js';
import { SEARCH, Search } from '../../application/search.js';
import { LOADER } from '../../application/site/loader.js';
import { NAVIGATOR } from '../../domain/ports/browser/navigator.js';
import { SEARCH_GATEWAY } from '../../domain/ports/server/search-gateway.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = SEARCH;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bind(SEARCH, [SEARCH_GATEWAY, NAVIGATOR, LOADER], (...needs) => new Search(...needs));
  bind(SEARCH_GATEWAY, [HTTP_CLIENT], (http) => new HttpSearchGateway(http, resolveImageOf(http.knownServer)));
};
