import { expect } from 'chai';

import { probeFile } from '../../../../src/adapters/http/courses/probe-file.js';
import { soon } from '../../../support/until.js';
import { watching } from '../../../support/watching.js';
import { FakeFetch } from '../fake-fetch.js';

describe('The check of a file before it is opened', () => {
  let wire: FakeFetch;
  beforeEach(() => {
    wire = new FakeFetch();
  });
  const checked = async (response: () => Response | Promise<Response>) => {
    wire.answers(response);
    const watched = watching(probeFile('https://files.example/a', wire));
    await soon();
    return watched.errors.length > 0 ? watched.errors : watched.completed;
  };
  const json = { headers: { 'content-type': 'application/json' } };

  it('fails with the error that the server sends instead of the file', async () => {
    const text = JSON.stringify({ code: 1, message: '源文件不存在', data: [] });
    const refused = [{ kind: 'refused', message: '源文件不存在' }];
    expect(await checked(() => new Response(text, json))).to.deep.equal(refused);
    expect(await checked(() => new Response('<html>', { status: 502 }))).to.deep.equal([
      { kind: 'broken', status: 502 },
    ]);
  });

  it('succeeds for a file, for a JSON file, and for a file that the page may not read', async () => {
    expect(await checked(() => new Response('a file'))).to.equal(true);
    expect(await checked(() => new Response('{"a":1}', json))).to.equal(true);
    expect(await checked(() => Promise.reject(new TypeError('CORS')))).to.equal(true);
  });

  it('aborts the transfer of a file without reading it', async () => {
    const endless = new ReadableStream({ pull: () => new Promise(() => undefined) });
    expect(await checked(() => new Response(endless))).to.equal(true);
    expect(wire.last.init.signal?.aborted).to.equal(true);
  });
});
