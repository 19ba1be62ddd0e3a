import { expect } from 'chai';

import type { Generation } from '../../../src/domain/site/system-config.js';
import { asRecord } from '../../../src/adapters/http/client/json-readers.js';
import { type Fault, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { examine } from '../../../tools/doctor/examine.js';
import type { Diagnosis, Subject } from '../../../tools/doctor/finding.js';
import * as strings from '../../../tools/doctor/strings.js';
import { siteServers } from '../../demo/site-server/support.js';
import {
  changed,
  configWith,
  failing,
  marked,
  type Meddle,
  meddlingProxies,
  ORIGIN,
  spoiltServers,
  textsAbout,
} from './doctor-rig.js';

const ELSEWHERE = 'http://front.example';

describe('The doctor and a healthy server', () => {
  const start = siteServers();

  for (const [generation, named] of [
    [1, strings.GENERATION_1],
    [2, strings.GENERATION_2],
  ] as const) {
    it(`finds no problem on generation ${String(generation)}, and names the generation`, async () => {
      const server = await start({ generation });
      const findings = await examine({ base: server.url, origin: ELSEWHERE });
      expect(failing(findings)).to.deep.equal([]);
      expect(marked(findings, 'warn')).to.deep.equal([]);
      expect(marked(findings, 'ok')).to.have.members([
        ...(['reach', 'config', 'server', 'logo', 'navs', 'links', 'captcha', 'qr', 'protocols', 'cors'] as const),
        'preflight',
        ...(['blocks', 'slides', 'courses', 'comments', 'search'] as const),
      ]);
      expect(textsAbout(findings, 'generation')).to.equal(named);
    });

    it(`changes nothing on generation ${String(generation)}, and sends no token`, async () => {
      const server = await start({ generation });
      const { users$, unread$, settings$, content$ } = server.engine.controls;
      const before = [users$.value, unread$.value, settings$.value, content$.value];
      await examine({ base: server.url, origin: ELSEWHERE });

      expect([users$.value, unread$.value, settings$.value, content$.value]).to.deep.equal(before);
      const written = server.requests.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS');
      const qrStart = { method: 'POST', path: '/api/v3/auth/login/wechat-scan/url', body: { action: 'login' } };
      expect(written.map(({ method, path, body }) => ({ method, path, body }))).to.deep.equal(
        generation === 1 ? [] : [qrStart],
      );
      for (const request of server.requests) {
        expect(request.headers).not.to.have.any.keys('authorization', 'cookie');
        expect(JSON.stringify([request.query, request.body ?? ''])).not.to.include('token');
      }
    });
  }

  it('sends requests like a page of the front end: from its origin, for JSON', async () => {
    const server = await start();
    await examine({ base: server.url, origin: ELSEWHERE });
    const calls = server.requests.filter(({ path, method }) => path.startsWith('/api/') && method === 'GET');
    expect(calls).to.have.length.greaterThan(4);
    for (const { headers } of calls) expect(headers).to.include({ origin: ELSEWHERE, accept: 'application/json' });
    const request = server.requests.filter(({ method }) => method === 'OPTIONS').map(({ headers }) => headers);
    expect(request.map((headers) => headers['access-control-request-method'])).to.have.members([
      ...['GET', 'POST', 'PUT', 'DELETE'],
    ]);
    for (const headers of request) {
      expect(headers).to.include({ 'access-control-request-headers': 'authorization,content-type' });
    }
  });

  it('checks no CORS when the server has the same origin', async () => {
    const server = await start();
    const findings = await examine({ base: server.url, origin: server.url });
    expect(failing(findings)).to.deep.equal([]);
    expect(server.requests.filter(({ method }) => method === 'OPTIONS')).to.deep.equal([]);
  });

  it('requests no QR code when the owner has switched the scan off', async () => {
    for (const generation of [1, 2] as const) {
      const server = await start({ generation });
      server.engine.controls.setUp({ wechatScan: false });
      const findings = await examine({ base: server.url, origin: ELSEWHERE });
      expect(marked(findings, 'info')).to.include('qr');
      expect(server.requests.filter(({ path }) => path.includes('wechat'))).to.deep.equal([]);
    }
  });
});

const CONFIG = '/api/v2/other/config';

describe('The doctor and a server that does not answer', () => {
  const start = siteServers();
  const startProxy = meddlingProxies();

  const facing = async (fault: Fault, limitMs = 5000) => {
    const server = await start();
    server.engine.controls.fail('all', fault);
    const findings = await examine({ base: server.url, origin: ORIGIN, limitMs });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(server.requests, 'no further request').to.have.lengthOf(1);
    return textsAbout(findings, 'reach');
  };

  it('reports a server that does not answer in time', async () => {
    expect(await facing(FAULTS.timeout, 50)).to.include(strings.SILENT.wrong);
  });

  it('reports a server that closes the connection, before an answer or in the middle of one', async () => {
    expect(await facing(FAULTS.offline)).to.include(strings.CUT.wrong);
    expect(await facing(FAULTS.cut)).to.include(strings.CUT.wrong);
  });

  it('reports that no program listens on the port', async () => {
    const server = await start();
    await server.close();
    const findings = await examine({ base: server.url, origin: ORIGIN });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(textsAbout(findings, 'reach')).to.include(strings.REFUSED.wrong);
  });

  it('reports that the server has no https', async () => {
    const { url } = await start();
    const findings = await examine({ base: url.replace('http:', 'https:'), origin: ORIGIN });
    expect(textsAbout(findings, 'reach')).to.match(/HTTPS 证书或加密连接有问题（ERR_SSL/);
  });

  it('reports where a redirect leads', async () => {
    const site = await start();
    const base = await startProxy(site.url, ({ path, method }) =>
      method === 'GET' && path === CONFIG ? { status: 301, headers: { location: site.url + CONFIG } } : {},
    );
    const findings = await examine({ base, origin: ORIGIN });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(textsAbout(findings, 'reach')).to.include(site.url);
  });

  it('names the right base when the API is one folder below', async () => {
    const site = await start();
    // The usual container image answers every path with a page. It serves the API below /api/ and removes that prefix
    // (docs/api/README.md#requests).
    const page = { status: 200, headers: { 'content-type': 'text/html' }, text: '<!doctype html>' };
    const base = await startProxy(site.url, ({ path }) => (path.startsWith('/api/api/') ? {} : page), {
      leadsTo: (url) => url.replace('/api/api/', '/api/'),
    });
    const findings = await examine({ base, origin: ORIGIN });
    expect(textsAbout(findings, 'config')).to.include(strings.HTML.wrong).and.include(`接口在 ${base}/api/：`);
    for (const permission of ['cors', 'preflight']) expect(failing(findings)).not.to.include(permission);
    expect(failing(await examine({ base: `${base}/api/`, origin: ORIGIN }))).to.deep.equal([]);
  });
});

const PATHS = {
  config: '/api/v2/other/config',
  navs: '/api/v2/navs',
  links: '/api/v2/links',
  captcha: '/api/v2/captcha/image',
} as const;

const SCAN = '/api/v3/auth/login/wechat/scan';

const answering =
  (path: string, text: string): Meddle =>
  (passing) =>
    passing.path === path ? { text } : {};

const refusing = (path: string, message: string) => answering(path, JSON.stringify({ code: 1, message, data: [] }));

const ALLOWED_ORIGIN = 'access-control-allow-origin';

const onAnswers =
  (value: string | undefined): Meddle =>
  ({ method, headers }) =>
    method === 'GET' ? { headers: withHeader(headers, ALLOWED_ORIGIN, value) } : {};

const onErrors =
  (meddle: Meddle): Meddle =>
  (passing) =>
    passing.text.includes('"code":0') ? {} : meddle(passing);

const onPreflight =
  (name: string, value: string | undefined): Meddle =>
  ({ method, headers }) =>
    method === 'OPTIONS' ? { headers: withHeader(headers, `access-control-allow-${name}`, value) } : {};

const preflightAnswered =
  (status: number): Meddle =>
  ({ method, headers, path }) =>
    method === 'OPTIONS' ? { status, headers: { ...headers, location: `${path}/` } } : {};

type Fields = Readonly<Record<string, unknown>>;

describe('The doctor and a broken answer', () => {
  const start = siteServers();
  const examineSpoilt = spoiltServers();

  const FAULTY: readonly (readonly [keyof typeof PATHS, keyof typeof FAULTS, Diagnosis])[] = [
    ['config', 'html', strings.HTML],
    ['config', 'truncated', strings.BROKEN_JSON],
    ['config', 'empty', strings.EMPTY],
    ['config', 'maintenance', strings.MAINTENANCE],
    ['config', 'noRedis', strings.BROKEN_INSIDE],
    ['config', 'tooOften', strings.TOO_MANY],
    ['config', 'signInFirst', strings.SIGN_IN],
    ['config', 'httpUnauthorized', strings.SIGN_IN],
    ['config', 'badGateway', strings.brokenBehind(502)],
    ['navs', 'maintenance', strings.MAINTENANCE],
    ['navs', 'html', strings.HTML],
    ['navs', 'cut', strings.CUT],
    ['links', 'wrong', strings.CRASHED],
    ['links', 'truncated', strings.BROKEN_JSON],
    ['captcha', 'wrong', strings.CRASHED],
    ['captcha', 'tooLarge', strings.notThere(413)],
  ];
  for (const [call, fault, { wrong, cure }] of FAULTY) {
    it(`reports only the affected check: ${call}, ${fault}`, async () => {
      const server = await start();
      server.engine.controls.fail(call, FAULTS[fault]);
      const findings = await examine({ base: server.url, origin: ORIGIN });
      expect(failing(findings)).to.deep.equal([call]);
      expect(textsAbout(findings, call)).to.equal(`GET ${server.url}${PATHS[call]}\n${wrong}\n${cure}`);
    });
  }

  const SPOILT: readonly (readonly [string, Subject, Meddle, RegExp])[] = [
    ['another API', 'config', answering(PATHS.config, '{"hello":1}'), /不是 MeEdu 接口/],
    ['an object for a list', 'navs', changed(PATHS.navs, () => ({ no: 'list' })), /（navs）/],
    ['no key', 'captcha', changed(PATHS.captcha, () => []), /（captcha\.key）/],
    ['no image', 'captcha', changed(PATHS.captcha, (data) => ({ ...asRecord(data), img: 'data:,' })), /不能显示/],
    ['a refusal', 'qr', refusing(SCAN, '生成微信临时二维码失败'), /生成微信临时二维码失败/],
    ['no QR code', 'qr', changed(SCAN, () => ({ code: 'a', image: 'data:image/png;base64, oops' })), /不能显示/],
  ];
  const CLOSED: readonly (readonly [string, Subject, Meddle, RegExp])[] = [
    ['the header is sent twice', 'cors', onAnswers('*, *'), /出现了两次/],
    ['errors cannot be read', 'cors', onErrors(onAnswers(undefined)), /no-such-call.*\n.*“网络连接失败”/],
    ['it is refused', 'preflight', preflightAnswered(405), /HTTP 405/],
    ['it is redirected', 'preflight', preflightAnswered(301), /HTTP 301/],
    ['a header is not allowed', 'preflight', onPreflight('headers', '*'), /不允许请求头 authorization/],
  ];
  const WRONG: readonly (readonly [string, Subject, (url: string) => Fields, RegExp])[] = [
    ['a missing page', 'protocols', (url) => ({ user_protocol: `${url}/user/nowhere` }), /application\/json/],
    [
      'a file that is no page',
      'protocols',
      (url) => ({ user_private_protocol: `${url}/images/logo.svg` }),
      /image\/svg/,
    ],
    ['an empty address', 'protocols', () => ({ user_private_protocol: '' }), /user_private_protocol/],
    ['the site itself', 'phone', () => ({ h5_url: `${ORIGIN}/#/` }), /打不开手机站/],
    ['an incomplete address', 'server', () => ({ url: 'api.example.com' }), /api\.example\.com.*\n不是以 http/],
    [
      'no address, behind a proxy that does not forward the Host',
      'server',
      () => ({ url: '' }),
      /user_protocol.*\n.*没有把 Host 传给/,
    ],
    ['an address that has no API', 'server', (url) => ({ url: `${url}/user` }), /没有接口/],
  ];
  const ALONE: readonly (readonly [string, Subject, (site: { readonly url: string }) => Meddle, RegExp])[] = [
    ...SPOILT.map(([title, subject, meddle, message]) => [title, subject, () => meddle, message] as const),
    ...CLOSED.map(([title, subject, meddle, message]) => [title, subject, () => meddle, message] as const),
    ...WRONG.map(([title, subject, fields, message]) => {
      const spoil = ({ url }: { readonly url: string }) => configWith(fields(url));
      return [title, subject, spoil, message] as const;
    }),
  ];
  for (const [title, subject, spoil, message] of ALONE) {
    it(`reports only the affected check: ${subject}, ${title}`, async () => {
      const findings = await examineSpoilt(spoil);
      expect(failing(findings)).to.deep.equal([subject]);
      expect(textsAbout(findings, subject)).to.match(message);
    });
  }

  it('reports a refused or empty QR code of a server of the second generation', async () => {
    const path = '/api/v3/auth/login/wechat-scan/url';
    const refused = await examineSpoilt(() => refusing(path, '参数错误'), { generation: 2 });
    expect(failing(refused)).to.deep.equal(['qr']);
    expect(textsAbout(refused, 'qr')).to.match(/^POST .*\n.*参数错误/);
    const empty = await examineSpoilt(() => changed(path, () => ({ key: 'a', url: '/page', expire: 1 })), {
      generation: 2,
    });
    expect(failing(empty)).to.deep.equal(['qr']);
  });

  it('only warns of a rate limit on a call that the site can do without', async () => {
    const server = await start();
    server.engine.controls.fail('links', FAULTS.tooOften);
    const findings = await examine({ base: server.url, origin: ORIGIN });
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['links']]);
  });
});

describe('The doctor and a site with wrong settings', () => {
  const start = siteServers();
  const examineSpoilt = spoiltServers();

  it('reports a server address that does not answer', async () => {
    const gone = await start();
    await gone.close();
    const findings = await examineSpoilt(() => configWith({ url: gone.url }));
    expect(failing(findings)).to.deep.equal(['server']);
    expect(textsAbout(findings, 'server')).to.include(strings.REFUSED.wrong);
  });

  it('reports a server address that leads to another site', async () => {
    const other = await start();
    other.engine.controls.setUp({ siteName: '别的学堂' });
    const findings = await examineSpoilt(() => configWith({ url: other.url }));
    expect(failing(findings)).to.deep.equal(['server']);
    expect(textsAbout(findings, 'server')).to.include('别的学堂');
  });
});

function withHeader(headers: Readonly<Record<string, string>>, name: string, value: string | undefined) {
  const others = Object.entries(headers).filter(([each]) => each !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

const nav = (name: string, url: string, children: readonly unknown[] = []) => ({
  id: 1,
  name,
  url,
  blank: 0,
  children,
});

describe('The doctor’s checks of menu, links and logo', () => {
  const start = siteServers();
  const startProxy = meddlingProxies();

  const examined = async (meddle: Meddle, generation: Generation = 1) => {
    const { url } = await start({ generation });
    return examine({ base: await startProxy(url, meddle), origin: 'http://front.example' });
  };
  const withMenu = (navs: readonly unknown[], generation: Generation = 1) =>
    examined(
      changed('/api/v2/navs', () => navs),
      generation,
    );
  const withLinks = (links: readonly unknown[]) => examined(changed('/api/v2/links', () => links));

  it('warn of menu entries that lead nowhere, with name and address', async () => {
    const findings = await withMenu([
      nav('好', '/courses', [nav('坏', 'javascript:alert(1)')]),
      nav('空', ''),
      nav('组', '', [nav('里', 'https://example.com')]),
    ]);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['navs']]);
    const message = textsAbout(findings, 'navs');
    expect(message).to.include('“坏”："javascript:alert(1)"').and.include('“空”：""');
    expect(message, 'an entry with a submenu needs no address').not.to.include('“组”');
  });

  it('warn only of menu entries that are no page of the site or of the server', async () => {
    const findings = await withMenu([
      nav('课程', '/courses/detail/1?tab=3'),
      nav('关于', '/aboutus'),
      nav('组', '', [nav('直播', '/live')]),
      nav('旧页', '/old/page'),
    ]);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['navs']]);
    const message = textsAbout(findings, 'navs');
    expect(message).to.include('“直播”："/live"').and.include('“旧页”："/old/page"');
    expect(message).not.to.match(/“(?:课程|关于)”/);
  });

  it('say that a menu entry shows JSON where the server answers it without a page', async () => {
    const findings = await withMenu([nav('微信支付', '/member/order/pay/wechat/jsapi/page'), nav('直播', '/live')], 2);
    const message = textsAbout(findings, 'navs');
    expect(message).to.match(/“微信支付”.*\n.*一段 JSON/);
    expect(message).to.match(/“直播”.*\n.*“页面不存在”/);
  });

  it('do not mistake the document of the site for a page of the server', async () => {
    const { url } = await start();
    const document = '<!doctype html><script id="site-settings">';
    const base = await startProxy(url, (passing) =>
      passing.path === '/live'
        ? { status: 200, headers: { 'content-type': 'text/html' }, text: document }
        : changed('/api/v2/navs', () => [nav('直播', '/live')])(passing),
    );
    const findings = await examine({ base, origin: 'http://front.example' });
    expect(textsAbout(findings, 'navs')).to.include('“直播”："/live"');
  });

  it('warn of menu entries that cannot be read, and of an empty menu', async () => {
    const findings = await withMenu([nav('好', '/'), { id: 2, url: '/x' }, nav('也好', '/vip', ['oops'])]);
    expect(textsAbout(findings, 'navs')).to.include('有 2 项');
    expect(marked(await withMenu([]), 'warn')).to.deep.equal(['navs']);
  });

  it('warn of friendly links that lead nowhere or cannot be read; having none is no problem', async () => {
    const findings = await withLinks([
      { id: 1, name: '坏', url: 'example' },
      { id: 2, name: '无' },
    ]);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['links']]);
    expect(textsAbout(findings, 'links')).to.include('“坏”："example"').and.include('有 1 项');
    expect(marked(await withLinks([]), 'warn')).to.deep.equal([]);
  });

  it('warn of a logo that is an HTTP error with the content type of an image', async () => {
    const { url } = await start();
    const gone = await startProxy(url, () => ({ status: 404 }));
    const findings = await examined(configWith({ logo: { logo: `${gone}/images/logo.svg` } }));
    expect(textsAbout(findings, 'logo')).to.include('HTTP 404, image/svg+xml');
  });

  it('warn of a logo that cannot be shown, and of a site without a name', async () => {
    const findings = await examined(configWith({ logo: { logo: '/images/gone.png' } }));
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['logo']]);
    const server = await start();
    server.engine.controls.setUp({ siteName: '' });
    const nameless = await examine({ base: server.url, origin: 'http://front.example' });
    expect([failing(nameless), marked(nameless, 'warn')]).to.deep.equal([[], ['config']]);
  });
});
