import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler } from 'rxjs';

import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { clientAddress } from './client-address.js';
import { handle } from './handler.js';
import { readRequest, type RecordedRequest } from './recorded-request.js';

const HERE_ONLY = '127.0.0.1';

export interface SiteServerOptions {
  /** 0, the default, takes any that is free. */
  readonly port?: number;
  /** Set up on the pretend site; what that says of itself when it is not given. */
  readonly generation?: Generation;
  /** The pretend site to serve; a new one by default. */
  readonly engine?: CourseSite;
  /** How long answers take; a new site answers at once by default, so that tests need not wait. */
  readonly latency?: { readonly fromMs: number; readonly toMs: number };
  /**
   * Where visitors find it, without a closing slash, if that is not where it listens: what stands before it has another
   * address.
   */
  readonly address?: string;
  /** As the server's own `TRUSTED_PROXIES` (docs/api/README.md#rate-limit): addresses, none by default. */
  readonly trustedProxies?: readonly string[];
}

export interface SiteServer {
  /** Without a closing slash. */
  readonly url: string;
  readonly engine: CourseSite;
  /** Every request so far, in order of arrival, preflights and pictures included. */
  readonly requests: readonly RecordedRequest[];
  /** Cuts whatever is still open. */
  close(): Promise<void>;
}

/** The pretend site over HTTP, on this machine alone. Rejects when the port cannot be had. */
export async function startSiteServer(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { port = 0, generation } = options;
  const engine = options.engine ?? new CourseSite({ time: asyncScheduler, random: Math.random });
  const latency = options.latency ?? (options.engine ? undefined : { fromMs: 0, toMs: 0 });
  if (latency) engine.controls.delay(latency.fromMs, latency.toMs);
  if (generation !== undefined) engine.controls.setUp({ generation });

  const requests: RecordedRequest[] = [];
  let serverUrl = '';
  const server = createServer((incoming, response) => {
    readRequest(incoming)
      .then((request) => {
        requests.push(request);
        const peer = incoming.socket.remoteAddress ?? '';
        const caller = clientAddress(peer, request.headers['x-forwarded-for'], options.trustedProxies);
        return handle(request, response, caller, { site: engine, serverUrl: options.address ?? serverUrl });
      })
      // The caller went away in the middle of the request.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HERE_ONLY, resolve);
  });
  serverUrl = `http://${HERE_ONLY}:${String(portOf(server.address()))}`;

  return {
    url: serverUrl,
    engine,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('A TCP server has a port');
  return address.port;
}
