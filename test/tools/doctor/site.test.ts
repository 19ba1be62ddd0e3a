import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { examine } from '../../../tools/doctor/examine.js';
import { certificateFinding } from '../../../tools/doctor/checks/serving.js';
import { settingTroubles } from '../../../tools/doctor/checks/site.js';
import type { Finding, Subject } from '../../../tools/doctor/finding.js';
import * as strings from '../../../tools/doctor/site.strings.js';
import { REDIRECT_LOOP } from '../../../tools/doctor/strings.js';
import { contentSecurityPolicy } from '../../../tools/preview/csp.js';
import { buildVersion, versionJson } from '../../../tools/webpack/build-version.js';
import { siteServers } from '../../demo/site-server/support.js';
import {
  answered,
  configWith,
  failing,
  marked,
  type Meddle,
  meddlingProxies,
  type Passing,
  textsAbout,
} from './doctor-rig.js';
import { EXPIRED } from './expired-certificate.js';

/** Each asks git. */
const VERSION = buildVersion();
const documentWith = (settings = '') =>
  `<!doctype html><html><head><meta name="course-site-version" content="${VERSION}"><title>加载中…</title><script type="text/plain" id="site-settings">${settings}</script>` +
  '<script>readSettings()</script><style>a{}</style><script defer src="/assets/main.0f3a5c.js" data-site></script></head>' +
  '<body><div id="root"></div><script>load(["/assets/course.1a2b3c.js","/assets/course.1a2b3c.css"])</script></body></html>';
const PAGE = documentWith();
const VERSION_JSON = versionJson(PAGE);
const POLICY = contentSecurityPolicy(PAGE);
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' };

type Answer = Pick<Passing, 'status' | 'headers'> & { readonly text: string | Buffer };
const answer = (text: string, headers: Readonly<Record<string, string>>, status = 200): Answer => ({
  ...{ status, headers },
  text: headers['content-encoding'] === 'gzip' ? gzipSync(text) : text,
});
const documentAnswer = (text = PAGE, more: Readonly<Record<string, string>> = {}) => {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache', 'content-encoding': 'gzip' };
  return answer(text, { ...headers, 'content-security-policy': POLICY, ...more });
};
const MISSING = answer('Not found', { 'content-type': 'text/plain' }, 404);

/** The site as our nginx serves it. */
function healthy(path: string): Answer | undefined {
  if (path.startsWith('/api/')) return undefined;
  if (path === '/version.json') return answer(VERSION_JSON, {});
  if (path === '/sitemap.xml' || path === '/robots.txt') return MISSING;
  if (!path.startsWith('/assets/')) return documentAnswer();
  if (!PAGE.includes(`"${path}"`)) return MISSING;
  return answer('x', { ...FOREVER, 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/css' });
}

const without = (answered: Answer | undefined, header: string): Answer | undefined => {
  if (!answered) return undefined;
  const headers = Object.entries(answered.headers).filter(([name]) => name !== header);
  return { ...answered, headers: Object.fromEntries(headers) };
};
const isPage = (path: string) => !path.startsWith('/assets/') && !path.startsWith('/api/') && !path.includes('.');
const WELCOME = '<html><head><title>Welcome to nginx!</title></head></html>';

const instead =
  (answered: Answer, where: (path: string) => boolean = isPage) =>
  (path: string) =>
    where(path) ? answered : healthy(path);
const page = (text: string, headers: Readonly<Record<string, string>> = {}) => instead(documentAnswer(text, headers));
const pageWith = (headers: Readonly<Record<string, string>>) => page(PAGE, headers);
const withPolicy = (policy: string) => pageWith({ 'content-security-policy': policy });
const isBehindHome = (path: string) => isPage(path) && path !== '/';
const isMain = (path: string) => path.includes('main');

/** One fault each, and the sentence that names it. */
const BROKEN: readonly (readonly [
  title: string,
  serve: (path: string) => Answer | undefined,
  about: Subject,
  wrong: string,
])[] = [
  [
    'all scripts are missing',
    instead(MISSING, (path) => path.startsWith('/assets/')),
    'files',
    strings.filesMissing(3, 3, 'HTTP 404, text/plain').wrong,
  ],
  [
    'the script of one page is missing',
    instead(MISSING, (path) => path.startsWith('/assets/course')),
    'files',
    strings.filesMissing(2, 3, 'HTTP 404, text/plain').wrong,
  ],
  [
    'scripts have the type of plain text',
    instead(answer('x', { ...FOREVER, 'content-type': 'text/plain' }), isMain),
    'files',
    strings.filesOfOtherType(1, 'text/plain').wrong,
  ],
  [
    'a disk without space has left an empty script',
    instead(answer('', { 'cache-control': FOREVER['cache-control'], 'content-type': 'text/javascript' }), isMain),
    'files',
    strings.filesMissing(1, 3, strings.EMPTY_FILE).wrong,
  ],
  ['the end of the document is missing', page(PAGE.slice(0, -10)), 'site', strings.DOCUMENT_CUT.wrong],
  [
    'the document has the type of plain text',
    pageWith({ 'content-type': 'text/plain' }),
    'site',
    strings.documentOfOtherType('text/plain').wrong,
  ],
  [
    'the document is sent in another character set',
    pageWith({ 'content-type': 'text/html; charset=GBK' }),
    'site',
    strings.documentOfOtherCharset('text/html; charset=GBK').wrong,
  ],
  ['something without a title is there', page('{}'), 'site', '这里不是本前台网站（没有标题）。'],
  [
    'another product is there',
    page('<title>另一个网站</title><div id="app">'),
    'site',
    strings.notThisSite('另一个网站').wrong,
  ],
  ['nginx welcomes', instead(answer(WELCOME, { 'content-type': 'text/html' })), 'site', strings.NGINX_WELCOME.wrong],
  [
    'the folder of the build is empty',
    instead(answer('Forbidden', { 'content-type': 'text/plain' }, 403)),
    'site',
    strings.siteStatus('HTTP 403, text/plain').wrong,
  ],
  [
    'there is no fallback',
    instead(MISSING, isBehindHome),
    'fallback',
    strings.noFallback('/courses、/announcement、/member、/vip', 'HTTP 404, text/plain').wrong,
  ],
  [
    'the fallback is a redirect to the home page',
    instead(answer('', { location: '/' }, 302), isBehindHome),
    'fallback',
    '/courses、/announcement、/member、/vip 没有得到前台网站的页面（被转到 ORIGIN/）：访客刷新、收藏或分享页面后打不开。',
  ],
  [
    'the fallback leaves out addresses with some first letters, as in the official image',
    instead(MISSING, (path) => /^\/[api]/i.test(path) && isPage(path)),
    'fallback',
    strings.noFallback('/announcement', 'HTTP 404, text/plain').wrong,
  ],
  [
    'a missing file is answered with the document',
    instead(documentAnswer(), (path) => healthy(path) === MISSING && path.startsWith('/assets/')),
    'fallback',
    strings.missingIsDocument('HTTP 200, text/html').wrong,
  ],
  [
    'the policy is of another build',
    withPolicy(contentSecurityPolicy(PAGE.replace('readSettings', 'readOther').replace('a{}', 'b{}'))),
    'policy',
    strings.inlineBlocked(1, 1).wrong,
  ],
  [
    'a second policy, of a CDN, forbids the inline scripts',
    withPolicy(`${POLICY}, script-src 'self'`),
    'policy',
    strings.inlineBlocked(2, 0).wrong,
  ],
  [
    'the policy forbids the scripts of the site',
    withPolicy(POLICY.replace("script-src 'self'", 'script-src')),
    'policy',
    strings.ownScriptsBlocked.wrong,
  ],
  [
    'nothing says how long the document may be cached',
    (path) => without(healthy(path), 'cache-control'),
    'caching',
    strings.documentUncontrolled.wrong,
  ],
  [
    'the document is cached for a day',
    pageWith({ 'cache-control': 'max-age=86400' }),
    'caching',
    strings.documentCached('max-age=86400').wrong,
  ],
  [
    'a CDN repeats a document of before, without saying how old it is',
    page(PAGE.replace(VERSION, '0.0.1')),
    'caching',
    strings.documentOfOtherVersion('0.0.1', VERSION).wrong,
  ],
  ['a CDN repeats a document of an hour ago', pageWith({ age: '3600' }), 'caching', strings.documentOld(60).wrong],
  [
    'every page leads to itself',
    instead(answer('', { location: '/' }, 302)),
    'site',
    strings.siteSilent(REDIRECT_LOOP.wrong).wrong,
  ],
  [
    'the policy was not written with the scripts of the settings',
    page(documentWith('scripts = /own.js https://hm.example/hm.js\nwechat_sharing = off\n')),
    'policy',
    strings.settingBlocked('scripts', 'https://hm.example').wrong,
  ],
  [
    'the policy was not written with the setting for sharing in WeChat',
    page(documentWith('wechat_sharing = On\n')),
    'policy',
    strings.settingBlocked('wechat_sharing', 'https://res.wx.qq.com').wrong,
  ],
  [
    'a setting is wrong',
    page(documentWith('\nvip = no\n')),
    'settings',
    strings.settingIgnored('应该是：on 或 off').wrong,
  ],
  [
    'a setting has an element of HTML',
    page(documentWith('\nunavailable_text = <b>稍后</b>\nvip = off\n')),
    'settings',
    strings.settingIgnored('不能有 < 和控制字符').wrong,
  ],
  [
    'the API of the setting answers the document',
    instead(
      documentAnswer(documentWith('api_url = /elsewhere')),
      (path) => isPage(path) || path.startsWith('/elsewhere'),
    ),
    'settings',
    strings.apiDead('响应是网页，不是接口数据（JSON）：这个地址指到了别处。').wrong,
  ],
];

describe('The doctor’s checks of the site itself (docs/deploy.md#医生)', () => {
  const start = siteServers();
  const proxies = meddlingProxies();

  const examined = async (serve: (path: string) => Answer | undefined): Promise<readonly Finding[]> => {
    const meddle: Meddle = ({ path }) => serve(path) ?? {};
    const origin = await proxies((await start()).url, meddle);
    return examine({ base: origin, origin, served: true });
  };

  it('find no problem in a site as our nginx serves it, and name its version', async () => {
    const findings = await examined(healthy);
    expect(failing(findings)).to.deep.equal([]);
    expect(marked(findings, 'warn')).to.deep.equal(['rate']);
    for (const about of ['site', 'files', 'fallback', 'caching', 'policy', 'settings'] as const)
      expect(marked(findings, 'ok'), about).to.include(about);
    const build = createHash('sha256').update(PAGE).digest('hex').slice(0, 12);
    expect(textsAbout(findings, 'site')).to.include(`版本 ${VERSION}，构建 ${build}`);
  });

  it('name the version in the document where there is no version.json', async () => {
    const findings = await examined((path) => (path === '/version.json' ? documentAnswer() : healthy(path)));
    expect(textsAbout(findings, 'site')).to.include(VERSION);
  });

  for (const [title, serve, about, wrong] of BROKEN)
    it(`name the only fault in one sentence: ${title}`, async () => {
      const findings = await examined(serve);
      expect(failing(findings)).to.deep.equal([about]);
      const faults = findings.filter(({ mark }) => mark === 'fail');
      expect(
        faults.map((fault) => 'wrong' in fault && fault.wrong.replace(/http:\/\/[\d.:]+/, 'ORIGIN')),
      ).to.deep.equal([wrong]);
      // Advice about snapshots of another product would mislead.
      if (about === 'site') expect(textsAbout(findings, 'snapshots')).to.equal('');
    });

  it('name an API that is dead, and still check the site', async () => {
    const origin = await proxies((await start()).url, ({ path }) => healthy(path) ?? {});
    const findings = await examine({ base: 'http://127.0.0.1:9', origin, served: true });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(marked(findings, 'ok')).to.include.members(['site', 'files', 'fallback']);
  });

  it('name a site that does not answer, beside a server that does', async () => {
    const { url } = await start();
    const findings = await examine({ base: url, origin: 'http://127.0.0.1:9', served: true });
    expect(failing(findings)).to.deep.equal(['site']);
  });

  it('name an API that the site does not reach once, although the server names addresses there', async () => {
    const { url } = await start();
    const dead = answer('Bad gateway', { 'content-type': 'text/plain' }, 502);
    const origin = await proxies(url, ({ path }) => healthy(path) ?? dead);
    const base = await proxies(url, configWith({ url: origin, user_protocol: `${origin}/user/protocol` }));
    const findings = await examine({ base, origin, served: true });
    expect(failing(findings)).to.deep.equal(['settings']);
    expect(textsAbout(findings, 'settings')).to.include('HTTP 502');
  });

  it('only warn of a site without policy, without compression, or with scripts that are not cached', async () => {
    const plain = (path: string): Answer | undefined => {
      if (path.startsWith('/assets/') && healthy(path) !== MISSING)
        return answer('x', { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/css' });
      return isPage(path) ? answer(PAGE, { 'content-type': 'text/html', 'cache-control': 'no-cache' }) : healthy(path);
    };
    const findings = await examined(plain);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['rate', 'policy', 'caching']]);
    expect(textsAbout(findings, 'policy')).to.include(strings.NO_POLICY.wrong);
    expect(textsAbout(findings, 'caching'))
      .to.include('脚本没有 Cache-Control：')
      .and.include(strings.notCompressed('index.html、/assets/main.0f3a5c.js').wrong);
  });

  it('name an expired certificate, once', async () => {
    const server = createServer(EXPIRED, (_request, response) => response.end(PAGE)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const { url } = await start();
      const findings = await examine({ base: url, origin: `https://127.0.0.1:${String(port)}`, served: true });
      const faults = findings.filter(({ subject }) => subject === 'site' || subject === 'certificate');
      expect(faults.map((fault) => 'wrong' in fault && fault.wrong)).to.deep.equal([
        strings.certificateExpired('2021-01-01').wrong,
      ]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it('name an address in the settings that a page over https may not use, and no other', () => {
    const served = (settings: string) => ({
      ...{ origin: 'https://www.example', request: '' },
      page: answered({ text: documentWith(settings), headers: { 'content-security-policy': POLICY } }),
    });
    const wrongs = (settings: string) =>
      settingTroubles(served(settings), 'https://api.example').map(({ wrong }) => wrong);
    expect(wrongs('api_url = http://api.example')).to.deep.equal([strings.insecureSetting('api_url').wrong]);
    expect(wrongs('error_url = http://errors.example/e')).to.deep.equal([strings.insecureSetting('error_url').wrong]);
    expect(wrongs('api_url = https://api.example\nerror_url = /errors\nscripts = /own.js')).to.deep.equal([]);
  });

  it('name a port that has no HTTPS', async () => {
    const { url } = await start();
    const findings = await examine({ base: url, origin: url.replace('http:', 'https:'), served: true });
    expect(failing(findings)).to.include('certificate').and.not.include('site');
    expect(textsAbout(findings, 'certificate')).to.include('SSL');
  });

  it('warn of a certificate that ends within two weeks, and name one that browsers do not trust', () => {
    const now = Date.parse('2026-03-01T12:00:00Z');
    const judged = (validTo: string, refused?: string) => certificateFinding('https://a', { validTo, refused }, now);
    expect(judged('Mar 14 12:00:00 2026 GMT')).to.deep.include({
      mark: 'warn',
      ...strings.certificateEnds('2026-03-14', 13),
    });
    expect(judged('Mar 15 12:00:00 2026 GMT')).to.deep.include({
      mark: 'ok',
      text: strings.certificateFine('2026-03-15', 14),
    });
    const refused = strings.certificateRefused('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(judged('Mar 15 12:00:00 2036 GMT', 'DEPTH_ZERO_SELF_SIGNED_CERT')).to.deep.include({
      mark: 'fail',
      ...refused,
    });
  });
});
