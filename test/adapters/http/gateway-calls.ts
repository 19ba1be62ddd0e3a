import type { Observable } from 'rxjs';

import type { HttpClient } from '../../../src/adapters/http/client/http-client.js';

/** One call of a gateway. */
export interface Call<Gateway> {
  readonly ask: (gateway: Gateway) => Observable<unknown>;
  /** What the API documents as the `data` of its answer, one for every form that it has. */
  readonly samples: readonly unknown[];
  /** What it gives besides: what one of the server's refusals means. */
  readonly gives?: readonly unknown[];
  /** Fields of ours that are `undefined` where the server does not say. */
  readonly mayBeUnknown?: readonly string[];
}

/** All of them: a gateway that learns a call does not compile without a row for it. */
export type CallsOf<Gateway> = {
  readonly [Method in keyof Gateway as AsksSomething<Gateway[Method]> extends true ? Method : never]: Call<Gateway>;
};

type AsksSomething<Member> = Member extends (...given: never[]) => Observable<unknown> ? true : false;

/** The same of any gateway, put to a certain client. */
export interface KnownCall extends Omit<Call<never>, 'ask'> {
  readonly name: string;
  readonly ask: (http: HttpClient) => Observable<unknown>;
}

export function callsOf<Gateway extends object>(
  name: string,
  over: (http: HttpClient) => Gateway,
  calls: CallsOf<Gateway>,
): readonly KnownCall[] {
  return Object.entries<Call<Gateway>>(calls).map(([method, { ask, ...call }]) => ({
    ...call,
    name: `${name}.${method}`,
    ask: (http) => ask(over(http)),
  }));
}
