import { afterEach } from 'mocha';

import { type SiteServer, type SiteServerOptions, startSiteServer } from '../../../demo/site-server/site-server.js';

export interface Envelope {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

/** Starts servers for the tests of a suite, and closes each after its test. */
export function siteServers(): (options?: SiteServerOptions) => Promise<SiteServer> {
  const open: SiteServer[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });
  return async (options) => {
    const server = await startSiteServer(options);
    open.push(server);
    return server;
  };
}

/** Sends a request to the API and reads the envelope of the answer. */
export async function call(server: SiteServer, path: string, init: RequestInit = {}): Promise<Envelope> {
  const response = await fetch(server.url + path, init);
  const parsed: unknown = await response.json();
  if (typeof parsed !== 'object' || parsed === null) throw new Error('The answer is not an envelope');
  const { code, message, data } = Object.fromEntries(Object.entries(parsed));
  return { code, message, data };
}

export function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** The `data` of an answer without content. */
export const NOTHING: readonly unknown[] = [];

/** The answer to a call that exists in the other generation only. */
export const NO_ROUTE = { code: 404, message: '路由不存在', data: NOTHING };
