import { type Observable, Subject } from 'rxjs';

import { HttpClient, type HttpRequest } from '../../src/adapters/http/client/http-client.js';
import { plainSend } from '../../src/adapters/http/client/fetch-with-timeout.js';
import { callOfPattern } from '../../lab/recorded/call-of-request.js';
import { EVERY_CALL } from '../adapters/http/every-call.js';
import type { Gaps, KnownCall, KnownQuestion } from '../adapters/http/known-call.js';

/** The first request that a method of a gateway sends, and how it decodes the answer. */
export interface GatewayQuestion {
  /** The name of the method: `HttpSiteGateway.config`. */
  readonly name: string;
  /** The name of the call, as `callOfRequest` gives it. */
  readonly call: string;
  readonly read: (data: unknown) => unknown;
  /** The method needs only a success and reads no data. */
  readonly tells: boolean;
  readonly ask: KnownCall['ask'];
  readonly gives: KnownCall['gives'];
  readonly gaps: Gaps;
}

/** Sends nothing and records the first request. */
class ListeningClient extends HttpClient {
  heard: { readonly question: HttpRequest; readonly read: (data: unknown) => unknown } | undefined;
  tells = false;

  constructor() {
    super({ base: '', token: () => undefined, send: plainSend });
  }

  override request<T>(question: HttpRequest, read: (data: unknown) => T): Observable<T> {
    this.heard ??= { question, read };
    return new Subject<T>();
  }

  override send(question: HttpRequest): Observable<never> {
    this.tells = this.heard === undefined;
    return super.send(question);
  }
}

const ASKED: readonly (readonly [row: KnownCall, question: KnownQuestion])[] = EVERY_CALL.flatMap((row) => [
  [row, row] as const,
  // With other arguments, some methods make another call of the API.
  ...row.also.filter(({ what }) => what !== undefined).map((question) => [row, question] as const),
]);

/** The requests of all gateways. */
export const GATEWAY_QUESTIONS: readonly GatewayQuestion[] = ASKED.filter(
  ([, { sends, gaps }]) => sends !== 'nothing' && gaps?.asksNothing !== true,
).map(([row, { name, ask, gaps = {} }]) => {
  const client = new ListeningClient();
  ask(client).subscribe().unsubscribe();
  if (!client.heard) throw new Error(`${name} asks nothing`);
  const { question, read } = client.heard;
  const call = callOfPattern(question.method, question.path);
  return { name, call, read, tells: client.tells, ask, gives: row.gives, gaps };
});
