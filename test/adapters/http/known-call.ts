import type { Observable } from 'rxjs';

import { Generations } from '../../../src/adapters/http/client/generations.js';
import type { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { resolveImageOf } from '../../../src/adapters/http/client/page-readers.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';

/** Method and address of a request, and its body if it has one. */
export type Request = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}` | readonly [line: string, body: object];

/** Where a gateway and the recordings of real servers differ (`test/recorded`). */
export interface Gaps {
  /** No successful answer was recorded. */
  readonly hasNoRecordedSuccess?: true;
  /** The request is not a call of the API. */
  readonly isNoApiCall?: true;
  /** Fields that the decoder looks for although no recorded answer has them; sorted. */
  readonly missingInRecordings?: readonly string[];
  /** Fields that the decoder reads although their value makes no difference in the recordings. */
  readonly withoutEffect?: readonly string[];
  /** True for list entries that the decoder omits on purpose. */
  readonly isOmitted?: (entry: Readonly<Record<string, unknown>>) => boolean;
  /** Fields of the recorded requests that the gateway does not send. */
  readonly unsentFields?: readonly string[];
}

interface RequestRow<Gateway> {
  readonly send: (gateway: Gateway) => Observable<unknown>;
  /** A form is checked by a test of its own. */
  readonly sends: Request | 'a form' | 'nothing';
  readonly gaps?: Gaps;
}

/** One call of a gateway. */
export interface Call<Gateway> extends RequestRow<Gateway> {
  /** The same method with other arguments. `what` names them where they make it another call of the API. */
  readonly also?: readonly (RequestRow<Gateway> & { readonly what?: string })[];
  /** The documented `data` of the answer, one for each form that it can have. */
  readonly samples: readonly unknown[];
  /** Values that the call also emits, because some errors of the server are results. */
  readonly gives?: readonly unknown[];
  /** The error of the call where the client's error of the same answer is another one. */
  readonly failsWith?: Extract<AppError, { readonly kind: 'missing' }>;
  /** Fields of our model that are `undefined` when the server does not send them. */
  readonly mayBeUnknown?: readonly string[];
}

/** A gateway with a new call does not compile without a row for it. */
export type CallsOf<Gateway> = {
  readonly [Method in keyof Gateway as ReturnsStream<Gateway[Method]> extends true ? Method : never]: Call<Gateway>;
};

type ReturnsStream<Member> = Member extends (...given: never[]) => Observable<unknown> ? true : false;

/** A request of a gateway through a given client. `name` is the method, with what distinguishes the request. */
export interface KnownRequest extends RequestRow<HttpClient> {
  readonly name: string;
}

export interface KnownCall extends KnownRequest, Omit<Call<HttpClient>, 'also'> {
  readonly also: readonly (KnownRequest & { readonly what?: string })[];
  readonly traps: readonly Trap[];
}

/** `traps` are the surprising answers of a server, by method. */
export function callsOf<Gateway extends object>(
  name: string,
  over: (http: HttpClient) => Gateway,
  calls: CallsOf<Gateway>,
  traps: { readonly [Method in keyof CallsOf<Gateway>]?: readonly Trap[] } = {},
): readonly KnownCall[] {
  const trapsOf = new Map(Object.entries<readonly Trap[] | undefined>(traps));
  return Object.entries<Call<Gateway>>(calls).map(([method, { send, also = [], ...call }]) => ({
    ...call,
    name: `${name}.${method}`,
    send: (http) => send(over(http)),
    also: also.map(({ send: sendAlso, ...other }) => ({
      ...other,
      name: [`${name}.${method}`, ...(other.what === undefined ? [] : [other.what])].join(' '),
      send: (http) => sendAlso(over(http)),
    })),
    traps: trapsOf.get(method) ?? [],
  }));
}

export type Answer = readonly [code: unknown, data: unknown, message?: string];

/** The result of an answer: at least success, these parts of a value, or an error. */
export type Expected = 'success' | { readonly gives: unknown } | { readonly fails: AppError };

/** `what` describes why the answer is surprising (docs/api). */
export type Trap = readonly [what: string, answer: Answer, expected: Expected];

/** A trap for each of these data, all with the same result. */
export function rows(what: string, data: readonly unknown[], expected: Expected): readonly Trap[] {
  return data.map((one) => [`${what}: ${JSON.stringify(one)}`, ok(one), expected]);
}

export function ok(data: unknown): Answer {
  return [0, data];
}

export function no(code: unknown, message: string): Answer {
  return [code, [], message];
}

export function gives(parts: unknown): Expected {
  return { gives: parts };
}

export function item(parts: unknown): Expected {
  return gives({ items: [parts] });
}

export function fails(error: AppError): Expected {
  return { fails: error };
}

export function refused(message: string): Expected {
  return fails({ kind: 'refused', message });
}

export function malformed(where: string): Expected {
  return fails({ kind: 'malformed', where });
}

/** 5 November 2024, 02:00 UTC and 10:00 in China, in both notations of the server. */
export const AT = Date.UTC(2024, 10, 5, 2);
export const ISO = '2024-11-05T02:00:00.000000Z';
export const LOCAL = '2024-11-05 10:00:00';

export const IMAGE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const LOGIN_CODE = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';

/** The `data` of a call that has nothing to return (docs/api/README.md#envelope). */
export const NOTHING: readonly unknown[] = [];
export const returnsNothing = { samples: [NOTHING] };

/** Values that no call sends as the `data` of a result. */
export const NONSENSE: readonly unknown[] = [[], {}, null, 'token', 3];

/** The long form of a page (docs/api/README.md#paging). */
export function longPage(...items: readonly unknown[]) {
  const pages = { current_page: 1, last_page: 1, per_page: 10, path: 'api/v2/x', links: [], next_page_url: null };
  return { ...shortPage(...items), ...pages, from: 1, to: 1 };
}

export function shortPage(...items: readonly unknown[]) {
  return { data: items, total: items.length };
}

export const PAGE = { page: 2, size: 5 };

/** The code starts with a zero, which a number would lose. */
export const PROOF = { mobile: '13800000001', smsCode: '012345' };
export const INVITED = { ...PROOF, msv: '' };
export const SENT_PROOF = { mobile: PROOF.mobile, mobile_code: PROOF.smsCode };

export const generations = () => new Generations({ signs: undefined });
export const image = resolveImageOf({ address: 'https://api.example.test' });
