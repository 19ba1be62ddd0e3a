import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { examine } from '../../../tools/doctor/examine.js';
import { certificateFinding } from '../../../tools/doctor/checks/serving.js';
import type { Finding, Subject } from '../../../tools/doctor/finding.js';
import * as strings from '../../../tools/doctor/site.strings.js';
import { contentSecurityPolicy } from '../../../tools/preview/csp.js';
import { buildVersion, versionJson } from '../../../tools/webpack/build-version.js';
import { siteServers } from '../../demo/site-server/support.js';
import { REFUSED_VALUES } from '../../support/settings-cases.js';
import { configWith, failing, marked, type Meddle, meddlingProxies, type Passing, textsAbout } from './doctor-rig.js';
import { EXPIRED } from './expired-certificate.js';

const documentWith = (settings = '') =>
  `<!doctype html><html><head><meta name="course-site-version" content="4.2.0+0123abc"><title>加载中…</title><script type="text/plain" id="site-settings">${settings}</script>` +
  '<script>readSettings()</script><style>a{}</style><script defer src="/assets/main.0f3a5c.js" data-site></script></head>' +
  '<body><div id="root"></div><script>load(["/assets/course.1a2b3c.js","/assets/course.1a2b3c.css"])</script></body></html>';
const PAGE = documentWith();
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
  if (path === '/version.json') return answer(versionJson(PAGE), {});
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
const welcome = '<html><head><title>Welcome to nginx!</title></head></html>';

/** One fault each, and the sentence that names it. */
const BROKEN: readonly {
  readonly title: string;
  readonly serve: (path: string) => Answer | undefined;
  readonly about: Subject;
  readonly wrong: string;
}[] = [
  {
    title: 'all scripts are missing',
    serve: (path) => (path.startsWith('/assets/') ? MISSING : healthy(path)),
    about: 'files',
    wrong: strings.filesMissing(3, 3, 'HTTP 404, text/plain').wrong,
  },
  {
    title: 'the script of one page is missing',
    serve: (path) => (path.startsWith('/assets/course') ? MISSING : healthy(path)),
    about: 'files',
    wrong: strings.filesMissing(2, 3, 'HTTP 404, text/plain').wrong,
  },
  {
    title: 'scripts have the type of plain text',
    serve: (path) =>
      path.endsWith('.js') && path.includes('main')
        ? answer('x', { ...FOREVER, 'content-type': 'text/plain' })
        : healthy(path),
    about: 'files',
    wrong: strings.filesOfOtherType(1, 'text/plain').wrong,
  },
  {
    title: 'a disk without space has left an empty script',
    serve: (path) =>
      path.includes('main') ? answer('', { ...without(healthy(path), 'content-encoding')?.headers }) : healthy(path),
    about: 'files',
    wrong: strings.filesMissing(1, 3, strings.EMPTY_FILE).wrong,
  },
  {
    title: 'the end of the document is missing',
    serve: (path) => (isPage(path) ? documentAnswer(PAGE.slice(0, -10)) : healthy(path)),
    about: 'site',
    wrong: strings.DOCUMENT_CUT.wrong,
  },
  {
    title: 'the document has the type of plain text',
    serve: (path) => (isPage(path) ? documentAnswer(PAGE, { 'content-type': 'text/plain' }) : healthy(path)),
    about: 'site',
    wrong: strings.documentOfOtherType('text/plain').wrong,
  },
  {
    title: 'the document is sent in another character set',
    serve: (path) =>
      isPage(path) ? documentAnswer(PAGE, { 'content-type': 'text/html; charset=GBK' }) : healthy(path),
    about: 'site',
    wrong: strings.documentOfOtherCharset('text/html; charset=GBK').wrong,
  },
  {
    title: 'something without a title is there',
    serve: (path) => (isPage(path) ? documentAnswer('{}') : healthy(path)),
    about: 'site',
    wrong: '这里不是本前台网站（没有标题）。',
  },
  {
    title: 'another product is there',
    serve: (path) => (isPage(path) ? documentAnswer('<title>另一个网站</title><div id="app">') : healthy(path)),
    about: 'site',
    wrong: strings.notThisSite('另一个网站').wrong,
  },
  {
    title: 'nginx welcomes',
    serve: (path) => (isPage(path) ? answer(welcome, { 'content-type': 'text/html' }) : healthy(path)),
    about: 'site',
    wrong: strings.NGINX_WELCOME.wrong,
  },
  {
    title: 'the folder of the build is empty',
    serve: (path) => (isPage(path) ? answer('Forbidden', { 'content-type': 'text/plain' }, 403) : healthy(path)),
    about: 'site',
    wrong: strings.siteStatus('HTTP 403, text/plain').wrong,
  },
  {
    title: 'there is no fallback',
    serve: (path) => (isPage(path) && path !== '/' ? MISSING : healthy(path)),
    about: 'fallback',
    wrong: strings.noFallback('/courses、/announcement、/member、/vip', 'HTTP 404, text/plain').wrong,
  },
  {
    title: 'the fallback is a redirect to the home page',
    serve: (path) => (isPage(path) && path !== '/' ? answer('', { location: '/' }, 302) : healthy(path)),
    about: 'fallback',
    wrong:
      '/courses、/announcement、/member、/vip 没有得到前台网站的页面（被转到 ORIGIN/）：访客刷新、收藏或分享页面后打不开。',
  },
  {
    title: 'the fallback leaves out addresses with some first letters, as in the official image',
    serve: (path) => (/^\/[api]/i.test(path) && isPage(path) ? MISSING : healthy(path)),
    about: 'fallback',
    wrong: strings.noFallback('/announcement', 'HTTP 404, text/plain').wrong,
  },
  {
    title: 'a missing file is answered with the document',
    serve: (path) => (healthy(path) === MISSING && path.startsWith('/assets/') ? documentAnswer() : healthy(path)),
    about: 'fallback',
    wrong: strings.missingIsDocument('HTTP 200, text/html').wrong,
  },
  {
    title: 'the policy is of another build',
    serve: (path) => {
      const policy = contentSecurityPolicy(PAGE.replace('readSettings', 'readOther').replace('a{}', 'b{}'));
      return isPage(path) ? documentAnswer(PAGE, { 'content-security-policy': policy }) : healthy(path);
    },
    about: 'policy',
    wrong: strings.inlineBlocked(1, 1).wrong,
  },
  {
    title: 'a second policy, of a CDN, forbids the inline scripts',
    serve: (path) =>
      isPage(path)
        ? documentAnswer(PAGE, { 'content-security-policy': `${POLICY}, script-src 'self'` })
        : healthy(path),
    about: 'policy',
    wrong: strings.inlineBlocked(2, 0).wrong,
  },
  {
    title: 'the policy forbids the scripts of the site',
    serve: (path) =>
      isPage(path)
        ? documentAnswer(PAGE, { 'content-security-policy': POLICY.replace("script-src 'self'", 'script-src') })
        : healthy(path),
    about: 'policy',
    wrong: strings.ownScriptsBlocked.wrong,
  },
  {
    title: 'nothing says how long the document may be cached',
    serve: (path) => without(healthy(path), 'cache-control'),
    about: 'caching',
    wrong: strings.documentUncontrolled.wrong,
  },
  {
    title: 'the document is cached for a day',
    serve: (path) => (isPage(path) ? documentAnswer(PAGE, { 'cache-control': 'max-age=86400' }) : healthy(path)),
    about: 'caching',
    wrong: strings.documentCached('max-age=86400').wrong,
  },
  {
    title: 'a setting is wrong',
    serve: (path) => (isPage(path) ? documentAnswer(documentWith('\nvip = no\n')) : healthy(path)),
    about: 'settings',
    wrong: strings.settingIgnored('it must be on or off').wrong,
  },
  {
    title: 'a setting has an element of HTML',
    serve: (path) =>
      isPage(path) ? documentAnswer(documentWith('\nunavailable_text = <b>稍后</b>\nvip = off\n')) : healthy(path),
    about: 'settings',
    wrong: strings.settingIgnored('it must have no < and no control character').wrong,
  },
  {
    title: 'the API of the setting answers the document',
    serve: (path) =>
      isPage(path) || path.startsWith('/elsewhere')
        ? documentAnswer(documentWith('api_url = /elsewhere'))
        : healthy(path),
    about: 'settings',
    wrong: strings.apiDead('应答是网页，不是接口数据（JSON）：这个地址指到了别处。').wrong,
  },
];

describe('The doctor’s checks of the site itself (docs/deploy.md#the-doctor)', () => {
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
    expect(textsAbout(findings, 'site')).to.include(`版本 ${buildVersion()}，构建 ${build}`);
  });

  it('name the version in the document where there is no version.json', async () => {
    const findings = await examined((path) => (path === '/version.json' ? documentAnswer() : healthy(path)));
    expect(textsAbout(findings, 'site')).to.include('4.2.0+0123abc');
  });

  for (const { title, serve, about, wrong } of BROKEN)
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

describe('The reason why a setting is ignored', () => {
  it('is in Chinese for every refused setting', () => {
    for (const { name, wrong } of [...REFUSED_VALUES, { name: 'line 1', wrong: 'it must be written as name = value' }])
      expect(strings.settingIgnored(wrong).wrong, name).not.to.match(/\b(it must|there is|the names)\b/);
  });
});
