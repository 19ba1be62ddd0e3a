import { createServer } from 'node:http';

import { defer, type Observable } from 'rxjs';

import type { CallName } from '../../../src/adapters/memory/server/calls.js';
import { HttpClient, type HttpClientOptions, type HttpRequest } from '../../../src/adapters/http/client/http-client.js';
import { sendByFetch, type Send } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import { requestUrl } from '../../../src/adapters/http/client/request-url.js';
import { START_UP_RETRY_WAITS_MS } from '../../../src/domain/site/limits.js';
import { partsOf } from '../../../demo/site-server/route.js';
import { ROUTES } from '../../../demo/site-server/routes.js';
import type { SiteServer } from '../../../demo/site-server/site-server.js';
import type { TheFault } from '../the-faults.js';
import { LateAnswer } from './late-answer.js';

/** The time limit of a request, in place of the 15 s of production. */
const REQUEST_LIMIT_MS = 10;

interface Sent {
  readonly call: CallName | undefined;
  readonly signal: AbortSignal | null | undefined;
  readonly late: LateAnswer | undefined;
}

/** The HTTP client of production with a connection in which a test can disturb one call while the others work. */
export class Line extends HttpClient {
  private readonly ordinary: HttpClientOptions;
  private readonly sent: Sent[] = [];
  private late: LateAnswer | undefined;
  private disturbed: { readonly call: CallName; readonly client: HttpClient } | undefined;

  constructor(
    private readonly server: SiteServer,
    token: () => string | undefined,
  ) {
    const send: Send = (url, init, carried) => this.carry(url, init, carried);
    const options = { base: server.url, token, send, retryWaitsMs: START_UP_RETRY_WAITS_MS.map(() => 1) };
    super(options);
    this.ordinary = options;
  }

  override request<T>(request: HttpRequest, read: (data: unknown) => T): Observable<T> {
    return defer(() => {
      const { disturbed } = this;
      return disturbed && callOf(request.method, requestUrl('', { ...request, query: {} })) === disturbed.call
        ? disturbed.client.request(request, read)
        : super.request(request, read);
    });
  }

  /** Makes this call fail from now on. */
  async causeFault(call: CallName, { cause }: TheFault): Promise<void> {
    if (cause.kind === 'refused') {
      this.disturb(call, { base: await closedPortUrl() });
      return;
    }
    if (cause.kind === 'timeout') this.disturb(call, { limitMs: REQUEST_LIMIT_MS });
    this.server.engine.controls.fail(call, cause);
  }

  clearFaults(): void {
    this.disturbed = undefined;
    this.server.engine.controls.clearFaults();
  }

  requestsOf(call: CallName): number {
    return this.sent.filter((request) => request.call === call).length;
  }

  /** How many requests were sent, of all calls. */
  get totalRequests(): number {
    return this.sent.length;
  }

  /** The number of requests that are neither answered nor cancelled, without the one whose answer is held back. */
  get underWay(): number {
    return this.sent.filter(({ signal, late }) => signal?.aborted === false && late?.isHeld !== true).length;
  }

  /** Holds back the next answer to a call, even when the caller has given up on it. */
  hold(call: CallName): LateAnswer {
    this.late = new LateAnswer(call);
    return this.late;
  }

  private disturb(call: CallName, change: Partial<HttpClientOptions>): void {
    this.disturbed = { call, client: new HttpClient({ ...this.ordinary, ...change }) };
  }

  private async carry(url: string, init: RequestInit, carried: string | undefined): Promise<Response> {
    const call = callOf(init.method ?? 'GET', new URL(url).pathname);
    const late = this.late?.call === call ? this.late : undefined;
    this.sent.push({ call, signal: init.signal, late });
    if (late === undefined) return sendByFetch(url, init, carried);
    this.late = undefined;
    // The worst connection: the answer arrives although the request was aborted.
    return late.hold(sendByFetch(url, { ...init, signal: null }, carried));
  }
}

function callOf(method: string, path: string): CallName | undefined {
  return ROUTES.find((route) => route.method === method && partsOf(path, route.matcher))?.call;
}

/** An address of this machine that refuses every connection. */
async function closedPortUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A TCP server has a port');
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${String(address.port)}`;
}
