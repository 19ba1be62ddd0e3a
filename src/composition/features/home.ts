import { GENERATIONS } from '../../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../adapters/http/client/page-readers.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../adapters/http/home.js';
import { HOME, Home } from '../../application/home.js';
import { LOADER } from '../../application/site/loader.js';
import { PRESENCE } from '../../domain/ports/presence.js';
import { TIME } from '../../domain/ports/time.js';
import { VISIT_STORE } from '../../domain/ports/visit-store.js';
import { ANNOUNCEMENT_GATEWAY } from '../../domain/ports/announcement-gateway.js';
import { HOME_GATEWAY } from '../../domain/ports/home-gateway.js';
import { SERVER_CLOCK } from '../../domain/ports/server-clock.js';
import { STUDY_GATEWAY } from '../../domain/ports/study-gateway.js';
import { SESSION } from '../../domain/session/session.js';
import { CURRENT_SITE } from '../../domain/site/current-site.js';
import { bindGenerations } from '../generations.js';
import { bindAnnouncementGateway } from '../http-announcements.js';
import { bindStudyGateway } from '../http-study.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = HOME;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindStudyGateway(bind);
  bindAnnouncementGateway(bind);
  bindGenerations(bind);
  bind(
    HOME,
    [
      HOME_GATEWAY,
      ANNOUNCEMENT_GATEWAY,
      STUDY_GATEWAY,
      CURRENT_SITE,
      VISIT_STORE,
      SESSION,
      PRESENCE,
      LOADER,
      TIME,
      SERVER_CLOCK,
    ],
    (...needs) => new Home(...needs),
  );
  bind(HOME_GATEWAY, [HTTP_CLIENT, GENERATIONS, CURRENT_SITE], (http, generations, site) => {
    const image = resolveImageOf(http.knownServer);
    return new HttpHomeGateway(generations, {
      1: new HttpHomeGatewayG1(http, image, site),
      2: new HttpHomeGatewayG2(http, image),
    });
  });
};
