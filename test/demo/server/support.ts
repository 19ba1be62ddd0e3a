import { afterEach } from 'mocha';

import { type SiteServer, type SiteServerOptions, startSiteServer } from '../../../demo/server/site-server.js';

export interface Envelope {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

/** Starts servers for the tests of a suite and closes each after its test. */
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

/** Asks for an answer of the API and reads its envelope. */
export async function ask(server: SiteServer, path: string, init: RequestInit = {}): Promise<Envelope> {
  const response = await fetch(server.url + path, init);
  const said: unknown = await response.json();
  if (typeof said !== 'object' || said === null) throw new Error('an envelope is an object');
  const { code, message, data } = Object.fromEntries(Object.entries(said));
  return { code, message, data };
}

export function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** Sends JSON and reads the envelope of the answer. */
export function post(server: SiteServer, path: string, body: unknown, init: RequestInit = {}): Promise<Envelope> {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json');
  return ask(server, path, { ...init, headers, method: 'POST', body: JSON.stringify(body) });
}
