import { map, type Observable } from 'rxjs';

import type { NavItem } from '../../../domain/nav/nav-item.js';
import type { SiteGateway } from '../../../domain/ports/server/site-gateway.port.js';
import type { FriendlyLink } from '../../../domain/site/friendly-link.js';
import type { SystemConfig } from '../../../domain/site/system-config.js';
import { decodeLinks } from './decode-links.js';
import { decodeNavs } from './decode-navs.js';
import { decodeServerUrl, decodeSystemConfig } from './decode-system-config.js';
import type { HttpClient } from '../client/http-client.js';
import { CONFIG, NAVS } from '../client/start-up-calls.js';
import { asRecord, required } from '../client/json-readers.js';

export class HttpSiteGateway implements SiteGateway {
  constructor(private readonly http: HttpClient) {}

  config(): Observable<SystemConfig> {
    const { knownServer } = this.http;
    const answer$ = this.http.request({ method: 'GET', ...CONFIG, retries: true }, (data) => {
      const told = required(asRecord(data), 'config');
      return {
        config: decodeSystemConfig(data, knownServer.apiBase),
        url: decodeServerUrl(told),
        told,
      };
    });
    return knownServer.learnFrom(answer$).pipe(map(({ config }) => config));
  }

  navs(): Observable<readonly NavItem[]> {
    return this.http.request({ method: 'GET', ...NAVS, retries: true }, decodeNavs);
  }

  links(): Observable<readonly FriendlyLink[]> {
    return this.http.request({ method: 'GET', path: '/api/v2/links' }, decodeLinks);
  }
}
