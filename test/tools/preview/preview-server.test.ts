import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { type Preview, startPreview } from '../../../tools/preview/preview-server.js';
import { fetchPlain } from '../../support/nginx/fetch-plain.js';

const NAVIGATION = { accept: 'text/html' };

describe('The preview server', () => {
  let directory = '';
  let preview: Preview;

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'preview-'));
    await mkdir(join(directory, 'assets'));
    await writeFile(join(directory, 'index.html'), '<script>ask()</script>');
    await writeFile(join(directory, 'third-party-licences.txt'), '许可');
    await writeFile(join(directory, 'assets', 'main.1a.js'), 'plain');
    await writeFile(join(directory, 'assets', 'main.1a.js.br'), 'as brotli');
    await writeFile(join(directory, 'assets', 'main.1a.js.gz'), 'as gzip');
    preview = await startPreview({ directory });
  });
  after(async () => {
    await preview.close();
    await rm(directory, { recursive: true });
  });

  it('answers 304 when the browser has cached the same file, as nginx does (deploy/nginx)', async () => {
    for (const path of ['/courses', '/assets/main.1a.js']) {
      const { headers } = await fetchPlain(preview.url + path, NAVIGATION);
      const again = (etag: unknown) => fetchPlain(preview.url + path, { ...NAVIGATION, 'if-none-match': String(etag) });
      expect(await again(headers.etag), path).to.include({ status: 304, text: '' });
      expect(await again('"another"'), path).to.include({ status: 200 });
    }
  });

  it('serves the document for a path of the site, uncached, under a strict policy', async () => {
    const { status, headers, text } = await fetchPlain(`${preview.url}/announcement?page=2`, NAVIGATION);
    expect(status).to.equal(200);
    expect(text).to.equal('<script>ask()</script>');
    expect(headers).to.include({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-security-policy'])
      .to.include("default-src 'none'")
      .and.to.match(/script-src 'self' 'sha256-/);
  });

  it('serves the licences as plain text, for a navigation, too', async () => {
    const { status, headers, text } = await fetchPlain(`${preview.url}/third-party-licences.txt`, NAVIGATION);
    expect([status, text]).to.deep.equal([200, '许可']);
    expect(headers).to.include({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('serves an asset for permanent caching, in the best encoding that the browser accepts', async () => {
    const url = `${preview.url}/assets/main.1a.js`;
    const brotli = await fetchPlain(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.text).to.equal('as brotli');
    expect(brotli.headers).to.include({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
    });
    expect((await fetchPlain(url, { 'accept-encoding': 'gzip' })).text).to.equal('as gzip');
    const plain = await fetchPlain(url);
    expect(plain.text).to.equal('plain');
    expect(plain.headers).not.to.have.property('content-encoding');
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, text } = await fetchPlain(`${preview.url}/assets/main.1a.js`, {}, 'HEAD');
    expect(status).to.equal(200);
    expect(headers).to.include({ 'content-length': '5' });
    expect(text).to.equal('');
  });

  it('answers 404 for a missing asset', async () => {
    expect(await fetchPlain(`${preview.url}/assets/gone.js`, NAVIGATION)).to.include({
      status: 404,
      text: 'Not found',
    });
  });

  it('forwards API requests with query and headers, and with the host name of the server', async () => {
    const { text } = await fetchPlain(`${preview.url}/api/v2/navs?platform=PC`, { authorization: 'Bearer x' });
    expect(JSON.parse(text)).to.include({ code: 0 });
    const received = preview.site.requests.at(-1);
    expect(received).to.deep.include({ method: 'GET', path: '/api/v2/navs', query: { platform: 'PC' } });
    expect(received?.headers).to.include({ authorization: 'Bearer x', host: new URL(preview.site.url).host });
  });

  it('forwards the pages and images of the server', async () => {
    expect((await fetchPlain(`${preview.url}/user/protocol`, NAVIGATION)).text).to.include('用户协议');
    const pay = await fetchPlain(`${preview.url}/member/order/pay/wechat/jsapi/page`, NAVIGATION);
    expect(pay.text).to.include('微信支付');
    expect((await fetchPlain(`${preview.url}/images/logo.svg`)).headers).to.include({
      'content-type': 'image/svg+xml',
    });
  });

  it('compresses a long API answer for a client that accepts gzip, as nginx does', async () => {
    const url = `${preview.url}/api/v2/other/config`;
    const { headers, bytes } = await fetchPlain(url, { 'accept-encoding': 'gzip, br' });
    expect(headers).to.include({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers).not.to.have.property('content-length');
    const plain = await fetchPlain(url, { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers).not.to.have.property('content-encoding');
    expect(String(gunzipSync(bytes))).to.equal(plain.text);

    const brief = await fetchPlain(`${preview.url}/api/v2/links`, { 'accept-encoding': 'gzip' });
    expect(brief.headers).not.to.have.property('content-encoding');
    const image = await fetchPlain(`${preview.url}/images/courses/1.svg`, { 'accept-encoding': 'gzip' });
    expect(image.headers).not.to.have.property('content-encoding');
  });

  it('closes the connection when the server does, in the middle of a compressed answer, too', async () => {
    preview.site.engine.controls.fail('config', FAULTS.cut, 1);
    const cut = fetchPlain(`${preview.url}/api/v2/other/config`, { 'accept-encoding': 'gzip' });
    expect(await cut.catch((error: unknown) => error)).to.be.an('error');
    preview.site.engine.controls.fail('links', FAULTS.offline, 1);
    const outcome = await fetchPlain(`${preview.url}/api/v2/links`).catch((error: unknown) => error);
    expect(outcome).to.be.an('error');
  });

  it('explains what to do when there is no build', async () => {
    const outcome = await startPreview({ directory: join(directory, 'nowhere') }).catch((error: unknown) => error);
    expect(String(outcome)).to.match(/There is no .*index\.html\. Run "npm run build" first\./);
  });

  it('fails to start on a port that is in use', async () => {
    const port = Number(new URL(preview.url).port);
    const outcome = await startPreview({ directory, port }).catch((error: unknown) => error);
    expect(outcome).to.be.an('error').with.property('code', 'EADDRINUSE');
  });
});
