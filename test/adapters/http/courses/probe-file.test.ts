import { expect } from 'chai';

import { probeFile } from '../../../../src/adapters/http/courses/probe-file.js';
import { soon } from '../../../support/until.js';
import { watching } from '../../../support/watching.js';
import { FakeFetch } from '../fake-fetch.js';

describe('A look at a file', () => {
  let wire: FakeFetch;
  beforeEach(() => {
    wire = new FakeFetch();
  });
  const looked = async (response: () => Response | Promise<Response>) => {
    wire.answers(response);
    const watched = watching(probeFile('https://files.example/a', wire));
    await soon();
    return watched.errors.length > 0 ? watched.errors : watched.completed;
  };
  const json = { headers: { 'content-type': 'application/json' } };

  it('fails with what the server says in place of the file', async () => {
    const text = JSON.stringify({ code: 1, message: '源文件不存在', data: [] });
    const refused = [{ kind: 'refused', message: '源文件不存在' }];
    expect(await looked(() => new Response(text, json))).to.deep.equal(refused);
    expect(await looked(() => new Response('<html>', { status: 502 }))).to.deep.equal([
      { kind: 'broken', status: 502 },
    ]);
  });

  it('completes for a file, for one that is JSON, and for one that this page may not read', async () => {
    expect(await looked(() => new Response('a file'))).to.equal(true);
    expect(await looked(() => new Response('{"a":1}', json))).to.equal(true);
    expect(await looked(() => Promise.reject(new TypeError('CORS')))).to.equal(true);
  });

  it('aborts the transfer of a file without reading it', async () => {
    const endless = new ReadableStream({ pull: () => new Promise(() => undefined) });
    expect(await looked(() => new Response(endless))).to.equal(true);
    expect(wire.last.init.signal?.aborted).to.equal(true);
  });
});
