import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { type NginxFront, startNginx } from '../support/nginx/nginx-front.js';

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const CLOSED_PORT_URL = 'http://127.0.0.1:9';
const INDEX = readFileSync('dist/index.html', 'utf8');
const [, VERSION = ''] = /<meta name="?course-site-version"? content="?([\w.+-]+)/.exec(INDEX) ?? [];
const POLICY = readFileSync('dist/content-security-policy.txt', 'utf8').trim();
const COOKIES_TOO_LONG =
  '这个网站的 Cookie 太多，服务器无法读取。请在浏览器的设置里清除本网站及其主域名的 Cookie，然后重新打开。\n';
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const assets = readdirSync('dist/assets').filter((name) => !/\.(?:br|gz|map|txt)$/.test(name));
const script = `/assets/${assets.find((name) => /^main\..*\.js$/.test(name)) ?? ''}`;

describeWithNginx('The files of the site behind nginx', () => {
  let nginx: NginxFront;
  let plain: NginxFront;

  before(async () => {
    [nginx, plain] = await Promise.all([
      startNginx({ apiUrl: CLOSED_PORT_URL }),
      startNginx({ apiUrl: CLOSED_PORT_URL, settings: { BROTLI: 'off' } }),
    ]);
  });
  after(() => Promise.all([nginx.close(), plain.close()]));

  // Also under its own name: without its policy the document would be unprotected.
  for (const path of [...EVERY_ADDRESS.map(({ path }) => path), '/index.html']) {
    it(`${path} is the document, after a reload, too, revalidated each time, under the policy of this build`, async () => {
      const { status, headers, text } = await fetchPlain(nginx.url + path, NAVIGATION);
      expect(status).to.equal(200);
      expect(text).to.equal(INDEX);
      expect(headers).to.include({
        ...SECURITY,
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        vary: 'Accept-Encoding',
      });
    });
  }

  it('the licences of the packages are plain text, in the address bar, too', async () => {
    const { status, headers, text } = await fetchPlain(`${nginx.url}/third-party-licences.txt`, NAVIGATION);
    expect(status).to.equal(200);
    expect(text).to.equal(readFileSync('dist/third-party-licences.txt', 'utf8')).and.contain('\nreact-dom 1');
    expect(headers).to.include({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('the document is not sent again when the browser has cached the same version', async () => {
    const { etag } = (await fetchPlain(`${nginx.url}/courses`, NAVIGATION)).headers;
    const again = await fetchPlain(`${nginx.url}/courses`, { ...NAVIGATION, 'if-none-match': String(etag) });
    expect(again).to.include({ status: 304, text: '' });
  });

  it('every asset is cached for ever, has its content type, and equals the built file', async () => {
    const types: Readonly<Record<string, string>> = {
      js: 'text/javascript; charset=utf-8',
      css: 'text/css; charset=utf-8',
      woff2: 'font/woff2',
    };
    for (const name of assets) {
      const { status, headers, bytes } = await fetchPlain(`${nginx.url}/assets/${name}`);
      expect(status, name).to.equal(200);
      expect(headers, name).to.include({ ...SECURITY, 'cache-control': 'public, max-age=31536000, immutable' });
      expect(bytes.equals(readFileSync(`dist/assets/${name}`)), name).to.equal(true);
      const type = types[name.split('.').at(-1) ?? ''];
      if (type !== undefined) expect(headers, name).to.include({ 'content-type': type });
    }
  });

  for (const path of [script, '/']) {
    const file = path === '/' ? 'dist/index.html' : `dist${path}`;
    it(`${path === '/' ? 'the document' : 'a script'} has the best encoding that the build provides and the browser accepts`, async () => {
      const brotli = await fetchPlain(nginx.url + path, { ...NAVIGATION, 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await fetchPlain(nginx.url + path, { ...NAVIGATION, 'accept-encoding': 'gzip' });
      const none = await fetchPlain(nginx.url + path, NAVIGATION);
      const original = readFileSync(file, 'utf8');
      expect(gzip.headers).to.include({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gzip.bytes.equals(readFileSync(`${file}.gz`))).to.equal(true);
      expect(String(gunzipSync(gzip.bytes))).to.equal(original);
      expect(none.headers).not.to.have.property('content-encoding');
      expect(none.text).to.equal(original);
      // Without the brotli module nginx serves gzip, which the next test checks.
      if (!readFileSync(`${nginx.folder}/course-site/brotli.conf`, 'utf8').includes('brotli_static on')) {
        expect(brotli.headers).to.include({ 'content-encoding': 'gzip' });
        return;
      }
      expect(brotli.headers).to.include({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotli.bytes.equals(readFileSync(`${file}.br`))).to.equal(true);
      expect(String(brotliDecompressSync(brotli.bytes))).to.equal(original);
    });
  }

  it('a script is sent with gzip when nginx has no module for brotli', async () => {
    const { headers, bytes } = await fetchPlain(plain.url + script, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).to.include({ 'content-encoding': 'gzip' });
    expect(bytes.equals(readFileSync(`dist${script}.gz`))).to.equal(true);
  });

  it('a missing file is a 404 without HTML for every client, and is not cached', async () => {
    const rows = [
      ['/assets/gone.1a2b3c4d.js', '*/*'],
      ['/assets/gone.1a2b3c4d.js', NAVIGATION.accept],
      ['/assets/', NAVIGATION.accept],
      ['/settings.js', '*/*'],
      ['/favicon.ico', 'image/avif,image/webp,*/*;q=0.8'],
      ['/robots.txt', '*/*'],
      [`${script}.map`, '*/*'],
    ] as const;
    for (const [path, accept] of rows) {
      const { status, headers, text } = await fetchPlain(nginx.url + path, { accept });
      expect(status, path).to.equal(404);
      expect(text, path).to.equal('Not found\n');
      expect(headers, path).to.include({ ...SECURITY, 'content-type': 'text/plain; charset=utf-8' });
      expect(headers, path).to.include({ 'cache-control': 'no-cache' });
    }
  });

  it('a path with a dot is the document for a navigation, and a missing file for other requests', async () => {
    expect((await fetchPlain(`${nginx.url}/old/page.html`, NAVIGATION)).text).to.equal(INDEX);
    expect(await fetchPlain(`${nginx.url}/old/page.html`, { accept: '*/*' })).to.include({ status: 404 });
    expect((await fetchPlain(`${nginx.url}/courses`, { accept: '*/*' })).text).to.equal(INDEX);
    expect((await fetchPlain(`${nginx.url}/courses`)).text).to.equal(INDEX);
  });

  it('a HEAD request gets the headers alone, and a POST request is refused', async () => {
    expect(await fetchPlain(nginx.url + script, {}, 'HEAD')).to.include({ status: 200, text: '' });
    expect(await fetchPlain(`${nginx.url}/courses`, NAVIGATION, 'HEAD')).to.include({ status: 200, text: '' });
    expect(await fetchPlain(`${nginx.url}/index.html`, NAVIGATION, 'POST')).to.include({
      status: 405,
      text: 'Method not allowed\n',
    });
  });

  it('cookies of the parent domain may be longer than the 8 kB that nginx accepts by default', async () => {
    const cookie = Array.from({ length: 15 }, (_, index) => `c${String(index)}=${'x'.repeat(4000)}`).join('; ');
    expect(await fetchPlain(`${nginx.url}/courses`, { ...NAVIGATION, cookie })).to.include({ status: 200 });
  });

  it('what nginx itself refuses is plain text, also where it cannot read the request', async () => {
    const long = 'x'.repeat(70_000);
    for (const [path, headers, status, text] of [
      [`/${long}`, {}, 414, 'The address is too long\n'],
      ['/', { cookie: long }, 400, COOKIES_TOO_LONG],
      ['/', { host: 'a/b' }, 400, 'Bad request\n'],
      ['/api/v2/navs', { 'content-length': '12000000' }, 413, 'The request is too large\n'],
    ] as const) {
      const answer = await fetchPlain(nginx.url + path, headers, status === 413 ? 'POST' : 'GET');
      expect(answer).to.include({ status, text });
      expect(answer.headers).to.include({ ...SECURITY, 'content-type': 'text/plain; charset=utf-8' });
    }
  });

  it('version.json and the health check name version and build, as the document and reports of errors do', async () => {
    const build = createHash('sha256').update(INDEX).digest('hex').slice(0, 12);
    const { headers, text } = await fetchPlain(`${nginx.url}/version.json`);
    expect(JSON.parse(text)).to.deep.equal({ name: 'course-site', version: VERSION, build });
    expect(headers).to.include({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
    expect((await fetchPlain(`${nginx.url}/healthz`)).text).to.equal(`ok ${VERSION} ${build}\n`);
  });

  it('the health check answers without the API, and does not reveal the version of nginx', async () => {
    const { status, headers } = await fetchPlain(`${nginx.url}/healthz`);
    expect(status).to.equal(200);
    expect(headers).to.include({ ...SECURITY, server: 'nginx' });
  });
});
