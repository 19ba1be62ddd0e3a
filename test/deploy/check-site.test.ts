import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';

import { expect } from 'chai';

import { describeWithCurlAndWget } from '../support/nginx/describe-with-programs.js';
import { onlyTheseTools, run, SHELL_TOOLS, smallBuild } from '../support/nginx/machine.js';

/** An answer of the site under test; `undefined` for one as it should be. */
type Fault = (path: string) => { readonly status?: number; readonly type?: string; readonly body?: string } | undefined;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const BUILD = smallBuild('a');
const POLICY = String(BUILD.get('/content-security-policy.txt')).trim();

const BROKEN: readonly (readonly [what: string, fault: Fault, sentence: RegExp])[] = [
  ['another site', () => ({ body: 'Welcome to nginx' }), /is another site: does LISTEN/],
  ['another release', () => ({ body: String(smallBuild('b').get('/index.html')) }), /serves another release/],
  ['a web server without the site', () => ({ status: 403 }), /index\.html answers 403/],
  ['a missing script', (path) => (path.endsWith('.a.js') ? { status: 404 } : undefined), /main\.a\.js answers 404/],
  [
    'all scripts and stylesheets missing',
    (path) => (path.startsWith('/assets/') ? { status: 404 } : undefined),
    /^[^\n]*main\.a\.css answers 404[^\n]* \(and 1 more files that the document names\)\n$/,
  ],
  [
    'a stylesheet of the wrong type',
    (path) => (path.endsWith('.css') ? { type: 'text/plain' } : undefined),
    /main\.a\.css answers 200 with the type text\/plain/,
  ],
  ['no fallback', (path) => (path.startsWith('/courses') ? { status: 404 } : undefined), /is not the document/],
  [
    'a fallback for missing files too',
    (path) => (path.includes('no-such') ? { status: 200 } : undefined),
    /a missing file in .* answers 200, not 404/,
  ],
];

describeWithCurlAndWget('deploy/check-site.sh', () => {
  let folder = '';
  let server: Server;
  let fault: Fault = () => undefined;
  let policy = POLICY;

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
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy });
      response.end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const check = (tools = SHELL_TOOLS, address = addressOf(server)) => {
    const path = join(folder, 'bin');
    onlyTheseTools(path, tools);
    // The server of this test does not change, so waiting for it is useless.
    writeFileSync(join(path, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
    const env = { PATH: path };
    return run('/bin/sh', ['deploy/check-site.sh', address, join(folder, 'dist')], { env });
  };

  for (const program of ['curl', 'wget'])
    it(`accepts the build behind an address, with ${program} alone`, async () => {
      const { status, output } = await check(SHELL_TOOLS.filter((tool) => tool === program || !/curl|wget/.test(tool)));
      expect(output).to.equal(`${addressOf(server)} serves this build\n`);
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

  it('names the policy of another build', async () => {
    policy = "default-src 'none'";
    expect((await check()).output).to.match(/^check-site\.sh: .* sends the policy of another build\n$/);
  });

  it('names an address that does not answer', async () => {
    const { output } = await check(SHELL_TOOLS, 'http://127.0.0.1:9');
    expect(output).to.match(/^check-site\.sh: http:\/\/127\.0\.0\.1:9 does not answer: .*\n$/);
  });
});

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no TCP port');
  return `http://127.0.0.1:${String(address.port)}`;
}
