import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';

import { expect } from 'chai';

import { describeWithPrograms } from '../support/nginx/describe-with-programs.js';
import { onlyTheseTools, replaceProgram, run, SHELL_TOOLS, smallBuild } from '../support/nginx/machine.js';

/** An answer of the site under test; `undefined` for one as it should be. */
type Fault = (path: string) => { readonly status?: number; readonly type?: string; readonly body?: string } | undefined;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const BUILD = smallBuild('a');
const POLICY = String(BUILD.get('/content-security-policy.txt')).trim();

const BROKEN: readonly (readonly [what: string, fault: Fault, sentence: RegExp])[] = [
  ['another site', () => ({ body: 'Welcome to nginx' }), /是别的网站：LISTEN/],
  ['another release', () => ({ body: String(smallBuild('b').get('/index.html')) }), /另一个版本/],
  ['a web server without the site', () => ({ status: 403 }), /index\.html 的响应是 403/],
  ['a missing script', (path) => (path.endsWith('.a.js') ? { status: 404 } : undefined), /main\.a\.js 的响应是 404/],
  [
    'all scripts and stylesheets missing',
    (path) => (path.startsWith('/assets/') ? { status: 404 } : undefined),
    /^[^\n]*main\.a\.css 的响应是 404[^\n]*（还有 1 个 index\.html 要用的文件）\n$/,
  ],
  [
    'a stylesheet of the wrong type',
    (path) => (path.endsWith('.css') ? { type: 'text/plain' } : undefined),
    /main\.a\.css 的响应是 200，类型 text\/plain/,
  ],
  ['no fallback', (path) => (path.startsWith('/courses') ? { status: 404 } : undefined), /不是 index\.html/],
  [
    'a fallback for missing files too',
    (path) => (path.includes('no-such') ? { status: 200 } : undefined),
    /不存在的文件返回 200，不是 404/,
  ],
];

/** What the server answers with status 200 (docs/api/README.md#common-errors). */
const API_ANSWERS: readonly (readonly [body: string, sentence: RegExp])[] = [
  ['{"code":0,"message":"","data":{}}', /^http:\S+ 提供的就是这个版本\n$/],
  ['{"code":503,"message":"系统维护中","data":[]}', /\ncheck-site\.sh: .*在维护中.*\n$/],
  ['{"code":1,"message":"错误","data":[]}', /\ncheck-site\.sh: .*数据库.*\n$/],
  ['{"code":500,"message":"无法连接redis","data":[]}', /\ncheck-site\.sh: .*Redis.*\n$/],
  ['{"code":429,"message":"请稍后再试","data":[]}', /\ncheck-site\.sh: .*请求太多.*\n$/],
  ['{"code":7,"message":"未授权","data":[]}', /\ncheck-site\.sh: .*未授权.*\n$/],
  ['<html>', /\ncheck-site\.sh: .*检查 API_SERVER.*\n$/],
];

describeWithPrograms(['curl', 'wget'], 'deploy/check-site.sh', () => {
  let folder = '';
  let server: Server;
  let fault: Fault = () => undefined;
  let policy: string | string[] = POLICY;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'check-site-'));
    for (const [path, bytes] of BUILD) {
      mkdirSync(dirname(join(folder, 'dist', path)), { recursive: true });
      writeFileSync(join(folder, 'dist', path), bytes);
    }
    [fault, policy] = [() => undefined, POLICY];
    server = createServer(({ url = '' }, response) => {
      const file = BUILD.get(url) ?? (url.startsWith('/assets/') ? undefined : BUILD.get('/index.html'));
      const { status = file ? 200 : 404, type = TYPES[extname(url)] ?? 'text/html', body = file } = fault(url) ?? {};
      response.setHeader('content-security-policy', policy);
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
      response.end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const check = (tools = SHELL_TOOLS, address = addressOf(server), more: readonly string[] = []) => {
    const path = join(folder, 'bin');
    rmSync(path, { recursive: true, force: true });
    onlyTheseTools(path, tools);
    // The server of this test does not change, so waiting for it is useless.
    replaceProgram(path, 'sleep', '');
    const env = { PATH: path };
    return run('/bin/sh', ['deploy/check-site.sh', address, join(folder, 'dist'), ...more], { env });
  };

  for (const program of ['curl', 'wget'])
    it(`accepts the build behind an address, with ${program} alone`, async () => {
      const { status, output } = await check(SHELL_TOOLS.filter((tool) => tool === program || !/curl|wget/.test(tool)));
      expect(output).to.equal(`${addressOf(server)} 提供的就是这个版本\n`);
      expect(status).to.equal(0);
    });

  for (const [what, broken, sentence] of BROKEN)
    it(`names ${what} in one sentence`, async () => {
      fault = broken;
      const { status, output } = await check();
      expect(status).to.equal(1);
      expect(output)
        .to.match(/^check-site\.sh: .*\n$/)
        .and.to.match(sentence);
    });

  for (const sent of ["default-src 'none'", ["default-src 'none'", POLICY]])
    it(`names the policy of another build, and a second one that a CDN adds (${String(sent)})`, async () => {
      policy = sent;
      expect((await check()).output).to.match(/^check-site\.sh: .* 发送的安全策略.*\n$/);
    });

  for (const [body, sentence] of API_ANSWERS)
    it(`with "api", says what the API answers with ${body}, which is no fault of the site`, async () => {
      fault = (path) => (path.startsWith('/api/') ? { body, status: 200, type: 'application/json' } : undefined);
      const { status, output } = await check(SHELL_TOOLS, undefined, ['api']);
      expect(output).to.match(sentence);
      expect([status, (await check()).status]).to.deep.equal([body.startsWith('{"code":0') ? 0 : 1, 0]);
    });

  it('asks the API where the settings of the document have it', async () => {
    const page = String(BUILD.get('/index.html')).replace('"site-settings">', '"site-settings">\nAPI_url = /base/ \n');
    writeFileSync(join(folder, 'dist/index.html'), page);
    fault = (path) =>
      path.startsWith('/base/api/v2/')
        ? { body: '{"code":0,"data":[]}', status: 200 }
        : path.includes('.') && !path.endsWith('.html')
          ? undefined
          : { body: page, status: 200 };
    expect((await check(SHELL_TOOLS, undefined, ['api'])).output).to.match(/^http:\S+ 提供的就是这个版本\n$/);
  });

  it('names an address that does not answer', async () => {
    const { output } = await check(SHELL_TOOLS, 'http://127.0.0.1:9');
    expect(output).to.match(/^check-site\.sh: http:\/\/127\.0\.0\.1:9 没有响应：.*\n$/);
  });
});

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
  return `http://127.0.0.1:${String(address.port)}`;
}
