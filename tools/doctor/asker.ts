import { firstValueFrom, type Observable } from 'rxjs';

import { HttpClient } from '../../src/adapters/http/client/http-client.js';
import { failed, type Result } from '../../src/adapters/http/client/envelope.js';
import { requestUrl } from '../../src/adapters/http/client/request-url.js';
import { asAppError } from '../../src/domain/errors/app-error.js';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/limits.js';
import { hear, type Heard } from './heard.js';

/** What the site would make of an answer, and the answer itself for whoever has to explain it. */
export interface Told<T> {
  /** `GET http://host/api/v2/navs` */
  readonly asked: string;
  readonly heard: Heard;
  readonly outcome: Result<T>;
}

export interface AskerOptions {
  /** Base of the API, as an operator sets it for the site. */
  readonly base: string;
  /** Where the front end is, or will be: every question says so, as a browser's would. */
  readonly origin: string;
  /** For each question; as patient as the site by default. */
  readonly limitMs?: number;
  /** Whom every question is said to be passed on for, in `X-Forwarded-For`; nobody by default. */
  readonly forwardedFor?: string;
  /** Of a member, for what the server tells members alone: shown where `asMember` asks, and to no other server. */
  readonly token?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks a server what the site will ask it. Carries no token unless told to, keeps no cookie, never rejects. */
export class Asker {
  private readonly limitMs: number;

  constructor(
    private readonly options: AskerOptions,
    private readonly shown?: string,
  ) {
    this.limitMs = options.limitMs ?? REQUEST_TIMEOUT_MS;
  }

  /** The same questions for another server. */
  at(base: string): Asker {
    const { origin, limitMs, forwardedFor } = this.options;
    return new Asker({
      base,
      origin,
      ...(limitMs !== undefined && { limitMs }),
      ...(forwardedFor !== undefined && { forwardedFor }),
    });
  }

  /** The same questions by the member whose token there is; `undefined` where there is none. */
  asMember(): Asker | undefined {
    const { token } = this.options;
    return token === undefined ? undefined : new Asker(this.options, token);
  }

  /** The same questions, as if they were passed on for a visitor at another address. */
  forwardedFor(address: string): Asker {
    return new Asker({ ...this.options, forwardedFor: address });
  }

  /** Puts a question of the site's own gateways, once: `(http) => new HttpSiteGateway(http).navs()`. */
  async ask<T>(question: (http: HttpClient) => Observable<T>): Promise<Told<T>> {
    let asked = '';
    // Where the client gives up, nothing will have been heard.
    let heard: Heard = { kind: 'none', why: { kind: 'timeout' } };
    const http = new HttpClient({
      base: this.options.base,
      token: () => this.shown,
      limitMs: this.limitMs,
      retryWaitsMs: [],
      send: async (url, init) => {
        asked = `${init.method ?? 'GET'} ${url}`;
        heard = await hear(url, { ...init, headers: this.asPageWould(init.headers) });
        if (heard.kind === 'none') throw new Error(heard.why.kind);
        return new Response(mayHaveBody(heard.status) ? heard.text : null, { status: heard.status });
      },
    });
    const outcome = await firstValueFrom(question(http)).then(
      (data): Result<T> => ({ kind: 'data', data }),
      (thrown: unknown): Result<T> => failed(asAppError(thrown)),
    );
    return { asked, heard, outcome };
  }

  /** What a browser asks before the site may ask. Changes nothing on any server: OPTIONS only asks for permission. */
  async preflight(
    method: Method,
    path: string,
    headers: readonly string[],
  ): Promise<Pick<Told<never>, 'asked' | 'heard'>> {
    const url = requestUrl(this.options.base, { path });
    const heard = await this.hear(url, {
      method: 'OPTIONS',
      // A browser does not follow either.
      redirect: 'manual',
      headers: this.asPageWould({
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers.join(','),
      }),
    });
    return { asked: `OPTIONS ${url} (${method})`, heard };
  }

  /** What a visitor sees who opens an address. */
  async open(url: string): Promise<Pick<Told<never>, 'asked' | 'heard'>> {
    return { asked: `GET ${url}`, heard: await this.hear(url, { method: 'GET' }) };
  }

  private hear(url: string, init: RequestInit): Promise<Heard> {
    return hear(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(this.limitMs) });
  }

  private asPageWould(headers: RequestInit['headers']): Headers {
    const { origin, forwardedFor } = this.options;
    const all = new Headers(headers);
    all.set('Origin', origin);
    if (forwardedFor !== undefined) all.set('X-Forwarded-For', forwardedFor);
    return all;
  }
}

/** `Response` refuses a body where the protocol allows none. */
function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}
