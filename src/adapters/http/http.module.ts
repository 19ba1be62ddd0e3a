import { ContainerModule } from 'inversify';

import {
  ACCOUNT_GATEWAY,
  MEMBER_GATEWAY,
  provide,
  RUNTIME_SETTINGS,
  SITE_GATEWAY,
  VISIT_STORE,
} from '../../application/tokens.js';
import { earlyAnswersFirst } from './early-answers.js';
import { HttpAccountGateway } from './http-account-gateway.js';
import { HttpClient } from './http-client.js';
import { HTTP_CLIENT } from './http-client.token.js';
import { HttpMemberGateway } from './http-member-gateway.js';
import { HttpSiteGateway } from './http-site-gateway.js';
import { plainSend } from './send.js';

/** A real server behind the gateways. */
export const httpModule = new ContainerModule((module) => {
  provide(
    module,
    HTTP_CLIENT,
    [RUNTIME_SETTINGS, VISIT_STORE],
    (settings, store) =>
      new HttpClient({
        base: settings.apiBase,
        token: () => store.read('token'),
        send: earlyAnswersFirst(window.courseSiteEarly ?? {}, plainSend),
      }),
  );
  provide(module, SITE_GATEWAY, [HTTP_CLIENT], (http) => new HttpSiteGateway(http));
  provide(module, MEMBER_GATEWAY, [HTTP_CLIENT], (http) => new HttpMemberGateway(http));
  provide(module, ACCOUNT_GATEWAY, [HTTP_CLIENT], (http) => new HttpAccountGateway(http));
});
