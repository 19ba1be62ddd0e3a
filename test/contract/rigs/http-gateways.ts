import { asyncScheduler, of } from 'rxjs';

import { HTTP_CLIENT, type HttpClient } from '../../../src/adapters/http/client/http-client.js';
import type { JsonRecord } from '../../../src/adapters/http/client/json-readers.js';
import { decodeSystemConfig } from '../../../src/adapters/http/site/system-config.js';
import { httpServer } from '../../../src/composition/http.js';
import { FEATURES } from '../../../src/composition/lazy-services.js';
import { Services } from '../../../src/composition/services.js';
import type { Resolve } from '../../../src/domain/kernel/token.js';
import { TIME } from '../../../src/domain/ports/time.js';
import { VISIT_STORE, type VisitStore } from '../../../src/domain/ports/visit-store.js';
import { CURRENT_SITE, CurrentSite } from '../../../src/domain/site/current-site.js';

const features = await Promise.all(Object.values(FEATURES).map((fetch) => fetch()));

/** The gateways of production with this client, for which `config` is the server's configuration. */
export function httpGateways(http: HttpClient, config: JsonRecord, store: VisitStore): Resolve {
  const decoded = decodeSystemConfig(config);
  const site = new CurrentSite();
  site.arrive({ navs: [], config: decoded });
  http.knownServer.learnFrom(of({ url: decoded.serverUrl, rawConfig: config })).subscribe();
  return new Services(
    (bind) => {
      bind(HTTP_CLIENT, [], () => http);
      bind(CURRENT_SITE, [], () => site);
      bind(VISIT_STORE, [], () => store);
      bind(TIME, [], () => asyncScheduler);
    },
    httpServer,
    ...features.map(({ bindings }) => bindings),
  ).resolve;
}
