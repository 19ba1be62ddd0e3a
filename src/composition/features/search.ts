import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpSearchGateway } from '../../adapters/http/search.js';
import { RecentKeywords } from '../../application/search/recent-keywords.js';
import { SEARCH, Search } from '../../application/search/search.js';
import { LOADER } from '../../application/site/loader.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { PRESENCE } from '../../domain/ports/presence.js';
import { TIME } from '../../domain/ports/time.js';
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
    [SEARCH_GATEWAY, COURSE_GATEWAY, VISIT_STORE, SESSION, PAGE_NAVIGATOR, LOADER, PRESENCE, TIME],
    (gateway, courses, store, session, navigator, loader, presence, time) =>
      new Search(gateway, courses, new RecentKeywords(store, session), navigator, loader, { store, presence, time }),
  );
  bind(SEARCH_GATEWAY, [HTTP_CLIENT], (http) => new HttpSearchGateway(http, resolveImageOf(http.knownServer)));
};
