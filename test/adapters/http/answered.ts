import { setImmediate } from 'node:timers/promises';

import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { asJson } from '../../support/near-miss.js';
import { type Watched, watching } from '../../support/watching.js';
import { FakeFetch, type Sent } from './fake-fetch.js';
import type { KnownRequest } from './known-call.js';

/** A call that has not ended after this many turns of the event loop never ends: nothing here waits for time. */
const TURNS = 100;

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

export function enveloped(data: unknown, code: unknown = 0, message: unknown = '', status = 200): WireAnswer {
  return { status, text: asJson({ code, message, data }) };
}

/** Sends the request and waits until it ends, for at most `TURNS` turns. */
export async function answered(
  call: KnownRequest,
  { status, text }: WireAnswer,
): Promise<Watched<unknown> & { readonly sent: readonly Sent[] }> {
  const wire = new FakeFetch();
  wire.answers(() => new Response([204, 205, 304].includes(status) ? null : text, { status }));
  const watched = watching(
    call.send(new HttpClient({ base: '', token: () => 't', send: wire.send, retryWaitsMs: [] })),
  );
  for (let turn = 0; turn < TURNS && !watched.completed && watched.errors.length === 0; turn += 1) await setImmediate();
  watched.stop();
  return Object.assign(watched, { sent: wire.sent });
}
