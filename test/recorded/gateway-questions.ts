import { type Observable, Subject } from 'rxjs';

import { HttpCommentGatewayG1 } from '../../src/adapters/http/comments/comments-g1.js';
import { HttpOrderGatewayG1 } from '../../src/adapters/http/orders/orders.js';
import { HttpClient, type HttpRequest } from '../../src/adapters/http/client/http-client.js';
import { plainSend } from '../../src/adapters/http/client/fetch-with-timeout.js';
import { callOfPattern } from '../../lab/recorded/call-of-request.js';
import { EVERY_CALL } from '../adapters/http/every-call.js';
import type { KnownCall } from '../adapters/http/gateway-calls.js';
import { ASKS_NOTHING } from './known-gaps.js';

/** The first question that a method of a gateway puts, and how it reads the answer. */
export interface GatewayQuestion {
  /** Of the method: `HttpSiteGateway.config`. */
  readonly name: string;
  /** As `callOfRequest` says it. */
  readonly call: string;
  readonly read: (data: unknown) => unknown;
  /** The method is content with a success, whatever it says. */
  readonly tells: boolean;
  /** As a member of the table of all calls (test/adapters/http/every-call.ts): whoever adds a row there is held here. */
  readonly row: KnownCall;
}

/** Sends nothing, and remembers what it was to ask. */
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

const LESSON = { kind: 'lesson', id: 5 } as const;
const asItStands = (path: string): string => path;

const ordersG1 = (http: HttpClient) => new HttpOrderGatewayG1(http, asItStands, () => undefined);

/** Methods that put another question when they are asked about something else. */
const OTHER_QUESTIONS: readonly KnownCall[] = [
  {
    name: 'HttpOrderGatewayG1.make of a membership',
    ask: (http) => ordersG1(http).make({ goods: { kind: 'role', id: 1 }, promoCode: '', agreed: true }),
    samples: [],
  },
  {
    name: 'HttpOrderGatewayG1.pay by hand',
    ask: (http) => ordersG1(http).pay({ orderNo: '1', way: 'hand', returnTo: '' }),
    samples: [],
  },
  {
    name: 'HttpCommentGatewayG1.all of a lesson',
    ask: (http) => new HttpCommentGatewayG1(http, asItStands).all(LESSON),
    samples: [],
  },
  {
    name: 'HttpCommentGatewayG1.write of a lesson',
    ask: (http) => new HttpCommentGatewayG1(http, asItStands).write({ target: LESSON, text: 'Good' }),
    samples: [],
  },
];

const ASKING = EVERY_CALL.filter(({ name }) => !ASKS_NOTHING.includes(name));

/** Of every gateway there is. */
export const GATEWAY_QUESTIONS: readonly GatewayQuestion[] = [...ASKING, ...OTHER_QUESTIONS].map((row) => {
  const client = new ListeningClient();
  row.ask(client).subscribe().unsubscribe();
  if (!client.heard) throw new Error(`${row.name} asks nothing`);
  const { question, read } = client.heard;
  return { name: row.name, call: callOfPattern(question.method, question.path), read, tells: client.tells, row };
});
