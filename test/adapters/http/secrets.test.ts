import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';

import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { watching } from '../../support/watching.js';
import { EVERY_CALL } from './every-call.js';
import type { KnownCall } from './known-call.js';
import { enveloped, FakeFetch, type Sent } from './fake-fetch.js';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjEyfQ.a-secret-signature';

/**
 * Names of values that must not appear in an address, which others can read on the screen, in a proxy's log or in the
 * history. Tickets of a scan or a face check may: each is valid only as long as its scan or check.
 */
const SECRET_NAMES = /password|sms|mobile_code|^token|bearer/i;

/** Turns of the event loop within which a call has sent all its requests. */
const TURNS = 20;

describe('The secrets of every call over HTTP', () => {
  for (const call of EVERY_CALL) {
    it(`${call.name} sends the token in a header only, and no secret in its address`, async () => {
      for (const { url, init, headers } of await sentBy(call)) {
        expect(url, 'address').not.to.contain(TOKEN);
        expect(await bodyOf(init), 'body').not.to.contain(TOKEN);
        // An address that the server named may be on another host, which must not receive the token.
        const isCall = url.startsWith('/');
        expect(headers.get('Authorization')).to.equal(isCall ? `Bearer ${TOKEN}` : null);
        expect([...headers.values()].filter((value) => value.includes(TOKEN))).to.have.lengthOf(isCall ? 1 : 0);
        const { searchParams } = new URL(url, 'https://school.example');
        expect([...searchParams.keys()].filter((name) => SECRET_NAMES.test(name))).to.deep.equal([]);
      }
    });

    it(`${call.name} writes the token into neither its error nor the log when it fails`, async () => {
      const reported: unknown[] = [];
      const wire = new FakeFetch();
      wire.answers(() => Promise.reject(new TypeError('no network')));
      const log = {
        error: (...parts: readonly unknown[]) => {
          reported.push(...parts);
        },
        failedCall: (call: string) => {
          reported.push(call);
        },
      };
      const client = new HttpClient({ base: '', token: () => TOKEN, send: wire.send, retryWaitsMs: [], log });
      reported.push(...(await ended(call, client)).errors);
      wire.answers(() => enveloped(0, { nothing: 'of what was promised' }));
      reported.push(...(await ended(call, client)).errors);
      expect(reported.map((part) => JSON.stringify(part)).join('\n')).not.to.contain(TOKEN);
    });
  }
});

async function sentBy(call: KnownCall): Promise<readonly Sent[]> {
  const wire = new FakeFetch();
  const [sample] = call.samples;
  wire.answers(() => enveloped(0, sample));
  await ended(call, new HttpClient({ base: '', token: () => TOKEN, send: wire.send, retryWaitsMs: [] }));
  return wire.sent;
}

async function ended(call: KnownCall, client: HttpClient) {
  const watched = watching(call.send(client));
  for (let turn = 0; turn < TURNS && !watched.completed && watched.errors.length === 0; turn += 1) await setImmediate();
  watched.stop();
  return watched;
}

async function bodyOf({ body }: RequestInit): Promise<string> {
  return body instanceof FormData ? [...body.keys()].join(' ') : new Response(body ?? null).text();
}
