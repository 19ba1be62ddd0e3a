import { catchError, filter, ignoreElements, Observable, Subject, switchMap, take, throwError } from 'rxjs';

import { type AppError, asAppError } from '../../../domain/errors/app-error.js';
import { token } from '../../../domain/kernel/token.js';
import { REQUEST_TIMEOUT_MS, START_UP_RETRY_WAITS_MS } from '../../../domain/site/limits.js';
import type { Log } from '../../../domain/ports/notifier.js';
import type { Presence } from '../../../domain/ports/presence.js';
import type { TokenRefusals } from '../../../domain/ports/account-gateway.js';
import type { AnswerDate } from './answer-clock.js';
import { failed, openEnvelope, type Result } from './envelope.js';
import { fetchWithTimeout, type Send } from './fetch-with-timeout.js';
import { MalformedAnswer } from './json-readers.js';
import { KnownServer } from './known-server.js';
import { requestUrl, type UrlParts } from './request-url.js';
import { retry } from './retry.js';

export interface HttpRequest extends UrlParts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent as a form with files, instead of a `body`. */
  readonly form?: FormData;
  /** The request continues when the page is unloaded (`keepalive`). */
  readonly outlivesPage?: boolean;
  /** The request is repeated after a transient failure. Only for requests that change nothing. */
  readonly retries?: boolean;
}

export interface HttpClientOptions {
  /** The base URL of the API, without a trailing slash; empty for the same origin. */
  readonly base: string;
  /** The token that is stored at this moment. */
  readonly token: () => string | undefined;
  readonly send: Send;
  /** Receives which field of which answer breaks the API's contract: the visitor only sees '服务异常'. */
  readonly log?: Pick<Log, 'error' | 'failedCall'>;
  /** Whether the page is unloading: a browser may fail the requests of such a page while it still runs. */
  readonly presence?: Pick<Presence, 'leaving$'>;
  /** Without it, the dates of answers are not recorded. */
  readonly time?: { readonly now: () => number };
  readonly limitMs?: number;
  readonly retryWaitsMs?: readonly number[];
}

/** Sends requests to a MeEdu server over HTTP (docs/spec/errors.md#calls; docs/api/README.md). */
export class HttpClient implements TokenRefusals {
  readonly refused$: Observable<void>;
  /** What is known about the server so far, shared by all users of this client. */
  readonly knownServer: KnownServer;
  /** The date of the last answer; `undefined` where the browser hides the header. */
  lastDate: AnswerDate | undefined;
  private readonly refused = new Subject<void>();

  constructor(readonly options: HttpClientOptions) {
    this.refused$ = this.refused.asObservable();
    this.knownServer = new KnownServer(options.base);
  }

  /**
   * Cold: every subscription sends one request, synchronously and with the token stored then; unsubscribing aborts it.
   * Emits what `read` returns for the data and completes; fails only with an `AppError`; `read` may throw a
   * `MalformedAnswer`. After a failure while the page unloads, the error has `left` and comes only when the page stays.
   */
  request<T>(options: HttpRequest, read: (data: unknown) => T): Observable<T> {
    return this.sendOnce(options, read).pipe(
      catchError((thrown: unknown) => {
        const leaving$ = this.options.presence?.leaving$;
        const error = asAppError(thrown);
        if (error.kind !== 'offline' || leaving$?.value !== true) return throwError(() => error);
        return leaving$.pipe(
          filter((leaving) => !leaving),
          take(1),
          switchMap(() => throwError((): AppError => ({ kind: 'offline', left: true }))),
        );
      }),
    );
  }

  private sendOnce<T>(options: HttpRequest, read: (data: unknown) => T): Observable<T> {
    return new Observable<T>((subscriber) => {
      const leaving = new AbortController();
      const answer = (outcome: Result<T>) => {
        if (outcome.kind === 'failed') {
          subscriber.error(outcome.error);
          return;
        }
        subscriber.next(outcome.data);
        subscriber.complete();
      };
      this.outcomeOf(options, read, leaving.signal).then(answer, (thrown: unknown) => {
        subscriber.error(asAppError(thrown));
      });
      return () => {
        leaving.abort();
      };
    });
  }

  /** As `request`, for calls whose data has no meaning: emits nothing and completes on success. */
  send(options: HttpRequest): Observable<never> {
    return this.request(options, () => undefined).pipe(ignoreElements());
  }

  private async outcomeOf<T>(
    options: HttpRequest,
    read: (data: unknown) => T,
    leaving: AbortSignal,
  ): Promise<Result<T>> {
    const attempt = () => this.attempt(options, leaving);
    const { retryWaitsMs = START_UP_RETRY_WAITS_MS } = this.options;
    const outcome = await (options.retries ? retry(attempt, retryWaitsMs, leaving) : attempt());
    const result = outcome.kind === 'data' ? readData(outcome.data, read) : outcome;
    if (result.kind === 'failed' && result.error.kind === 'malformed') {
      this.options.log?.error(`malformed answer to ${options.method} ${options.path}: ${result.error.where}`);
    } else if (result.kind === 'failed' && (result.error.kind === 'broken' || result.error.kind === 'timeout')) {
      const status = result.error.kind === 'broken' ? String(result.error.status) : 'timeout';
      this.options.log?.failedCall(`${options.method} ${options.path}: ${status}`);
    }
    return result;
  }

  private async attempt(options: HttpRequest, leaving: AbortSignal): Promise<Result<unknown>> {
    const { base, token, send, time, limitMs = REQUEST_TIMEOUT_MS } = this.options;
    const currentToken = token();
    const url = requestUrl(base, options);
    const sentToken = currentToken !== undefined && isValidHeaderValue(currentToken) ? currentToken : undefined;
    const reply = await fetchWithTimeout(
      (signal) => send(url, initOf(options, sentToken, signal), sentToken),
      leaving,
      limitMs,
    );
    if (reply.kind === 'none') return failed(reply.error);
    const result = openEnvelope(reply.status, reply.text, { sent: currentToken, now: token() });
    // Only from the server's own answers: the login page of a network, for example, may have a wrong date.
    if (result.kind === 'data' && reply.date && time) this.lastDate = { date: reply.date, at: reply.at ?? time.now() };
    if (isTokenRefused(result)) this.refused.next();
    return result;
  }
}

function isTokenRefused(result: Result<unknown>): boolean {
  return result.kind === 'failed' && result.error.kind === 'unauthorized' && !result.error.isStale;
}

function readData<T>(data: unknown, read: (data: unknown) => T): Result<T> {
  try {
    return { kind: 'data', data: read(data) };
  } catch (thrown) {
    return failed(thrown instanceof MalformedAnswer ? { kind: 'malformed', where: thrown.where } : asAppError(thrown));
  }
}

/** A token that no header can carry is left out: the server then requires a new sign-in, which replaces the token. */
function isValidHeaderValue(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}

function initOf(options: HttpRequest, token: string | undefined, signal: AbortSignal): RequestInit {
  const { method, body, form, outlivesPage } = options;
  return {
    method,
    signal,
    credentials: 'omit',
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(form && { body: form }),
    ...(body && { body: JSON.stringify(body) }),
    ...(outlivesPage && { keepalive: true }),
  };
}

/** The client for all gateways, also for those in modules that are fetched later. */
export const HTTP_CLIENT = token<HttpClient>('HttpClient');
