import { expect } from 'chai';

import { asList, asRecord } from '../../../src/adapters/http/client/json-readers.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { examine } from '../../../tools/doctor/examine.js';
import type { Diagnosis, Finding, Subject } from '../../../tools/doctor/finding.js';
import * as strings from '../../../tools/doctor/page.strings.js';
import type { SiteServer } from '../../../demo/site-server/site-server.js';
import { siteServers } from '../../demo/site-server/support.js';
import {
  changed,
  configWith,
  failing,
  marked,
  type Meddle,
  meddlingProxies,
  ORIGIN,
  SETTINGS_ELEMENT,
  spoiltServers,
  textsAbout,
} from './doctor-rig.js';

const BLOCKS = { 1: '/api/v2/viewBlock/page/blocks', 2: '/api/v2/decorationPage/blocks' } as const;
const GENERATIONS: readonly Generation[] = [1, 2];
const answering =
  (path: string | RegExp, text: string): Meddle =>
  (passing) =>
    passing.path.match(path) ? { text } : {};
const refusing = (path: string, message: string) => answering(path, JSON.stringify({ code: 1, message, data: [] }));

describe('The doctor’s checks of what the pages need', () => {
  const start = siteServers();
  const examineSpoilt = spoiltServers();
  const proxies = meddlingProxies();

  const withVideos = async (
    videos: readonly unknown[],
    { origin = ORIGIN, served = false } = {},
  ): Promise<readonly Finding[]> => {
    const site = await start();
    const token = site.engine.controls.signIn(SEEDED.ordinary);
    const meddle: Meddle = (passing) => {
      const isPlayInfo = passing.path.endsWith('/playinfo') && passing.method === 'GET';
      return isPlayInfo ? { text: JSON.stringify({ code: 0, message: '', data: { urls: videos } }) } : {};
    };
    return examine({ base: await proxies(site.url, meddle), origin, served, token });
  };
  const withCodeFault = (findings: readonly Finding[], subject: Subject) =>
    findings.filter((finding) => finding.subject === subject && 'wrong' in finding);

  for (const generation of GENERATIONS) {
    const path = BLOCKS[generation];

    it(`warns when home is empty, generation ${String(generation)}`, async () => {
      const findings = await examineSpoilt(() => changed(path, () => []), { generation });
      expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['blocks']]);
      expect(textsAbout(findings, 'blocks')).to.include(strings.NO_BLOCKS.cure);
    });

    it(`explains that an empty block breaks home, generation ${String(generation)}`, async () => {
      const findings = await examineSpoilt(() => refusing(path, '错误'), { generation });
      expect(failing(findings)).to.deep.equal(['blocks']);
      expect(textsAbout(findings, 'blocks')).to.include(strings.BLOCKS_CRASHED.cure);
    });

    it(`names blocks that home does not show, generation ${String(generation)}`, async () => {
      const unknown = { id: 99, sign: 'h5-banner', config_render: [] };
      const findings = await examineSpoilt(() => changed(path, (data) => [...(asList(data) ?? []), unknown]), {
        generation,
      });
      expect(failing(findings)).to.deep.equal([]);
      expect(textsAbout(findings, 'blocks')).to.include('h5-banner');
    });

    it(`reports comments that cannot be loaded, generation ${String(generation)}`, async () => {
      const server = await start({ generation });
      server.engine.controls.fail('comments', FAULTS.maintenance);
      const findings = await examine({ base: server.url, origin: ORIGIN });
      expect(failing(findings)).to.deep.equal(['comments']);
    });
  }

  const SLIDES: readonly unknown[] = [
    { thumb: '', url: '/', src: '', href: '/' },
    { thumb: '/images/logo.svg', url: 'nowhere', src: '/images/logo.svg', href: 'nowhere' },
    { thumb: '/images/gone.png', url: '', src: '/images/gone.png', href: '' },
  ];
  it('warns of slides without an image, with a missing image or with an invalid link, in both generations', async () => {
    const slider = { id: 1, sign: 'pc-slider', config_render: SLIDES };
    const found = [
      await examineSpoilt(() => configWith({ sliders: SLIDES })),
      await examineSpoilt(() => changed(BLOCKS[2], (data) => [...withoutSlides(data), slider]), { generation: 2 }),
    ];
    for (const findings of found) {
      expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['slides']]);
      expect(textsAbout(findings, 'slides')).to.include('有 1 项').and.include('"nowhere"').and.include('gone.png');
    }
  });

  it('judges the image of a slide by its bytes, not by its content type', async () => {
    const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const files = await proxies((await start()).url, ({ path }) => ({
      status: 200,
      headers: { 'content-type': 'text/plain' },
      text: path === '/a.png' ? Buffer.from(PNG, 'base64') : 'gone',
    }));
    const sliders = ['a.png', 'b.png'].map((name) => ({ thumb: `${files}/${name}`, url: '' }));
    const findings = await examineSpoilt(() => configWith({ sliders }));
    const message = textsAbout(findings, 'slides');
    expect(message).to.include('b.png').and.not.include('a.png');
  });

  for (const generation of GENERATIONS)
    it(`names courses on home that are hidden or not published yet, generation ${String(generation)}`, async () => {
      const item = (id: number, title: string, published_at: string) => ({
        id,
        title,
        thumb: '',
        charge: 1,
        published_at,
      });
      const items = [
        item(2, '高等数学精讲', '2024-01-01 00:00:00'),
        item(3, '明年的课', '2999-01-01 00:00:00'),
        item(91, '讲师内部培训', '2024-01-01 00:00:00'),
      ];
      const block = { id: 1, sign: 'pc-vod-v1', config_render: { title: '推荐', items } };
      const findings = await examineSpoilt(() => changed(BLOCKS[generation], () => [block]), { generation });
      expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], []]);
      const message = textsAbout(findings, 'blocks');
      expect(message).to.include('“明年的课”').and.include('“讲师内部培训”').and.not.include('“高等数学精讲”');
      expect(message)
        .to.include(strings.notYetInBlock('明年的课', '2999-01-01 00:00:00'))
        .and.include(strings.hiddenInBlock('讲师内部培训'));
    });

  it('names each cover that is no image once', async () => {
    const cover = (data: unknown) => {
      const list = asRecord(data) ?? {};
      return {
        ...list,
        data: (asList(list['data']) ?? []).map((entry) => ({ ...asRecord(entry), thumb: '/images/gone.png' })),
      };
    };
    const findings = await examineSpoilt(() => changed('/api/v2/courses', cover));
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['courses']]);
    expect(textsAbout(findings, 'courses').split('/images/gone.png')).to.have.lengthOf(2);
  });

  it('warns of a site without courses, and then skips search and comments', async () => {
    const findings = await examineSpoilt(() =>
      changed('/api/v2/courses', (data) => ({ ...asRecord(data), data: [], total: 0 })),
    );
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['courses']]);
    expect(textsAbout(findings, 'search') + textsAbout(findings, 'comments')).to.equal('');
  });

  it('reports courses that cannot be loaded', async () => {
    const server = await start();
    server.engine.controls.fail('courses', FAULTS.html);
    expect(failing(await examine({ base: server.url, origin: ORIGIN }))).to.deep.equal(['courses']);
  });

  it('recognises in each generation that search is switched off', async () => {
    const refused = await examineSpoilt(() => refusing('/api/v3/search', '搜索服务未配置'));
    expect([failing(refused), marked(refused, 'warn')]).to.deep.equal([[], ['search']]);
    expect(textsAbout(refused, 'search')).to.include('后台').and.not.include('SCOUT_DRIVER');
    const empty = await examineSpoilt(() => changed('/api/v3/search', () => ({ data: [], total: 0 })), {
      generation: 2,
    });
    expect([failing(empty), marked(empty, 'warn')]).to.deep.equal([[], ['search']]);
    expect(textsAbout(empty, 'search')).to.include('后台').and.not.include('SCOUT_DRIVER');
  });

  it('checks the purchase agreement when the server has one', async () => {
    const findings = await examineSpoilt(
      ({ url }) => configWith({ paid_content_purchase_protocol: `${url}/user/nowhere` }),
      {
        generation: 2,
      },
    );
    expect(failing(findings)).to.deep.equal(['protocols']);
    expect(failing(await examineSpoilt(() => configWith({ vip_protocol: '' })))).to.deep.equal([]);
  });

  it('warns of agreements without a text: a fresh server has none', async () => {
    const page = async (body: string) => {
      const text = `<!doctype html><title>协议</title><style>p{}</style>${body}`;
      const pages = await proxies((await start()).url, () => ({ text }));
      return examineSpoilt(() => configWith({ user_protocol: `${pages}/user/protocol` }));
    };
    for (const empty of ['', '<h1>协议</h1><p>&nbsp;</p>', '<div><!-- text --></div><script>run()</script>']) {
      const findings = await page(empty);
      expect([failing(findings), marked(findings, 'warn')], empty).to.deep.equal([[], ['protocols']]);
      expect(textsAbout(findings, 'protocols')).to.include('空白');
    }
    expect(marked(await page('<p>请遵守。</p>'), 'warn')).to.deep.equal([]);
  });

  it('say that the second generation does not name its payment methods', async () => {
    const { url } = await start({ generation: 2 });
    const text = textsAbout(await examine({ base: url, origin: ORIGIN }), 'payments');
    expect(text).to.include('没有检查').and.include('至少开启了一种');
  });

  describe('for a member', () => {
    const asMember = async (site: SiteServer, path: RegExp, text: string) => {
      const token = site.engine.controls.signIn(SEEDED.ordinary);
      return examine({ base: await proxies(site.url, answering(path, text)), origin: ORIGIN, token });
    };

    it('are reported as skipped without a token', async () => {
      const findings = await examine({ base: (await start()).url, origin: ORIGIN });
      expect(textsAbout(findings, 'videos')).to.equal(strings.VIDEOS_UNSEEN);
      expect(textsAbout(findings, 'payments')).to.equal(strings.PAYMENTS_UNSEEN);
    });

    for (const generation of GENERATIONS)
      it(`only read, and send the token to no other server, generation ${String(generation)}`, async () => {
        const site = await start({ generation });
        const other = await start();
        const { unread$, users$ } = site.engine.controls;
        const token = site.engine.controls.signIn(SEEDED.ordinary);
        const before = [unread$.value, users$.value];
        const base = await proxies(site.url, configWith({ url: other.url }));
        const findings = await examine({ base, origin: ORIGIN, token });
        expect(withCodeFault(findings, 'videos')).to.deep.equal([]);
        expect(marked(findings, generation === 1 ? 'ok' : 'info')).to.include('payments');
        expect(marked(findings, 'ok')).to.include('videos');
        expect([unread$.value, users$.value]).to.deep.equal(before);
        expect(other.requests.length).to.be.above(0);
        for (const { headers } of other.requests) expect(headers).not.to.have.property('authorization');
        const shown = site.requests.filter(({ headers }) => headers.authorization !== undefined);
        expect(new Set(shown.map(({ method }) => method))).to.deep.equal(new Set(['GET']));
        expect(
          shown.every(({ path }) => !/^\/api\/v2\/video\/\d+$/.test(path)),
          'this request would record progress',
        ).to.equal(true);
      });

    it('warn of an invalid token', async () => {
      const findings = await examine({ base: (await start()).url, origin: ORIGIN, token: 'worn-out' });
      expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['payments', 'videos']]);
      expect(textsAbout(findings, 'videos')).to.include(strings.BAD_TOKEN.wrong);
    });

    const NOT_REPORTED: readonly (readonly [string, string, 'fail' | 'warn', Diagnosis])[] = [
      ['a refusal without a reason', '{"code":1,"message":"","data":[]}', 'fail', strings.NO_VIDEO_DOMAIN],
      [
        'a refusal with a reason',
        '{"code":1,"message":"无法获取视频播放地址","data":[]}',
        'warn',
        strings.videoRefused('无法获取视频播放地址'),
      ],
      ['an empty list', '{"code":0,"message":"","data":{"urls":[]}}', 'warn', strings.NO_VIDEO],
    ];
    for (const [title, text, mark, { cure }] of NOT_REPORTED)
      it(`name lessons for which the server returns ${title}`, async () => {
        const findings = await asMember(await start(), /\/playinfo$/, text);
        expect(marked(findings, mark)).to.deep.equal(['videos']);
        expect(textsAbout(findings, 'videos')).to.include(cure);
      });

    it('list payment methods of the second generation from the orders of the member', async () => {
      const site = await start({ generation: 2 });
      const orders = ['scan', 'scan', ''].map((payment_method, id) => ({
        ...{ id, order_id: String(id), charge: 1, status_text: '已支付', payment_text: '', continue_pay: false },
        ...{ payment_method, created_at: '2024-11-05T02:00:00.000000Z', product: [] },
      }));
      const text = JSON.stringify({ code: 0, message: '', data: { data: orders, total: orders.length } });
      const token = site.engine.controls.signIn(SEEDED.ordinary);
      const base = await proxies(site.url, answering('/api/v2/member/orders', text));
      const findings = await examine({ base, origin: ORIGIN, token });
      expect(textsAbout(findings, 'payments')).to.equal(`${strings.PAID_ELSEWHERE}\n${strings.paidBefore('scan')}`);
      expect(failing(findings)).to.deep.equal([]);
    });

    it('warn of a site without a payment method, and name methods that the site does not support', async () => {
      const none = await asMember(await start(), /\/order\/payments$/, '{"code":0,"message":"","data":[]}');
      expect([failing(none), marked(none, 'warn')]).to.deep.equal([[], ['payments']]);
      const odd = '{"code":0,"message":"","data":[{"sign":"gold","name":"金"},{"sign":"handPay","name":"转帐"}]}';
      const findings = await asMember(await start(), /\/order\/payments$/, odd);
      expect(failing(findings)).to.deep.equal([]);
      expect(textsAbout(findings, 'payments')).to.include('转帐').and.include('gold');
    });
  });

  describe('of streams and the policy of the site', () => {
    const video = (url: string, format = 'mp4') => ({ url, format, name: '默认', duration: 0 });
    const front = async (headers: Readonly<Record<string, string>>) =>
      proxies((await start()).url, ({ path }) => ({
        headers,
        ...(path === '/' && {
          status: 200,
          headers: { 'content-type': 'text/html', ...headers },
          text: `${SETTINGS_ELEMENT}</html>`,
        }),
      }));
    const withPolicy = (policy: string) => front({ 'content-security-policy': policy });

    it('name what the policy blocks, with directive and host', async () => {
      const origin = await withPolicy(
        "default-src 'none'; img-src 'self'; connect-src 'self' http://127.0.0.1:*; media-src 'self'",
      );
      const videos = [video('https://videos.example/a.mp4'), video('https://vod.example/a.m3u8', 'm3u8')];
      const findings = await withVideos(videos, { origin, served: true });
      const message = textsAbout(findings, 'videos');
      expect(message).to.include('https://videos.example 取得它（media-src）').and.include('policy_hosts');
      expect(message).to.include('https://vod.example 取得它（connect-src）');
      expect(marked(findings, 'ok')).to.include('policy');
      expect(withCodeFault(findings, 'courses')).not.to.deep.equal([]);
    });

    it('name a frame and an API that the policy blocks', async () => {
      const origin = await withPolicy("default-src 'none'");
      const findings = await withVideos([video('<iframe src="https://player.example/1"></iframe>', '')], {
        origin,
        served: true,
      });
      expect(textsAbout(findings, 'videos')).to.include('https://player.example 取得它（frame-src）');
      expect(marked(findings, 'fail')).to.include('policy');
    });

    it('report when no policy is known', async () => {
      const { url } = await start();
      expect(textsAbout(await examine({ base: url, origin: ORIGIN }), 'policy')).to.equal(strings.POLICY_NOT_CHECKED);
      const unread = await examine({ base: url, origin: await front({}), served: true });
      expect(textsAbout(unread, 'policy')).to.match(/Content-Security-Policy（HTTP \d+/);
    });

    it('name videos over http on a site over https', async () => {
      const findings = await withVideos([video('http://videos.example/a.mp4')], { origin: 'https://front.example' });
      expect(textsAbout(findings, 'videos')).to.include(strings.INSECURE_VIDEO.wrong);
    });

    const stream = (url: string) => [video(`${url}/list.m3u8`, 'm3u8')];
    const cloud = async (text: string, { cors = true, status = 200 } = {}) =>
      proxies((await start()).url, () => ({
        status,
        text,
        headers: cors ? { 'access-control-allow-origin': '*' } : {},
      }));

    it('open a stream like a page: it must exist, be a playlist, and be readable from another origin', async () => {
      const fine = await withVideos(stream(await cloud('#EXTM3U\n0.ts\n')));
      expect(withCodeFault(fine, 'videos')).to.deep.equal([]);
      const gone = await withVideos(stream(await cloud('no', { status: 403 })));
      expect(textsAbout(gone, 'videos')).to.include('HTTP 403').and.include('Referer');
      const html = await withVideos(stream(await cloud('<html>')));
      expect(textsAbout(html, 'videos')).to.include(strings.NO_PLAYLIST.wrong);
      const closed = await withVideos(stream(await cloud('#EXTM3U\n0.ts\n', { cors: false })));
      expect(textsAbout(closed, 'videos')).to.include('Access-Control-Allow-Origin').and.include('CORS');
      const dead = await start();
      await dead.close();
      expect(failing(await withVideos(stream(dead.url)))).to.deep.equal(['videos']);
    });

    it('also check the hosts of the segments', async () => {
      const url = await cloud('#EXTM3U\nhttps://pieces.example/0.ts\n');
      const origin = await withPolicy(`default-src http://127.0.0.1:*`);
      const findings = await withVideos(stream(url), { origin, served: true });
      expect(textsAbout(findings, 'videos')).to.include('https://pieces.example 取得它（connect-src）');
    });
  });
});

function withoutSlides(data: unknown): readonly unknown[] {
  return (asList(data) ?? []).filter((entry) => asRecord(entry)?.['sign'] !== 'pc-slider');
}
