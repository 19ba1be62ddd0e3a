import { ContainerModule } from 'inversify';

import {
  ACCOUNT_GATEWAY,
  API_BASE,
  LOG,
  MEMBER_GATEWAY,
  PRESENCE,
  provide,
  SITE_GATEWAY,
  TOKEN_REFUSALS,
  VISIT_STORE,
} from '../../application/tokens.js';
import { preloadedFirst } from './client/preloaded-responses.js';
import { HttpAccountGateway } from './session/http-account-gateway.js';
import { HttpClient } from './client/http-client.js';
import { HTTP_CLIENT } from './client/http-client.token.js';
import { HttpMemberGateway } from './session/http-member-gateway.js';
import { HttpSiteGateway } from './site/http-site-gateway.js';
import { plainSend } from './client/fetch-with-timeout.js';

/** A real server behind the gateways. */
export const httpModule = new ContainerModule((module) => {
  provide(
    module,
    HTTP_CLIENT,
    [API_BASE, VISIT_STORE, LOG, PRESENCE],
    (base, store, log, presence) =>
      new HttpClient({
        base,
        log,
        presence,
        token: () => store.read('token'),
        send: preloadedFirst(window.courseSitePreloads ?? new Map<string, never>(), plainSend),
      }),
  );
  provide(module, TOKEN_REFUSALS, [HTTP_CLIENT], (http) => http);
  provide(module, SITE_GATEWAY, [HTTP_CLIENT], (http) => new HttpSiteGateway(http));
  provide(module, MEMBER_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberGateway(http));
  provide(module, ACCOUNT_GATEWAY, [HTTP_CLIENT], (http) => new HttpAccountGateway(http));
});
