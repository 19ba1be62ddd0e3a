import { asyncScheduler, of } from 'rxjs';

import { HTTP_CLIENT, type HttpClient } from '../../../src/adapters/http/client/http-client.js';
import type { JsonRecord } from '../../../src/adapters/http/client/json-readers.js';
import { decodeSystemConfig } from '../../../src/adapters/http/system-config.js';
import * as announcements from '../../../src/composition/features/announcements.js';
import * as comments from '../../../src/composition/features/comments.js';
import * as home from '../../../src/composition/features/home.js';
import * as lesson from '../../../src/composition/features/lesson.js';
import * as member from '../../../src/composition/features/member.js';
import * as messages from '../../../src/composition/features/messages.js';
import * as order from '../../../src/composition/features/order.js';
import * as points from '../../../src/composition/features/points.js';
import * as search from '../../../src/composition/features/search.js';
import * as signingIn from '../../../src/composition/features/signing-in.js';
import * as studyCenter from '../../../src/composition/features/study-center.js';
import { httpServer } from '../../../src/composition/http.js';
import { Services } from '../../../src/composition/services.js';
import { TIME } from '../../../src/domain/ports/browser/time.js';
import { VISIT_STORE, type VisitStore } from '../../../src/domain/ports/browser/visit-store.js';
import { CURRENT_SITE, CurrentSite } from '../../../src/domain/site/current-site.js';
import { type Gateways, gatewaysOf } from './gateways-of.js';

const FEATURES = [
  announcements,
  comments,
  home,
  lesson,
  member,
  messages,
  order,
  points,
  search,
  signingIn,
  studyCenter,
];

/** The gateways of production over this client, which has received `told` as its configuration. */
export function httpGateways(http: HttpClient, told: JsonRecord, store: VisitStore): Gateways {
  const config = decodeSystemConfig(told);
  const site = new CurrentSite();
  site.arrive({ navs: [], config });
  http.knownServer.learnFrom(of({ url: config.serverUrl, told })).subscribe();
  const services = new Services(
    (bind) => {
      bind(HTTP_CLIENT, [], () => http);
      bind(CURRENT_SITE, [], () => site);
      bind(VISIT_STORE, [], () => store);
      bind(TIME, [], () => asyncScheduler);
    },
    httpServer,
    ...FEATURES.map(({ bindings }) => bindings),
  );
  return gatewaysOf(services.resolve);
}
