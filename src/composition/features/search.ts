import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpSearchGateway } from '../../adapters/http/search.js';
import { RecentKeywords } from '../../application/search/recent-keywords.js';
import { SEARCH, Search } from '../../application/search/search.js';
import { LOADER } from '../../application/site/loader.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { COURSE_GATEWAY } from '../../domain/ports/course-gateway.js';
import { SEARCH_GATEWAY } from '../../domain/ports/search-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { bindCourseGateway } from '../http-courses.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = SEARCH;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindCourseGateway(bind);
  bind(
    SEARCH,
    [SEARCH_GATEWAY, COURSE_GATEWAY, VISIT_STORE, SESSION, PAGE_NAVIGATOR, LOADER],
    (gateway, courses, store, session, ...others) =>
      new Search(gateway, courses, new RecentKeywords(store, session), ...others),
  );
  bind(SEARCH_GATEWAY, [HTTP_CLIENT], (http) => new HttpSearchGateway(http, resolveImageOf(http.knownServer)));
};
