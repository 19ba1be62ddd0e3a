import { expect } from 'chai';

import { type SiteServer, startSiteServer } from '../../../demo/server/site-server.js';

describe('the films of the pretend site', () => {
  let server: SiteServer;
  before(async () => {
    server = await startSiteServer();
  });
  after(() => server.close());

  const ask = (path: string, range?: string) =>
    fetch(`${server.url}${path}`, range === undefined ? {} : { headers: { Range: range } });

  it('are sent whole, with their type, to whoever asks', async () => {
    for (const [path, type] of [
      ['/media/sample.webm', 'video/webm'],
      ['/media/sample.mp4', 'video/mp4'],
      ['/media/hls/master.m3u8', 'application/vnd.apple.mpegurl'],
      ['/media/hls/low-0.ts', 'video/mp2t'],
    ] as const) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')], path).to.deep.equal([200, type]);
      expect(answer.headers.get('access-control-allow-origin')).to.equal('*');
      expect((await answer.arrayBuffer()).byteLength).to.be.greaterThan(100);
    }
  });

  it('are sent in parts, so that a visitor can move in them', async () => {
    const { length } = Buffer.from(await (await ask('/media/sample.webm')).arrayBuffer());
    const middle = await ask('/media/sample.webm', 'bytes=100-149');
    expect([middle.status, middle.headers.get('content-range')]).to.deep.equal([
      206,
      `bytes 100-149/${String(length)}`,
    ]);
    expect((await middle.arrayBuffer()).byteLength).to.equal(50);
    const rest = await ask('/media/sample.webm', `bytes=${String(length - 10)}-`);
    expect((await rest.arrayBuffer()).byteLength).to.equal(10);
  });

  it('are nothing but films: another path is none of them', async () => {
    for (const path of ['/media/none.mp4', '/media/../package.json', '/media/%2e%2e/package.json', '/media/hls/']) {
      expect((await ask(path)).headers.get('content-type'), path).to.equal('application/json');
    }
  });
});
