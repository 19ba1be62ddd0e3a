import { map, type Observable } from 'rxjs';

import type { NavChild, NavItem } from '../../../domain/site/nav.js';
import type { SiteGateway } from '../../../domain/ports/site-gateway.js';
import type { FriendlyLink, SystemConfig } from '../../../domain/site/system-config.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asBoolean,
  asRecord,
  decodeNumbered,
  type JsonRecord,
  nonEmptyText,
  required,
  textOrEmpty,
} from '../client/json-readers.js';
import { CONFIG, NAVS } from '../client/first-calls.js';
import { decodeServerUrl, decodeSystemConfig } from './system-config.js';

/** docs/api/site.md#navigation. An item that cannot be read is left out; the rest of the menu stays. */
function decodeNavs(data: unknown): readonly NavItem[] {
  return required(decodeNumbered(data, decodeItem), 'navs');
}

function decodeItem(item: JsonRecord): Omit<NavItem, 'id'> {
  return { ...decodeEntry(item), children: decodeNumbered(item['children'], decodeEntry) ?? [] };
}

function decodeEntry(entry: JsonRecord): Omit<NavChild, 'id'> {
  const url = textOrEmpty(entry['url']);
  return {
    name: required(nonEmptyText(entry['name']), 'navs.name'),
    url,
    // By default links to other sites open in a new window and our own pages do not; `blank` overrides that
    // (docs/spec/header-and-footer.md#my-study).
    opensNewWindow: asBoolean(entry['blank']) ?? /^https?:/i.test(url),
  };
}

/** docs/api/site.md#links. A link without a name or a URL is left out. */
function decodeLinks(data: unknown): readonly FriendlyLink[] {
  return required(decodeNumbered(data, decodeLink), 'links');
}

function decodeLink(link: JsonRecord): Omit<FriendlyLink, 'id'> {
  return {
    name: required(nonEmptyText(link['name']), 'links.name'),
    url: required(nonEmptyText(link['url']), 'links.url'),
  };
}

export class HttpSiteGateway implements SiteGateway {
  constructor(private readonly http: HttpClient) {}

  config(): Observable<SystemConfig> {
    const { knownServer } = this.http;
    const answer$ = this.http.request({ method: 'GET', ...CONFIG, retries: true }, (data) => {
      const config = required(asRecord(data), 'config');
      return {
        config: decodeSystemConfig(data, knownServer.apiBase),
        url: decodeServerUrl(config),
        rawConfig: config,
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
