import { sendByFetch } from '../adapters/http/client/fetch-with-timeout.js';
import { HTTP_CLIENT, HttpClient } from '../adapters/http/client/http-client.js';
import { preloadedFirst } from '../adapters/http/client/preloaded-responses.js';
import { HttpAccountGateway, HttpMemberGateway } from '../adapters/http/session.js';
import { HttpSiteGateway } from '../adapters/http/site/site.js';
import { LOG } from '../domain/ports/notifier.js';
import { PRESENCE } from '../domain/ports/presence.js';
import { TIME } from '../domain/ports/time.js';
import { VISIT_STORE } from '../domain/ports/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY, TOKEN_REFUSALS } from '../domain/ports/account-gateway.js';
import { SITE_GATEWAY } from '../domain/ports/site-gateway.js';
import { API_BASE } from '../domain/site/system-config.js';
import type { Bindings } from './services.js';

/** The adapters of a real server: the HTTP client that all gateways share, and the gateways of the first load. */
export const httpServer: Bindings = (bind) => {
  bind(
    HTTP_CLIENT,
    [API_BASE, VISIT_STORE, LOG, PRESENCE, TIME],
    (base, store, log, presence, time) =>
      new HttpClient({
        base,
        log,
        presence,
        time,
        token: () => store.read('token'),
        send: preloadedFirst(window.courseSitePreloads ?? new Map<string, never>(), sendByFetch, time),
      }),
  );
  bind(TOKEN_REFUSALS, [HTTP_CLIENT], (http) => http);
  bind(SITE_GATEWAY, [HTTP_CLIENT], (http) => new HttpSiteGateway(http));
  bind(MEMBER_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberGateway(http));
  bind(ACCOUNT_GATEWAY, [HTTP_CLIENT], (http) => new HttpAccountGateway(http));
};
