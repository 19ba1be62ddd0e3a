import { expect } from 'chai';
import fc from 'fast-check';

import { readArguments } from '../../../tools/doctor/arguments.js';
import { Asker } from '../../../tools/doctor/asker.js';
import type { Check } from '../../../tools/doctor/check.js';
import { checkGeneration } from '../../../tools/doctor/checks/check-generation.js';
import { checkMixedContent } from '../../../tools/doctor/checks/check-mixed-content.js';
import { checkPhone } from '../../../tools/doctor/checks/check-phone.js';
import { checkServer } from '../../../tools/doctor/checks/check-server.js';
import { whyForbidden, whyUnreadable } from '../../../tools/doctor/cross-origin.js';
import { diagnoseSilence } from '../../../tools/doctor/diagnose.js';
import type { Facts } from '../../../tools/doctor/facts.js';
import { fail, info, ok, warn } from '../../../tools/doctor/finding.js';
import { isImage } from '../../../tools/doctor/image.js';
import { hostsOfPlaylist } from '../../../tools/doctor/playlist.js';
import { keptOut } from '../../../tools/doctor/policy/kept-out.js';
import { allows, readPolicy } from '../../../tools/doctor/policy/policy.js';
import { report } from '../../../tools/doctor/report.js';
import { whyNoAnswer } from '../../../tools/doctor/why-no-answer.js';
import {
  ALL_WELL,
  badAddress,
  LOOPBACK,
  NO_ADDRESS,
  NO_PASSWORD,
  ONE_ADDRESS,
  ORIGIN_MISSING,
  originOther,
  preflightHeaders,
  preflightMethod,
  summaryOf,
  usable,
} from '../../../tools/doctor/words.js';
import { contentSecurityPolicy } from '../../../tools/preview/csp.js';
import { answered, someFacts, wordsAbout } from './doctor-rig.js';

describe('the arguments of the doctor', () => {
  it('are a server, and maybe where the front end is', () => {
    expect(readArguments(['http://host'])).to.deep.equal({
      base: 'http://host/',
      origin: 'http://front.example',
      fromProxy: false,
      served: false,
    });
    expect(readArguments(['https://host:8443/api/?x#y'])).to.deep.equal({
      base: 'https://host:8443/api/',
      origin: 'https://front.example',
      fromProxy: false,
      served: false,
    });
    expect(readArguments(['http://host/api', '--origin', 'https://site.example/courses'])).to.deep.equal({
      base: 'http://host/api',
      origin: 'https://site.example',
      fromProxy: false,
      served: true,
    });
    expect(readArguments(['http://10.0.0.7:8000', '--from-proxy'])).to.include({ fromProxy: true });
  });

  it('leave the token of a member to the environment, where it is not shown to others on the machine', () => {
    expect(readArguments(['http://host'], ' abc\n')).to.include({ token: 'abc' });
    expect(readArguments(['http://host'], ' ')).not.to.have.property('token');
  });

  it('say what is wrong with them', () => {
    expect(() => readArguments([])).to.throw(NO_ADDRESS);
    expect(() => readArguments(['http://a', 'http://b'])).to.throw(ONE_ADDRESS);
    for (const wrong of ['host', 'host:8000', 'http://', 'http:///api', 'ftp://host', 'http://a b', '']) {
      expect(() => readArguments([wrong]), wrong).to.throw(badAddress(wrong));
    }
    expect(() => readArguments(['http://host', '--origin', 'site'])).to.throw(badAddress('site'));
    expect(() => readArguments(['http://me:secret@host'])).to.throw(NO_PASSWORD);
    expect(() => readArguments(['http://host', '--orgin', 'http://a'])).to.throw('--orgin');
  });
});

const ORIGIN = 'https://front.example';

const FREE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};

const forbidden = (headers: Readonly<Record<string, string>>, method: 'GET' | 'PUT' | 'POST' | 'DELETE' = 'PUT') =>
  whyForbidden(answered({ status: 204, headers }), ORIGIN, method);

describe('permission across origins', () => {
  it('to read is for everybody, or for this very origin', () => {
    const readable = (value: string) =>
      whyUnreadable(answered({ headers: { 'Access-Control-Allow-Origin': value } }), ORIGIN);
    expect(readable('*')).to.equal(undefined);
    expect(readable(ORIGIN)).to.equal(undefined);
    expect(readable('http://front.example')).to.deep.equal(originOther('http://front.example'));
    expect(whyUnreadable(answered(), ORIGIN)).to.equal(ORIGIN_MISSING);
  });

  it('is for nobody whom it does not name', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const { origin } = new URL(url);
        const headers = { ...FREE, 'Access-Control-Allow-Origin': origin };
        expect(forbidden(headers) === undefined).to.equal(origin === ORIGIN);
      }),
    );
  });

  it('to ask names the method, but for those that are always allowed', () => {
    expect(forbidden(FREE)).to.equal(undefined);
    expect(forbidden(FREE, 'POST')).to.equal(undefined);
    expect(forbidden(FREE, 'DELETE')).to.deep.equal(preflightMethod('DELETE'));
    expect(forbidden({ ...FREE, 'Access-Control-Allow-Methods': '*' }, 'DELETE')).to.equal(undefined);
  });

  it('to ask names both headers, as * does not stand for the token', () => {
    const allowing = (names: string) => forbidden({ ...FREE, 'Access-Control-Allow-Headers': names });
    expect(allowing('authorization,*')).to.equal(undefined);
    expect(allowing('*')).to.deep.equal(preflightHeaders('authorization'));
    expect(allowing('')).to.deep.equal(preflightHeaders('authorization, content-type'));
  });
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('an image in a data address', () => {
  it('is what an image element can show', () => {
    for (const text of [
      `data:image/png;base64,${PNG}`,
      `data:image/png;base64, ${PNG}`,
      'data:image/svg+xml,%3Csvg%3E',
      'data:image/svg+xml;charset=utf-8,%3Csvg%3E',
      'data:image/svg+xml;base64,PHN2Zz4=',
    ]) {
      expect(isImage(text), text).to.equal(true);
    }
  });

  it('is not an address, a page, an empty one, or something else by the name of an image', () => {
    for (const text of [
      '',
      'https://example.com/a.png',
      'data:text/html;base64,PHN2Zz4=',
      'data:image/png;base64,',
      'data:image/png;base64,PHN2Zz4=',
      'data:image/svg+xml;base64,<b>Warning</b>',
      `data:image/jpeg;base64,${PNG}`,
    ]) {
      expect(isImage(text), text).to.equal(false);
    }
  });
});

describe('a playlist as the doctor reads it', () => {
  const at = 'https://vod.example/a/index.m3u8';

  it('names the hosts of its pieces, of other lists and of keys, each once', () => {
    const text = `#EXTM3U
#EXT-X-KEY:METHOD=AES-128,URI="https://keys.example/k?a=1"
#EXT-X-MEDIA:TYPE=AUDIO,URI="audio/index.m3u8"
#EXTINF:4,
0.ts\r
https://cdn.example:8443/1.ts
//cdn2.example/2.ts
data:text/plain,x
`;
    expect(hostsOfPlaylist(text, at)).to.deep.equal([
      'https://keys.example',
      'https://vod.example',
      'https://cdn.example:8443',
      'https://cdn2.example',
    ]);
  });

  it('knows a text that is none', () => {
    expect(hostsOfPlaylist('<html>', at)).to.equal(undefined);
    expect(hostsOfPlaylist('', at)).to.equal(undefined);
  });
});

const SITE = 'https://www.example.com';

describe('a policy as the doctor reads it', () => {
  const allowed = (sources: string, url: string, origin = SITE) =>
    allows(readPolicy(`img-src 'none'; media-src ${sources}`), 'media-src', new URL(url), origin);

  it('lets come what a source names: scheme, host, hosts below it, port', () => {
    for (const [sources, url] of [
      ['https:', 'https://videos.example/a.mp4'],
      ['http:', 'https://videos.example/a.mp4'],
      ['*', 'http://videos.example/a.mp4'],
      ['blob: https://videos.example', 'https://videos.example/a.mp4'],
      ['https://*.example', 'https://a.videos.example/a.mp4'],
      ['videos.example', 'https://videos.example/a.mp4'],
      ['https://videos.example:8443', 'https://videos.example:8443/a.mp4'],
      ['https://videos.example:443', 'https://videos.example/a.mp4'],
      ['https://videos.example:*', 'https://videos.example:9/a.mp4'],
      ['http://videos.example', 'https://videos.example/a.mp4'],
      ["'self'", 'https://www.example.com/a.mp4'],
    ] as const)
      expect(allowed(sources, url), `${sources} ${url}`).to.equal(true);
  });

  it('keeps out the rest', () => {
    for (const [sources, url] of [
      ["'none'", 'https://videos.example/a.mp4'],
      ['', 'https://videos.example/a.mp4'],
      ['https:', 'http://videos.example/a.mp4'],
      ['blob:', 'https://videos.example/a.mp4'],
      ["'self'", 'https://videos.example/a.mp4'],
      ["'self'", 'http://www.example.com/a.mp4'],
      ['https://*.example', 'https://example/a.mp4'],
      ['https://videos.example', 'https://videos.example.org/a.mp4'],
      ['https://videos.example', 'https://videos.example:8443/a.mp4'],
      ['videos.example', 'http://videos.example/a.mp4'],
    ] as const)
      expect(allowed(sources, url), `${sources} ${url}`).to.equal(false);
  });

  it('falls back on what is said of all, and lets come what nothing is said of', () => {
    const url = new URL('https://videos.example/a.mp4');
    expect(allows(readPolicy("default-src 'none'"), 'media-src', url, SITE)).to.equal(false);
    expect(allows(readPolicy("img-src 'none'"), 'media-src', url, SITE)).to.equal(true);
    expect(allows(readPolicy("media-src https:; media-src 'none'"), 'media-src', url, SITE), 'the first').to.equal(
      true,
    );
  });

  it('lets videos, streams, frames and images come from anywhere as the site is built', () => {
    const policy = readPolicy(contentSecurityPolicy('<html></html>'));
    for (const directive of ['media-src', 'connect-src', 'frame-src', 'img-src'])
      expect(allows(policy, directive, new URL('https://anywhere.example/a'), SITE), directive).to.equal(true);
  });

  it('names each place that is kept out once, and nothing where no policy is known', () => {
    const urls = ['https://a.example/1', 'https://a.example/2', 'https://b.example/3', '/own', 'no//address:'];
    const policy = readPolicy("img-src 'self' https://b.example");
    const found = keptOut({ front: { kind: 'policy', policy }, origin: SITE }, 'logo', 'img-src', urls);
    expect(found.map(({ mark, asked }) => [mark, asked])).to.deep.equal([['fail', 'https://a.example/1']]);
    expect(keptOut({ front: undefined, origin: SITE }, 'logo', 'img-src', urls)).to.deep.equal([]);
  });
});

const coded = (code: string) => Object.assign(new Error('of the socket'), { code });

const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause });

describe('why no answer came', () => {
  const KINDS = [
    ['ENOTFOUND', 'unknown-host'],
    ['EAI_AGAIN', 'unknown-host'],
    ['ECONNREFUSED', 'refused'],
    ['EHOSTUNREACH', 'unreachable'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['ECONNRESET', 'cut'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate'],
    ['EODD', 'other'],
  ] as const;

  it('is read off the code of the socket, which fetch wraps', () => {
    for (const [code, kind] of KINDS) expect(whyNoAnswer(fetchFailed(coded(code))).kind, code).to.equal(kind);
  });

  it('is the first of several addresses of a host', () => {
    const both = new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]);
    expect(whyNoAnswer(fetchFailed(both))).to.deep.equal({ kind: 'refused' });
  });

  it('is the limit where it was aborted', () => {
    expect(whyNoAnswer(new DOMException('late', 'TimeoutError'))).to.deep.equal({ kind: 'timeout' });
    expect(whyNoAnswer(new DOMException('given up', 'AbortError'))).to.deep.equal({ kind: 'timeout' });
  });

  it('is told as it is when nobody knows better', () => {
    expect(whyNoAnswer(fetchFailed(new Error('bad port')))).to.deep.equal({ kind: 'other', detail: 'bad port' });
    expect(whyNoAnswer('odd')).to.deep.equal({ kind: 'other', detail: 'odd' });
  });

  it('has words of its own for each', () => {
    const said = new Set(KINDS.map(([code]) => diagnoseSilence(whyNoAnswer(coded(code))).wrong.replace(/（.*）/, '')));
    expect(said).to.have.property('size', new Set(KINDS.map(([, kind]) => kind)).size);
  });
});

const CAUSE = { wrong: '坏了。', cure: '修好。' };

describe('what the doctor prints', () => {
  it('is a line for what is well, and a word of relief', () => {
    const printed = report([ok('reach', '有应答。'), info('phone', '没有。')]);
    expect(printed).to.equal(`ok    连接：有应答。\ninfo  手机站地址：没有。\n\n${ALL_WELL}`);
  });

  it('is what was asked, what is wrong and how to mend it, after what is well', () => {
    const printed = report([fail('config', 'GET http://host', CAUSE), ok('reach', '有应答。')]);
    expect(printed.split('\n')).to.deep.equal([
      ...['ok    连接：有应答。', '', 'FAIL  站点配置', '      查看：GET http://host', '      问题：坏了。'],
      ...['      办法：修好。', '', summaryOf(1, 0)],
    ]);
  });

  it('tells the same cause once, with everything that it strikes', () => {
    const printed = report([
      fail('config', 'GET a', CAUSE),
      fail('navs', 'GET b', CAUSE),
      warn('links', 'GET c', CAUSE),
    ]);
    expect(printed).to.include('FAIL  站点配置、导航菜单\n      查看：GET a\n      查看：GET b\n      问题：坏了。');
    expect(printed).to.include('warn  友情链接\n');
    expect(printed.endsWith(summaryOf(1, 1)), 'one of each is printed').to.equal(true);
  });

  it('counts warnings as it prints them: one cause is one', () => {
    expect(report([warn('navs', 'x', CAUSE), warn('links', 'y', CAUSE)]).endsWith(usable(1))).to.equal(true);
  });

  it('says when warnings are all there is', () => {
    expect(report([warn('navs', 'x', CAUSE)]).endsWith(usable(1))).to.equal(true);
  });
});

/** An `Asker` without a server: the checks below send no requests. */
const UNREACHABLE = new Asker({ base: 'http://127.0.0.1:0', origin: 'http://front.example' });

const marks = async (check: Check, facts: Facts) => (await check(UNREACHABLE, facts)).map(({ mark }) => mark);

describe('the checks that need no further question', () => {
  it('let images over http pass on a page over http alone', async () => {
    const logo = { logo: { logo: 'http://cdn.example/logo.png', white_logo: {} } };
    expect(await marks(checkMixedContent, someFacts())).to.deep.equal(['ok']);
    expect(await marks(checkMixedContent, someFacts(logo))).to.deep.equal(['fail']);
    expect(await marks(checkMixedContent, someFacts(logo, { origin: 'http://front.example' }))).to.deep.equal([]);
    const findings = await checkMixedContent(UNREACHABLE, someFacts(logo));
    expect(wordsAbout(findings, 'mixed')).to.include('"http://cdn.example/logo.png"');
  });

  it('name the server itself where pages over https cannot ask it', async () => {
    expect(await marks(checkMixedContent, someFacts({}, { base: 'http://api.example' }))).to.deep.equal(['fail']);
    expect(await marks(checkMixedContent, someFacts({ url: 'http://api.example' }))).to.deep.equal(['fail']);
  });

  it('let links lead over http', async () => {
    expect(await marks(checkMixedContent, someFacts({ h5_url: 'http://m.example' }))).to.deep.equal(['ok']);
  });

  it('tell a mobile site elsewhere from one below the site and from the site itself', async () => {
    const at = (h5_url: string) => marks(checkPhone, someFacts({ h5_url }));
    expect(await at('')).to.deep.equal(['info']);
    for (const other of ['https://m.example/', '//m.example']) expect(await at(other), other).to.deep.equal(['ok']);
    expect(await at('https://front.example/h5/')).to.deep.equal(['warn']);
    for (const loop of [
      'https://front.example',
      '//front.example',
      'https://front.example/#/',
      'https://FRONT.example:443/?a=1',
    ]) {
      expect(await at(loop), loop).to.deep.equal(['fail']);
    }
    for (const wrong of ['m.example', '/h5', 'javascript:alert(1)', 'https://']) {
      expect(await at(wrong), wrong).to.deep.equal(['fail']);
    }
  });

  it('know an address that only the server itself can open', async () => {
    for (const host of ['127.0.0.1:8000', 'localhost', '[::1]']) {
      const facts = someFacts({ url: `http://${host}`, h5_url: `http://${host}` });
      for (const [check, subject] of [[checkServer, 'server'] as const, [checkPhone, 'phone'] as const]) {
        expect(wordsAbout(await check(UNREACHABLE, facts), subject), host).to.include(LOOPBACK.wrong);
      }
    }
  });

  it('do without an address of the server, as the base of the API stands in', async () => {
    const findings = await checkServer(UNREACHABLE, someFacts({ url: '' }));
    expect(findings.map(({ mark }) => mark)).to.deep.equal(['warn']);
    expect(wordsAbout(findings, 'server')).to.include('APP_URL 不会填上它');
  });

  it('see by the pages that it names where the server thinks it is', async () => {
    const at = (user_protocol: string) => marks(checkServer, someFacts({ url: '', user_protocol }));
    expect(await at('http://api.example/user/protocol'), 'another scheme').to.deep.equal(['warn']);
    expect(await at('http://10.0.0.7/user/protocol')).to.deep.equal(['fail']);
    expect(await at('https://api.example:8000/user/protocol'), 'another port').to.deep.equal(['fail']);
    expect(await at('')).to.deep.equal(['warn']);
  });

  it('read the generation off three signs, and each by itself where they differ', async () => {
    const signs = async (config: Readonly<Record<string, unknown>>) =>
      wordsAbout(await checkGeneration(UNREACHABLE, someFacts(config)), 'generation');
    expect(await signs({})).to.match(/^第一代/);
    expect(await signs({ paid_content_purchase_protocol: '' })).to.include(
      'wechat_scan 像第一代，sliders 像第一代，paid_content_purchase_protocol 像第二代',
    );
  });

  it('say nothing where the configuration could not be read', async () => {
    const facts: Facts = { ...someFacts(), setUp: undefined };
    for (const check of [checkPhone, checkServer, checkGeneration]) expect(await marks(check, facts)).to.deep.equal([]);
  });
});
