import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { startSiteServer } from '../../demo/site-server/site-server.js';
import { Store } from '../../snapshots/make/store.js';
import { BUILD_COOKIE } from '../../snapshots/start/over-snapshot.js';
import { startPreview } from '../../tools/preview/preview-server.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { type NginxFront, startNginx } from '../support/nginx/nginx-front.js';
import { publicFolder } from '../support/nginx/run-nginx.js';

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const INDEX = readFileSync('dist/index.html', 'utf8');
/** As docs/decisions/0026-snapshots.md defines it. */
const BUILD = createHash('sha256').update(INDEX).digest('hex').slice(0, 12);
const DAY_MS = 86_400_000;
const HOME = '<!doctype html><title>home</title>';
const COURSE = '<!doctype html><title>course 5</title>';

describeWithNginx('Snapshots behind nginx', () => {
  const folder = publicFolder('snapshots');
  let nginx: NginxFront;

  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const open = (path: string, headers: Readonly<Record<string, string>> = NAVIGATION, method = 'GET') =>
    fetchPlain(nginx.url + path, headers, method);

  before(async () => {
    write(`${BUILD}/pages/index.html`, HOME);
    write(`${BUILD}/pages/courses.html`, 'courses');
    write(`${BUILD}/pages/courses@page=2.html`, 'page 2');
    write(`${BUILD}/pages/courses@cid=3.html`, 'a category');
    write(`${BUILD}/pages/courses@cid=3&child=31&page=2.html`, 'page 2 of a category');
    write(`${BUILD}/pages/announcement@id=7.html`, 'announcement 7');
    write(`${BUILD}/pages/courses/detail/5.html`, COURSE);
    write(`${BUILD}/pages/courses/detail/5.html.gz`, gzipSync(COURSE));
    write(`${BUILD}/pages/courses/detail/5.html.br`, brotliCompressSync(COURSE));
    write(`${BUILD}/gone/courses/detail/9`, '');
    write('0123456789ab/pages/courses/detail/6.html', 'of another build');
    write('0123456789ab/gone/courses/detail/6', '');
    write('secret.html', 'beside the builds');
    write('sitemap.xml', '<sitemapindex/>');
    write('sitemap-1.xml', '<urlset/>');
    write('robots.txt', 'User-agent: *\n');
    nginx = await startNginx({ apiUrl: 'http://127.0.0.1:9', settings: { SNAPSHOTS: folder } });
  });
  after(async () => {
    await nginx.close();
    rmSync(folder, { recursive: true });
  });

  it('an address with a snapshot is answered with it, with and without another cookie', async () => {
    expect((await open('/')).text).to.equal(HOME);
    expect((await open('/courses')).text).to.equal('courses');
    expect((await open('/courses/detail/5')).text).to.equal(COURSE);
    expect((await open('/courses/detail/5', { ...NAVIGATION, cookie: 'token=t' })).text).to.equal(COURSE);
    // A tool that names no type, such as curl.
    expect((await open('/courses/detail/5', { accept: '*/*' })).text).to.equal(COURSE);
  });

  it('a browser that has the code of this build gets the document, and the status of a course that is gone', async () => {
    const open404 = (build: string) => open('/courses/detail/9', { ...NAVIGATION, cookie: `${BUILD_COOKIE}=${build}` });
    expect((await open('/', { ...NAVIGATION, cookie: `a=b; ${BUILD_COOKIE}=${BUILD}` })).text).to.equal(INDEX);
    expect((await open('/', { ...NAVIGATION, cookie: `${BUILD_COOKIE}=0123456789ab` })).text).to.equal(HOME);
    expect((await open404(BUILD)).status).to.equal(404);
  });

  it('no cache may store for others the document that a browser gets because it has the code', async () => {
    for (const [build, caching] of [
      [BUILD, 'private, no-cache'],
      ['0123456789ab', 'no-cache'],
    ] as const) {
      const { headers } = await open('/courses/detail/5', { ...NAVIGATION, cookie: `${BUILD_COOKIE}=${build}` });
      expect(headers['cache-control']).to.equal(caching);
      expect(headers.vary).to.include('Cookie');
    }
  });

  it('has the headers of the document, and its policy', async () => {
    const headersOf = async (path: string) => {
      const {
        'content-length': length,
        etag,
        'last-modified': modified,
        date,
        ...headers
      } = (await open(path)).headers;
      for (const value of [length, etag, modified, date]) expect(value, path).to.be.a('string');
      return headers;
    };
    const document = await headersOf('/vip');
    expect(document).to.include({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(document['content-security-policy']).to.contain("default-src 'none'");
    expect(await headersOf('/courses/detail/5')).to.deep.equal(document);
  });

  it('an address has the same answer as from the preview, and its snapshot where it is written as the site writes it', async () => {
    const preview = await startPreview({ snapshots: folder });
    const answers: Readonly<Record<string, string>> = {
      ...{ '/courses?page=2': 'page 2', '/courses?page=1': 'courses', '/courses?page=2&utm_source=baidu': 'page 2' },
      ...{
        '/courses?cid=3': 'a category',
        '/courses?cid=3&page=1': 'a category',
        '/announcement?id=7': 'announcement 7',
      },
      ...{ '/courses?cid=3&child=31&page=2': 'page 2 of a category', '/announcement?id=7&msv=3': 'announcement 7' },
      ...{ '/courses/detail/5?msv=7': COURSE, '/?from=singlemessage&isappinstalled=0': HOME },
    };
    const plain = [
      ...[
        'page=3',
        'page=2&scene=free',
        'page=%32',
        'page=2&page=2',
        'cid=3&page=2',
        'x=1',
        'page=',
        '&',
        'page=2&cid=3',
      ],
      ...['cid=3&scene=free', 'msv=7&page=2'],
    ].map((query) => `/courses?${query}`);
    const others = ['/courses/detail/5?msv=7&tab=chapters', '/?login_code=1&action=login', '/announcement?id=7&page=2'];
    try {
      for (const path of [...Object.keys(answers), ...plain, ...others]) {
        const expected = answers[path] ?? INDEX;
        expect((await open(path)).text, path).to.equal(expected);
        expect((await fetchPlain(preview.url + path, NAVIGATION, 'GET')).text, `${path} in the preview`).to.equal(
          expected,
        );
      }
    } finally {
      await preview.close();
    }
  });

  it('a page without a snapshot, or with one of another build only, is the document', async () => {
    for (const path of ['/vip', '/courses/detail/6', '/courses/detail/7', '/index', '/index.html', '/no/such/page'])
      expect(await open(path), path).to.include({ status: 200, text: INDEX });
  });

  it('a course that is gone is the document with status 404', async () => {
    const gone = await open('/courses/detail/9');
    expect(gone).to.include({ status: 404, text: INDEX });
    expect(gone.headers).to.include({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(gone.headers['content-security-policy']).to.contain("default-src 'none'");
    const gzipped = await open('/courses/detail/9', { ...NAVIGATION, 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(gzipped.bytes))).to.equal(INDEX);
    expect(await open('/courses/detail/9', NAVIGATION, 'HEAD')).to.include({ status: 404, text: '' });
  });

  it('is compressed as the command has compressed it', async () => {
    const gzip = await open('/courses/detail/5', { ...NAVIGATION, 'accept-encoding': 'gzip' });
    expect(gzip.headers).to.include({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Cookie' });
    expect(String(gunzipSync(gzip.bytes))).to.equal(COURSE);
    if (readFileSync(`${nginx.folder}/course-site/brotli.conf`, 'utf8').includes('brotli_static on')) {
      const brotli = await open('/courses/detail/5', { ...NAVIGATION, 'accept-encoding': 'gzip, br' });
      expect(brotli.headers).to.include({ 'content-encoding': 'br', vary: 'Accept-Encoding, Cookie' });
      expect(brotli.bytes.equals(brotliCompressSync(COURSE))).to.equal(true);
    }
  });

  it('is not sent again when the browser has the same version', async () => {
    const { etag } = (await open('/courses/detail/5')).headers;
    const again = await open('/courses/detail/5', { ...NAVIGATION, 'if-none-match': String(etag) });
    expect(again).to.include({ status: 304, text: '' });
  });

  it('only a GET or HEAD request for a page gets a snapshot', async () => {
    expect(await open('/courses/detail/5', NAVIGATION, 'HEAD')).to.include({ status: 200, text: '' });
    for (const path of ['/courses/detail/5', '/courses/detail/9', '/'])
      expect(await open(path, NAVIGATION, 'POST'), path).to.include({ status: 405, text: 'Method not allowed\n' });
    expect((await open('/courses/detail/5', { accept: 'image/avif,image/webp' })).status).to.equal(404);
    expect(await open('/courses/detail/5.json', { accept: '*/*' })).to.include({ status: 404, text: 'Not found\n' });
    expect((await open('/api/v2/navs')).status).to.equal(502);
  });

  it('an address with unusual characters reads no other file of the folder', async () => {
    for (const path of [
      '/courses@page=2',
      '/courses%3Fpage=2',
      '/courses/detail%2F5',
      '/courses/detail/%35',
      '/courses/detail/5/',
      '/courses//detail/5',
      '/courses/detail/5.html',
      '/pages/courses/detail/5',
      '/..%2f..%2fsecret',
      `/${BUILD}/pages/index.html`,
      '/secret',
      '/课程',
      '/courses/detail/5%00',
      '/courses/detail/5?msv=%0d%0a&page=../1',
    ]) {
      const { status, text } = await open(encodeURI(path).replaceAll('%25', '%'));
      expect(status === 400 || text === INDEX, path).to.equal(true);
    }
  });

  it('robots.txt and the sitemaps are those of the folder, also for other builds', async () => {
    const map = await open('/sitemap.xml', { accept: '*/*' });
    expect(map).to.include({ status: 200, text: '<sitemapindex/>' });
    expect(map.headers).to.include({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' });
    expect(await open('/sitemap-1.xml')).to.include({ status: 200, text: '<urlset/>' });
    const robots = await open('/robots.txt');
    expect(robots).to.include({ status: 200, text: 'User-agent: *\n' });
    expect(robots.headers).to.include({ 'content-type': 'text/plain; charset=utf-8' });
    expect(await open('/sitemap-2.xml')).to.include({ status: 404, text: 'Not found\n' });
  });

  it('nginx is ready only where the last run that succeeded is young enough', async () => {
    const site = await startSiteServer();
    const front = await startNginx({ apiUrl: site.url, settings: { SNAPSHOTS: folder } });
    const ready = () => fetchPlain(`${front.url}/readyz`);
    try {
      const old = { status: 503, text: 'No run of the snapshots has succeeded for a day\n' };
      expect(await ready()).to.include(old);
      const store = new Store(folder, { build: BUILD, settings: {}, with: () => '' });
      store.markFresh(Date.now(), Date.now() + DAY_MS);
      expect(await ready()).to.include({
        status: 200,
        text: 'ready: nginx reaches the API (what it answers: /api/v2/other/config)\n',
      });
      store.markFresh(Date.now() - 2 * DAY_MS, Date.now() - DAY_MS);
      expect(await ready()).to.include(old);
    } finally {
      await site.close();
      await front.close();
    }
  });

  it('a new snapshot is served, and a removed one no longer, without a restart', async () => {
    write(`${BUILD}/pages/vip.html`, 'vip');
    expect((await open('/vip')).text).to.equal('vip');
    rmSync(join(folder, BUILD, 'pages/vip.html'));
    expect((await open('/vip')).text).to.equal(INDEX);
  });
});
