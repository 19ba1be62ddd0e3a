import { firstValueFrom, type Observable } from 'rxjs';

import { HttpClient } from '../../src/adapters/http/client/http-client.js';
import { failed, type Result } from '../../src/adapters/http/client/envelope.js';
import { requestUrl } from '../../src/adapters/http/client/request-url.js';
import { asAppError } from '../../src/domain/errors/app-error.js';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/site/limits.js';
import { receive, type Received } from './received.js';

/** The result that the site would get from a request, and the answer itself, which explains it. */
export interface Reply<T> {
  /** For example `GET http://host/api/v2/navs`. */
  readonly request: string;
  readonly received: Received;
  readonly outcome: Result<T>;
}

export interface RequesterOptions {
  /** Base of the API, as an operator sets it for the site. */
  readonly base: string;
  /** Origin of the front end, now or later. Every request sends it, as a browser does. */
  readonly origin: string;
  /** Time limit of each request; by default that of the site. */
  readonly limitMs?: number;
  /** Value of `X-Forwarded-For` in every request; not sent by default. */
  readonly forwardedFor?: string;
  /** Token of a member, for calls that only members may make: sent by `asMember()`, and to no other server. */
  readonly token?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends the requests that the site sends. Sends no token except as member, stores no cookies, never rejects. */
export class Requester {
  private readonly limitMs: number;

  constructor(
    private readonly options: RequesterOptions,
    private readonly sentToken?: string,
  ) {
    this.limitMs = options.limitMs ?? REQUEST_TIMEOUT_MS;
  }

  /** Sends the same requests to another server, without the token. */
  at(base: string): Requester {
    const { origin, limitMs, forwardedFor } = this.options;
    return new Requester({
      base,
      origin,
      ...(limitMs !== undefined && { limitMs }),
      ...(forwardedFor !== undefined && { forwardedFor }),
    });
  }

  /** Sends the same requests as the member of the token; `undefined` when there is no token. */
  asMember(): Requester | undefined {
    const { token } = this.options;
    return token === undefined ? undefined : new Requester(this.options, token);
  }

  /** Sends the same requests as if a proxy forwarded them for a visitor at another address. */
  forwardedFor(address: string): Requester {
    return new Requester({ ...this.options, forwardedFor: address });
  }

  /** Sends a request with one of the site's own gateways, once: `(http) => new HttpSiteGateway(http).navs()`. */
  async send<T>(call: (http: HttpClient) => Observable<T>): Promise<Reply<T>> {
    let request = '';
    // The value when the client gives up before an answer arrives.
    let received: Received = { kind: 'none', why: { kind: 'timeout' } };
    const http = new HttpClient({
      base: this.options.base,
      token: () => this.sentToken,
      limitMs: this.limitMs,
      retryWaitsMs: [],
      send: async (url, init) => {
        request = `${init.method ?? 'GET'} ${url}`;
        received = await receive(url, { ...init, headers: this.withPageHeaders(init.headers) });
        if (received.kind === 'none') throw new Error(received.why.kind);
        return new Response(mayHaveBody(received.status) ? received.text : null, { status: received.status });
      },
    });
    const outcome = await firstValueFrom(call(http)).then(
      (data): Result<T> => ({ kind: 'data', data }),
      (thrown: unknown): Result<T> => failed(asAppError(thrown)),
    );
    return { request, received, outcome };
  }

  /** Sends a browser's preflight request. Changes nothing on any server: OPTIONS only requests permission. */
  async preflight(
    method: Method,
    path: string,
    headers: readonly string[],
  ): Promise<Pick<Reply<never>, 'request' | 'received'>> {
    const url = requestUrl(this.options.base, { path });
    const received = await this.receive(url, {
      method: 'OPTIONS',
      // Browsers do not follow redirects of a preflight either.
      redirect: 'manual',
      headers: this.withPageHeaders({
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(','),
      }),
    });
    return { request: `OPTIONS ${url} (${method})`, received };
  }

  /** Fetches an address as a visitor who opens it; `accept` is the type that a browser prefers. */
  async open(url: string, accept = '*/*'): Promise<Pick<Reply<never>, 'request' | 'received'>> {
    return { request: `GET ${url}`, received: await this.receive(url, { method: 'GET', headers: { accept } }) };
  }

  private receive(url: string, init: RequestInit): Promise<Received> {
    return receive(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(this.limitMs) });
  }

  private withPageHeaders(headers: RequestInit['headers']): Headers {
    const { origin, forwardedFor } = this.options;
    const all = new Headers(headers);
    all.set('Origin', origin);
    if (forwardedFor !== undefined) all.set('X-Forwarded-For', forwardedFor);
    return all;
  }
}

/** `Response` throws for a body with a status that allows none. */
function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}
