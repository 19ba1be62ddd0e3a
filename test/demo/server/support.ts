import { expect } from 'chai';
import { afterEach } from 'mocha';

import { type SiteServer, type SiteServerOptions, startSiteServer } from '../../../demo/server/site-server.js';
import { textField } from '../../../demo/server/wire/said.js';

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

/** Sends JSON and reads the envelope of the answer. */
export function post(server: SiteServer, path: string, body: unknown, init: RequestInit = {}): Promise<Envelope> {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json');
  return call(server, path, { ...init, headers, method: 'POST', body: JSON.stringify(body) });
}
/** The `data` of an answer without content. */
export const NOTHING: readonly unknown[] = [];

export const DONE = { code: 0, message: '', data: NOTHING };

export const SIGN_IN_FIRST = { code: 401, message: '请登录', data: NOTHING };

/** The answer to a call that exists in the other generation only. */
export const NO_ROUTE = { code: 404, message: '路由不存在', data: NOTHING };

/** A refusal with the server's message. */
export const refusal = (message: string) => ({ code: 1, message, data: NOTHING });

/** A mobile that the server does not know. */
const NEW_MOBILE = '13900000000';

/** The fields that prove the ownership of a mobile, with a newly sent SMS code. */
export function proof({ engine }: SiteServer, mobile = NEW_MOBILE) {
  return { mobile, mobile_code: engine.controls.signingIn.sendSms(mobile), msv: '' };
}

/** The member whose token is in the answer. */
export async function memberOf(server: SiteServer, { data }: { readonly data: unknown }): Promise<unknown> {
  expect(data).to.have.property('token').that.is.a('string');
  const token = textField(data, 'token');
  return (await call(server, '/api/v2/member/detail', bearer(token))).data;
}
