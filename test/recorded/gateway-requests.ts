import { type Observable, Subject } from 'rxjs';

import { HttpClient, type HttpRequest } from '../../src/adapters/http/client/http-client.js';
import { sendByFetch } from '../../src/adapters/http/client/fetch-with-timeout.js';
import { callOfPattern } from './recordings.js';
import { EVERY_CALL } from '../adapters/http/every-call.js';
import type { Gaps, KnownCall, KnownRequest } from '../adapters/http/known-call.js';

/** The first request that a method of a gateway sends, and how it decodes the answer. */
export interface GatewayRequest {
  /** The name of the method: `HttpSiteGateway.config`. */
  readonly name: string;
  /** The name of the call, as `callOfRequest` gives it. */
  readonly call: string;
  readonly read: (data: unknown) => unknown;
  /** The method needs only a success and reads no data. */
  readonly readsNothing: boolean;
  readonly send: KnownCall['send'];
  readonly gives: KnownCall['gives'];
  readonly failsWith: KnownCall['failsWith'];
  readonly gaps: Gaps;
}

/** Sends nothing and records the first request. */
class RecordingClient extends HttpClient {
  recorded: { readonly request: HttpRequest; readonly read: (data: unknown) => unknown } | undefined;
  readsNothing = false;

  constructor() {
    super({ base: '', token: () => undefined, send: sendByFetch });
  }

  override request<T>(request: HttpRequest, read: (data: unknown) => T): Observable<T> {
    this.recorded ??= { request, read };
    return new Subject<T>();
  }

  override send(request: HttpRequest): Observable<never> {
    this.readsNothing = this.recorded === undefined;
    return super.send(request);
  }
}

const ALL_REQUESTS: readonly (readonly [row: KnownCall, request: KnownRequest])[] = EVERY_CALL.flatMap((row) => [
  [row, row] as const,
  // With other arguments, some methods make another call of the API.
  ...row.also.filter(({ what }) => what !== undefined).map((request) => [row, request] as const),
]);

/** The requests of all gateways. */
export const GATEWAY_REQUESTS: readonly GatewayRequest[] = ALL_REQUESTS.filter(
  ([, { sends, gaps }]) => sends !== 'nothing' && gaps?.isNoApiCall !== true,
).map(([row, { name, send, gaps = {} }]) => {
  const client = new RecordingClient();
  send(client).subscribe().unsubscribe();
  if (!client.recorded) throw new Error(`${name} sends no request`);
  const { request, read } = client.recorded;
  const call = callOfPattern(request.method, request.path);
  return {
    name,
    call,
    read,
    readsNothing: client.readsNothing,
    send,
    gives: row.gives,
    failsWith: row.failsWith,
    gaps,
  };
});
