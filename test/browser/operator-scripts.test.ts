import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';

import { readBuiltFiles } from '../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../tools/preview/preview-server.js';
import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';

const NAMES = ['1.js', '2.js', '3.js', '4.js'] as const;
const HOST = 'https://scripts.example.test';
/** In place of the statistics of an operator: notes when it ran, and writes HTML as such scripts do. */
const noting = (name: string) => `
  window.ran = [...(window.ran ?? []), '${name}: ' + document.querySelector('main h1')?.textContent];
  document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<i>${name}</i>' }));`;
/** The snippet of docs/settings.md, with the queue of Baidu. */
const [, SNIPPET = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/settings.md', 'utf8')) ?? [];

type Answer = (route: Route) => Promise<void>;
const text =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });
const refused: Answer = (route) => route.abort('connectionrefused');
const hanging: Answer = () => Promise.resolve();

/** What deploy/set-settings.sh makes of the build for these four scripts. */
function documentAndPolicy(): { readonly document: Buffer; readonly policy: string } {
  const dist = mkdtempSync(join(tmpdir(), 'operator-scripts-'));
  const read = (name: string) => readFileSync(join(dist, name));
  for (const name of ['index.html', 'content-security-policy.txt']) copyFileSync(`dist/${name}`, join(dist, name));
  writeFileSync(join(dist, 'settings.txt'), `scripts = ${NAMES.map((name) => `${HOST}/${name}?id=1`).join(' ')}\n`);
  execFileSync('sh', ['deploy/set-settings.sh', dist, join(dist, 'settings.txt')]);
  const document = read('index.html');
  const policy = String(read('content-security-policy.txt')).trim();
  rmSync(dist, { recursive: true });
  return { document, policy };
}

/** The preview with that document, behind a proxy that sends that policy. */
async function start(): Promise<Preview> {
  const { document, policy } = documentAndPolicy();
  const built = [...(await readBuiltFiles('dist'))].filter(([path]) => !path.startsWith('/index.html'));
  const preview = await startPreview({ files: new Map([...built, ['/index.html', document]]) });
  const proxy = createServer((requested, answered) => {
    const { method = 'GET', headers } = requested;
    const passed = request(preview.url + (requested.url ?? '/'), { method, headers }, (answer) => {
      const isPage = 'content-security-policy' in answer.headers;
      answered.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(isPage && { 'content-security-policy': policy }),
      });
      answer.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    requested.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    ...preview,
    url: `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await preview.close();
    },
  };
}

describe('The scripts of an operator (docs/settings.md#自己的脚本)', () => {
  const rig = browserRig({ start });
  /** Visits the list of courses; a script without an answer is empty. */
  const open = (...answers: readonly Answer[]) =>
    rig.visit('/courses', {
      prepare: (page) =>
        Promise.all(NAMES.map((name, position) => page.route(`${HOST}/${name}?id=1`, answers[position] ?? text('')))),
    });
  const read = (page: Page, name: string) =>
    page.evaluate((each) => (window as unknown as Readonly<Record<string, unknown>>)[each], name);

  it('run in their order when the first page has content, and may write HTML', async () => {
    const visit = await open(text(noting('a')), text(noting('b')));
    await visit.page.getByText('b', { exact: true }).waitFor({ state: 'attached' });
    expect(await read(visit.page, 'ran')).to.deep.equal(['a: 录播课', 'b: 录播课']);
    expect(await visit.page.locator('p > i').allTextContents()).to.deep.equal(['a', 'b']);
    visit.expectQuiet();
  });

  it(`hear of each page that is opened within the site, with its own title, and not of its parts ${BREADTH}`, async () => {
    const visit = await open(text(`${SNIPPET};window.heard = true`));
    await visit.until(() => 'heard' in window);
    await visit.page.getByRole('navigation', { name: '分页' }).getByText('2', { exact: true }).click();
    await visit.arrivesAt('/courses?page=2');
    const card = visit.page.locator('main a[href^="/courses/detail/"]').first();
    await card.click();
    await visit.page.waitForURL('**/courses/detail/*');
    await visit.until(() => (window as unknown as { _hmt?: unknown[] })._hmt?.length === 1);
    expect(await read(visit.page, '_hmt')).to.deep.equal([['_trackPageview', visit.address]]);
    const title = await visit.page.title();
    await visit.page.evaluate(() => {
      document.addEventListener('course-site:page-view', (event) => {
        Object.assign(window, { last: (event as CustomEvent<unknown>).detail });
      });
    });
    expect(title).not.to.include('课程详情');
    await visit.page.goBack();
    await visit.until(() => 'last' in window);
    expect(await read(visit.page, 'last')).to.deep.equal({
      address: '/courses?page=2',
      title: await visit.page.title(),
    });
    visit.expectQuiet();
  });

  it(`harm nothing when they cannot be loaded, throw or do not arrive, and do not hold the others back ${BREADTH}`, async () => {
    const visit = await open(
      refused,
      text('document.addEventListener("course-site:page-view", () => { throw Error("heard") }); throw Error("own")'),
      hanging,
      text(noting('last')),
    );
    await visit.consoleShows(/own/);
    const card = visit.page.locator('main a[href^="/courses/detail/"]').first();
    await card.click();
    await visit.page.waitForURL('**/courses/detail/*');
    await visit.consoleShows(/heard/);
    await visit.button('登录').click();
    await visit.page.getByRole('dialog').waitFor();
    await visit.page.getByText('last', { exact: true }).waitFor({ state: 'attached', timeout: 30_000 });
    visit.expectQuiet(/ERR_CONNECTION_REFUSED/, /failed: .*1\.js/, /Error: own/, /Error: heard/);
  }).timeout(60_000);
});

describe('Without the setting scripts', () => {
  const rig = browserRig();

  it('are allowed by no policy, Trusted Types are required, and the code for such scripts is not loaded', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    const policy = (await visit.page.request.get(visit.page.url())).headers()['content-security-policy'] ?? '';
    expect(policy).to.include("require-trusted-types-for 'script'");
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.to.include('http');
    const code = visit.requests
      .filter((each) => each.endsWith('.js'))
      .map((each) => readFileSync(`dist${each.replace('GET ', '')}`, 'utf8'));
    expect(code.length).to.be.above(2);
    expect(code.filter((each) => each.includes('course-site:page-view'))).to.deep.equal([]);
    visit.expectQuiet();
  });
});
