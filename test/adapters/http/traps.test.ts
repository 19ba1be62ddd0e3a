import { expect } from 'chai';

import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { EVERY_CALL } from './every-call.js';
import { enveloped, FakeFetch } from './fake-fetch.js';

describe('Unusual answers of the server', () => {
  for (const call of EVERY_CALL) {
    for (const [what, [code, data, message], expected] of call.traps) {
      it(`${call.name} decodes as documented: ${what}`, async () => {
        const wire = new FakeFetch();
        wire.answers(() => enveloped(code, data, message));
        const watched = watching(
          call.send(new HttpClient({ base: '', token: () => 't', send: wire.send, retryWaitsMs: [] })),
        );
        await settled();
        if (expected !== 'success' && 'fails' in expected) {
          expect(watched.errors).to.deep.equal([expected.fails]);
          return;
        }
        expect([watched.errors, watched.completed]).to.deep.equal([[], true]);
        if (expected !== 'success') expect(partsOf(watched.values[0], expected.gives)).to.deep.equal(expected.gives);
      });
    }
  }
});

/** The fields of a value that `parts` names. A list is compared with all its entries. */
function partsOf(value: unknown, parts: unknown): unknown {
  if (!isObject(value) || !isObject(parts)) return value;
  if (Array.isArray(value)) return value.map((entry: unknown, position) => partsOf(entry, parts[position]));
  return Object.fromEntries(Object.entries(parts).map(([field, part]) => [field, partsOf(value[field], part)]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
