import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { probeFile } from '../../../../src/adapters/http/courses/probe-file.js';
import { FILE_CHECK_LIMIT_MS } from '../../../../src/domain/courses/limits.js';
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
    return watched.errors.length > 0 ? watched.errors : watched.values[0];
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

  it('fails when the storage has no such file, which some storages call forbidden', async () => {
    const missing = [{ kind: 'missing', message: '' }];
    for (const status of [404, 403, 410])
      expect(
        await checked(() => new Response('<Error><Code>NoSuchKey</Code></Error>', { status })),
        String(status),
      ).to.deep.equal(missing);
  });

  it('finds a file and a JSON file, and cannot tell of a file that the page may not read', async () => {
    expect(await checked(() => new Response('a file'))).to.equal('file');
    expect(await checked(() => new Response('{"a":1}', json))).to.equal('file');
    expect(await checked(() => Promise.reject(new TypeError('CORS')))).to.equal('unreadable');
  });

  it('gives up while the press may still open a window, where the storage does not answer', async () => {
    const limited = { send: () => new Promise<Response>(() => undefined), limitMs: 1 };
    expect(await firstValueFrom(probeFile('https://files.example/a', limited))).to.equal('unreadable');
    expect(FILE_CHECK_LIMIT_MS, 'a press allows a window for five seconds').to.be.below(5000);
  });

  it('aborts the transfer of a file without reading it', async () => {
    const endless = new ReadableStream({ pull: () => new Promise(() => undefined) });
    expect(await checked(() => new Response(endless))).to.equal('file');
    expect(wire.last.init.signal?.aborted).to.equal(true);
  });
});
