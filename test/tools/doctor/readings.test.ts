import { expect } from 'chai';
import fc from 'fast-check';

import { readArguments } from '../../../tools/doctor/arguments.js';
import { Requester } from '../../../tools/doctor/requester.js';
import type { Check, Facts } from '../../../tools/doctor/facts.js';
import { checkGeneration, checkTime } from '../../../tools/doctor/checks/config.js';
import { checkMixedContent, checkPhone, checkServer } from '../../../tools/doctor/checks/addresses.js';
import { whyForbidden, whyUnreadable } from '../../../tools/doctor/checks/cross-origin.js';
import { diagnoseSilence } from '../../../tools/doctor/diagnose.js';
import { fail, info, ok, warn } from '../../../tools/doctor/finding.js';
import { isImage } from '../../../tools/doctor/images.js';
import { hostsOfPlaylist } from '../../../tools/doctor/checks/videos.js';
import { blockedByPolicy } from '../../../tools/doctor/checks/policy.js';
import { allows, readPolicies } from '../../../tools/doctor/policy.js';
import { report } from '../../../tools/doctor/report.js';
import { whyNoAnswer } from '../../../tools/doctor/received.js';
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
} from '../../../tools/doctor/strings.js';
import { contentSecurityPolicy } from '../../../tools/preview/csp.js';
import { answered, someFacts, textsAbout } from './doctor-rig.js';

describe('The arguments of the doctor', () => {
  it('are a server and optionally the origin of the front end', () => {
    expect(readArguments(['http://host'])).to.deep.equal({
      base: 'http://host/',
      origin: 'http://front.example',
      fromProxy: false,
      json: false,
      served: false,
    });
    expect(readArguments(['https://host:8443/api/?x#y'])).to.deep.equal({
      base: 'https://host:8443/api/',
      origin: 'https://front.example',
      fromProxy: false,
      json: false,
      served: false,
    });
    expect(readArguments(['http://host/api', '--origin', 'https://site.example/courses'])).to.deep.equal({
      base: 'http://host/api',
      origin: 'https://site.example',
      fromProxy: false,
      json: false,
      served: true,
    });
    expect(readArguments(['http://10.0.0.7:8000', '--from-proxy', '--json'])).to.include({
      fromProxy: true,
      json: true,
    });
  });

  it('do not include the token of a member, which comes from the environment, hidden from other users', () => {
    expect(readArguments(['http://host'], ' abc\n')).to.include({ token: 'abc' });
    expect(readArguments(['http://host'], ' ')).not.to.have.property('token');
  });

  it('are refused with the reason when they are wrong', () => {
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

describe('The doctor’s check of CORS', () => {
  it('accepts * and the origin of the site for reading', () => {
    const readable = (value: string) =>
      whyUnreadable(answered({ headers: { 'Access-Control-Allow-Origin': value } }), ORIGIN);
    expect(readable('*')).to.equal(undefined);
    expect(readable(ORIGIN)).to.equal(undefined);
    expect(readable('http://front.example')).to.deep.equal(originOther('http://front.example'));
    expect(whyUnreadable(answered(), ORIGIN)).to.equal(ORIGIN_MISSING);
  });

  it('accepts no other origin', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const { origin } = new URL(url);
        const headers = { ...FREE, 'Access-Control-Allow-Origin': origin };
        expect(forbidden(headers) === undefined).to.equal(origin === ORIGIN);
      }),
    );
  });

  it('requires the method, except for methods that are always allowed', () => {
    expect(forbidden(FREE)).to.equal(undefined);
    expect(forbidden(FREE, 'POST')).to.equal(undefined);
    expect(forbidden(FREE, 'DELETE')).to.deep.equal(preflightMethod('DELETE'));
    expect(forbidden({ ...FREE, 'Access-Control-Allow-Methods': '*' }, 'DELETE')).to.equal(undefined);
  });

  it('requires both headers, as * does not include the token', () => {
    const allowing = (names: string) => forbidden({ ...FREE, 'Access-Control-Allow-Headers': names });
    expect(allowing('authorization,*')).to.equal(undefined);
    expect(allowing('*')).to.deep.equal(preflightHeaders('authorization'));
    expect(allowing('')).to.deep.equal(preflightHeaders('authorization, content-type'));
  });
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('An image in a data URL, for the doctor,', () => {
  it('is valid when an image element can show it', () => {
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

  it('is invalid when it is a URL, a page, empty, or of another format than it names', () => {
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

describe('A playlist, for the doctor,', () => {
  const at = 'https://vod.example/a/index.m3u8';

  it('has the hosts of its segments, of other playlists and of keys, each once', () => {
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

  it('is invalid when the text is no playlist', () => {
    expect(hostsOfPlaylist('<html>', at)).to.equal(undefined);
    expect(hostsOfPlaylist('', at)).to.equal(undefined);
  });
});

const SITE = 'https://www.example.com';

describe('A content security policy, for the doctor,', () => {
  const allowed = (sources: string, url: string, origin = SITE) =>
    allows(readPolicies(`img-src 'none'; media-src ${sources}`), 'media-src', new URL(url), origin);

  it('allows what a source names: scheme, host, subdomains, port', () => {
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

  it('blocks everything else', () => {
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

  it('falls back to default-src, and allows what no directive restricts', () => {
    const url = new URL('https://videos.example/a.mp4');
    expect(allows(readPolicies("default-src 'none'"), 'media-src', url, SITE)).to.equal(false);
    expect(allows(readPolicies("img-src 'none'"), 'media-src', url, SITE)).to.equal(true);
    expect(allows(readPolicies("media-src https:; media-src 'none'"), 'media-src', url, SITE), 'the first').to.equal(
      true,
    );
  });

  it('allows what every policy of an answer allows: a CDN may add a second one', () => {
    const url = new URL('https://videos.example/a.mp4');
    for (const header of [
      "media-src https:, media-src 'self'",
      "media-src 'self', media-src https:",
      "default-src 'none',",
    ])
      expect(allows(readPolicies(header), 'media-src', url, SITE), header).to.equal(false);
    expect(allows(readPolicies("media-src https:, , img-src 'none'"), 'media-src', url, SITE)).to.equal(true);
  });

  it('of a new build allows videos, streams, frames and images from anywhere', () => {
    const policies = readPolicies(contentSecurityPolicy('<html></html>'));
    for (const directive of ['media-src', 'connect-src', 'frame-src', 'img-src'])
      expect(allows(policies, directive, new URL('https://anywhere.example/a'), SITE), directive).to.equal(true);
  });

  it('leads to one finding per blocked host, and to none when the policy is unknown', () => {
    const urls = ['https://a.example/1', 'https://a.example/2', 'https://b.example/3', '/own', 'no//address:'];
    const policies = readPolicies("img-src 'self' https://b.example");
    const found = blockedByPolicy(
      { servedPolicy: { kind: 'policies', policies }, origin: SITE },
      'logo',
      'img-src',
      urls,
    );
    expect(found.map(({ mark, request }) => [mark, request])).to.deep.equal([['fail', 'https://a.example/1']]);
    expect(blockedByPolicy({ servedPolicy: undefined, origin: SITE }, 'logo', 'img-src', urls)).to.deep.equal([]);
  });
});

const coded = (code: string) => Object.assign(new Error('of the socket'), { code });

const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause });

describe('The reason for a missing answer, for the doctor,', () => {
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

  it('comes from the code of the socket error inside the error of fetch', () => {
    for (const [code, kind] of KINDS) expect(whyNoAnswer(fetchFailed(coded(code))).kind, code).to.equal(kind);
  });

  it('comes from the first of several addresses of a host', () => {
    const both = new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]);
    expect(whyNoAnswer(fetchFailed(both))).to.deep.equal({ kind: 'refused' });
  });

  it('is the time limit when the request was aborted', () => {
    expect(whyNoAnswer(new DOMException('late', 'TimeoutError'))).to.deep.equal({ kind: 'timeout' });
    expect(whyNoAnswer(new DOMException('given up', 'AbortError'))).to.deep.equal({ kind: 'timeout' });
  });

  it('is the message of the error when the code is unknown', () => {
    expect(whyNoAnswer(fetchFailed(new Error('bad port')))).to.deep.equal({ kind: 'other', detail: 'bad port' });
    expect(whyNoAnswer('odd')).to.deep.equal({ kind: 'other', detail: 'odd' });
  });

  it('has a text of its own for each kind', () => {
    const messages = new Set(
      KINDS.map(([code]) => diagnoseSilence(whyNoAnswer(coded(code))).wrong.replace(/（.*）/, '')),
    );
    expect(messages).to.have.property('size', new Set(KINDS.map(([, kind]) => kind)).size);
  });
});

const CAUSE = { wrong: '坏了。', cure: '修好。' };

describe('The report of the doctor', () => {
  it('has one line for each check that passed, and ends with a good summary', () => {
    const printed = report([ok('reach', '有响应。'), info('phone', '没有。')]);
    expect(printed).to.equal(`ok    连接：有响应。\ninfo  手机站地址：没有。\n\n${ALL_WELL}`);
  });

  it('lists what was checked, what is wrong and how to repair it, after the checks that passed', () => {
    const printed = report([fail('config', 'GET http://host', CAUSE), ok('reach', '有响应。')]);
    expect(printed.split('\n')).to.deep.equal([
      ...['ok    连接：有响应。', '', 'FAIL  站点配置', '      查看：GET http://host', '      问题：坏了。'],
      ...['      办法：修好。', '', summaryOf(1, 0)],
    ]);
  });

  it('names the same cause once, with every check that it affects', () => {
    const printed = report([
      fail('config', 'GET a', CAUSE),
      fail('navs', 'GET b', CAUSE),
      warn('links', 'GET c', CAUSE),
    ]);
    expect(printed).to.include('FAIL  站点配置、导航菜单\n      查看：GET a\n      查看：GET b\n      问题：坏了。');
    expect(printed).to.include('warn  友情链接\n');
    expect(printed.endsWith(summaryOf(1, 1)), 'each is counted once').to.equal(true);
  });

  it('counts warnings with the same cause as one', () => {
    expect(report([warn('navs', 'x', CAUSE), warn('links', 'y', CAUSE)]).endsWith(usable(1))).to.equal(true);
  });

  it('says when there are only warnings', () => {
    expect(report([warn('navs', 'x', CAUSE)]).endsWith(usable(1))).to.equal(true);
  });
});

/** A `Requester` without a server: the checks below send no requests. */
const UNREACHABLE = new Requester({ base: 'http://127.0.0.1:0', origin: 'http://front.example' });

const marks = async (check: Check, facts: Facts) => (await check(UNREACHABLE, facts)).map(({ mark }) => mark);

describe('The checks of the doctor without further requests', () => {
  it('accept images over http only for a site over http', async () => {
    const logo = { logo: { logo: 'http://cdn.example/logo.png', white_logo: {} } };
    expect(await marks(checkMixedContent, someFacts())).to.deep.equal(['ok']);
    expect(await marks(checkMixedContent, someFacts(logo))).to.deep.equal(['fail']);
    expect(await marks(checkMixedContent, someFacts(logo, { origin: 'http://front.example' }))).to.deep.equal([]);
    const findings = await checkMixedContent(UNREACHABLE, someFacts(logo));
    expect(textsAbout(findings, 'mixed')).to.include('"http://cdn.example/logo.png"');
  });

  it('report a server over http that a site over https cannot call', async () => {
    expect(await marks(checkMixedContent, someFacts({}, { base: 'http://api.example' }))).to.deep.equal(['fail']);
    expect(await marks(checkMixedContent, someFacts({ url: 'http://api.example' }))).to.deep.equal(['fail']);
  });

  it('recognise an answer that a CDN repeats, and a clock that is wrong', async () => {
    const at = (headers: Readonly<Record<string, string>>) => marks(checkTime, someFacts({}, { headers }));
    const date = (minutes: number) => new Date(Date.now() + minutes * 60_000).toUTCString();
    expect(await at({ age: '600', date: date(-10) })).to.deep.equal(['fail']);
    expect(await at({ date: date(-60) })).to.deep.equal(['warn']);
    expect(await at({ date: date(60) })).to.deep.equal(['warn']);
    expect(await at({ age: '5', date: date(1) })).to.deep.equal([]);
    expect(await at({})).to.deep.equal([]);
  });

  it('accept links over http', async () => {
    expect(await marks(checkMixedContent, someFacts({ h5_url: 'http://m.example' }))).to.deep.equal(['ok']);
  });

  it('distinguish a phone site elsewhere from one below the site and from the site itself', async () => {
    const at = (h5_url: string) => marks(checkPhone, someFacts({ h5_url }));
    expect(await at('')).to.deep.equal(['info']);
    const none = await checkPhone(UNREACHABLE, someFacts({ h5_url: '' }));
    expect(textsAbout(none, 'phone')).to.include(`接口的域名 ${new URL(someFacts({}).base).host}，`);
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

  it('recognise an address that only the server itself can open', async () => {
    for (const host of ['127.0.0.1:8000', 'localhost', '[::1]']) {
      const facts = someFacts({ url: `http://${host}`, h5_url: `http://${host}` });
      for (const [check, subject] of [[checkServer, 'server'] as const, [checkPhone, 'phone'] as const]) {
        expect(textsAbout(await check(UNREACHABLE, facts), subject), host).to.include(LOOPBACK.wrong);
      }
    }
  });

  it('accept a missing server address, because the base of the API replaces it', async () => {
    const findings = await checkServer(UNREACHABLE, someFacts({ url: '' }));
    expect(findings.map(({ mark }) => mark)).to.deep.equal(['warn']);
    expect(textsAbout(findings, 'server')).to.include('APP_URL 不会填上它');
  });

  it('recognise the address that the server has configured by the pages that it names', async () => {
    const at = (user_protocol: string) => marks(checkServer, someFacts({ url: '', user_protocol }));
    expect(await at('http://api.example/user/protocol'), 'another scheme').to.deep.equal(['warn']);
    expect(await at('http://10.0.0.7/user/protocol')).to.deep.equal(['fail']);
    expect(await at('https://api.example:8000/user/protocol'), 'another port').to.deep.equal(['fail']);
    expect(await at('')).to.deep.equal(['warn']);
  });

  it('recognise the generation by three signs, and list the signs when they differ', async () => {
    const signs = async (config: Readonly<Record<string, unknown>>) =>
      textsAbout(await checkGeneration(UNREACHABLE, someFacts(config)), 'generation');
    expect(await signs({})).to.match(/^第一代/);
    expect(await signs({ paid_content_purchase_protocol: '' })).to.include(
      'wechat_scan 像第一代，sliders 像第一代，paid_content_purchase_protocol 像第二代',
    );
  });

  it('report nothing when the configuration cannot be read', async () => {
    const facts: Facts = { ...someFacts(), setUp: undefined };
    for (const check of [checkPhone, checkServer, checkGeneration]) expect(await marks(check, facts)).to.deep.equal([]);
  });
});
