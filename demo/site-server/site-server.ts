import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler } from 'rxjs';

import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { clientAddress, readRequest, type RecordedRequest } from './recorded-request.js';
import { handle } from './handler.js';

const LOOPBACK_HOST = '127.0.0.1';

export interface SiteServerOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** The generation to set on the in-memory server; unchanged when it is not given. */
  readonly generation?: Generation;
  /** The in-memory server to publish; a new one by default. */
  readonly engine?: CourseSite;
  /** Latency of the responses. A new in-memory server has none by default, so that tests need not wait. */
  readonly latency?: { readonly fromMs: number; readonly toMs: number };
  /**
   * The public address without a trailing slash, when it differs from the listening address, for example behind a
   * proxy.
   */
  readonly address?: string;
  /**
   * Addresses of trusted proxies, none by default; like `TRUSTED_PROXIES` of the real server
   * (docs/api/README.md#rate-limit).
   */
  readonly trustedProxies?: readonly string[];
}

export interface SiteServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly engine: CourseSite;
  /** Every request so far, in order of arrival, including preflights and images. */
  readonly requests: readonly RecordedRequest[];
  /** Replaces the in-memory server by a new one, and forgets all requests. */
  renew(): void;
  /** Stops the server and closes all open connections. */
  close(): Promise<void>;
}

/** The in-memory server over HTTP, reachable from this machine only. Rejects when it cannot listen on the port. */
export async function startSiteServer(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { port = 0, generation } = options;
  const latency = options.latency ?? (options.engine ? undefined : { fromMs: 0, toMs: 0 });
  const setUp = (engine: CourseSite): CourseSite => {
    if (latency) engine.controls.delay(latency.fromMs, latency.toMs);
    if (generation !== undefined) engine.controls.setUp({ generation });
    return engine;
  };
  const newEngine = () => setUp(new CourseSite({ time: asyncScheduler, random: Math.random }));
  let engine = options.engine ? setUp(options.engine) : newEngine();
  let requests: RecordedRequest[] = [];
  let serverUrl = '';
  const server = createServer((incoming, response) => {
    readRequest(incoming)
      .then((request) => {
        requests.push(request);
        const peer = incoming.socket.remoteAddress ?? '';
        const caller = clientAddress(peer, request.headers['x-forwarded-for'], options.trustedProxies);
        return handle(request, response, caller, { site: engine, serverUrl: options.address ?? serverUrl });
      })
      // The client disconnected during the request.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK_HOST, resolve);
  });
  serverUrl = `http://${LOOPBACK_HOST}:${String(portOf(server.address()))}`;

  return {
    url: serverUrl,
    get engine() {
      return engine;
    },
    get requests() {
      return requests;
    },
    renew: () => {
      engine = newEngine();
      requests = [];
    },
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
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
  return address.port;
}
