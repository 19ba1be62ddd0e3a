import { runInNewContext } from 'node:vm';

import { expect } from 'chai';
import sinon from 'sinon';

import { HttpAnnouncementGateway } from '../../src/adapters/http/announcements/http-announcement-gateway.js';
import { HttpClient } from '../../src/adapters/http/client/http-client.js';
import { HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../src/adapters/http/home/http-home-gateway.js';
import { decodeHomeBlocks } from '../../src/adapters/http/home/decode-home-blocks.js';
import { decodeSystemConfig } from '../../src/adapters/http/site/decode-system-config.js';
import type { PreloadedResponses } from '../../src/adapters/http/client/preloaded-responses.js';
import { CurrentSite } from '../../src/domain/site/current-site.js';
import { pictureUrl } from '../../src/domain/site/picture-url.js';
import { preloadRequests } from '../../tools/webpack/preload-requests.js';
import { PretendFetch } from '../adapters/http/pretend-fetch.js';

const CONFIG = '/api/v2/other/config';
const NAVS = '/api/v2/navs';
const MEMBER = '/api/v2/member/detail';
const SERVER = 'https://server.example.com';

interface World {
  readonly buildBase?: string;
  readonly runTimeBase?: unknown;
  readonly settings?: Readonly<Record<string, string>>;
  readonly getItem?: (name: string) => string | null;
  readonly fetch?: (url: string, init: RequestInit) => Promise<unknown>;
  readonly pathname?: string;
}

/** Runs the script as the page has it, minified and all, in a window of its own. */
function runIn({
  buildBase = '',
  runTimeBase,
  settings,
  getItem = () => null,
  fetch = () => Promise.resolve(),
  pathname = '/courses',
}: World = {}) {
  const asked = sinon.spy(fetch);
  const pictures: { src?: string }[] = [];
  class Image {
    src?: string;
    constructor() {
      pictures.push(this);
    }
  }
  const dataset: Record<string, string> = {};
  const scripts = [new EventTarget(), new EventTarget()];
  const document = {
    documentElement: { dataset },
    querySelectorAll: (selector: string) => (selector === 'script[data-site]' ? scripts : []),
    // The load of a script is heard by what it stands in, on the way down alone.
    addEventListener: (type: string, heard: (event: Event) => void, capture: boolean) => {
      if (capture) for (const script of scripts) script.addEventListener(type, heard);
    },
  };
  const heard = async () => {
    scripts[0]?.dispatchEvent(new Event('load'));
    await settled();
    expect(pictures, 'before the last script is here').to.deep.equal([]);
    scripts[1]?.dispatchEvent(new Event('load'));
    await settled();
    return pictures.map(({ src }) => src);
  };
  const window: { meedu_api_url?: unknown; courseSiteSettings?: unknown; courseSitePreloads?: PreloadedResponses } = {
    meedu_api_url: runTimeBase,
    courseSiteSettings: settings,
  };
  runInNewContext(preloadRequests(buildBase), {
    ...{ window, localStorage: { getItem }, fetch: asked, AbortController, Image },
    ...{ location: { pathname }, document },
  });
  return {
    /** The scripts that come with the document have been run. */
    scripted: heard,
    early: window.courseSitePreloads ?? new Map<string, never>(),
    asked,
    urls: asked.args.map(([url]) => url),
    dataset,
    pictures,
  };
}

/** Until whatever the script waits for has come: it waits for promises alone. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** Home, before a server with this configuration. */
async function homeBefore(data: object) {
  const run = runIn({ pathname: '/', fetch: () => Promise.resolve(new Response(JSON.stringify({ data }))) });
  await settled();
  await settled();
  return run;
}
/** What a server says of home, each generation in its way: half of the pictures by a path on itself. */
function homeOf(generation: 1 | 2) {
  const picture = (name: string, place = 0) =>
    place % 2 === 0 ? `/storage/${name}` : `https://cdn.example.com/${name}`;
  const logo = { logo: picture('logo.png') };
  const items = Array.from({ length: 3 }, (_, place) => ({
    ...{ id: place + 1, title: 'Vue', charge: 0, thumb: picture(`${String(place)}.png`, place) },
  }));
  const courses = [
    { id: 1, sign: 'pc-vod-v1', config_render: { title: '好课', items } },
    { id: 2, sign: 'code', config_render: { html: '<p>学习</p>' } },
    { id: 3, sign: 'pc-vod-v1', config_render: { title: '新课', items } },
  ];
  if (generation === 1)
    return { config: { url: `${SERVER}/`, logo, sliders: [{ thumb: picture('1.jpg', 1) }] }, blocks: courses };
  const slider = { id: 4, sign: 'pc-slider', config_render: [{ src: picture('1.jpg') }, { src: picture('2.jpg') }] };
  return { config: { url: SERVER, logo }, blocks: [slider, ...courses] };
}

/** Answers by a part of the address; nothing else is to be had. */
function answers(data: Readonly<Record<string, unknown>>): (url: string) => Promise<unknown> {
  return (url) => {
    const [, answer] = Object.entries(data).find(([part]) => url.includes(part)) ?? [];
    return Promise.resolve(answer === undefined ? new Response('', { status: 404 }) : Response.json({ data: answer }));
  };
}
const withToken = (name: string) => (name === 'meedu-user-token' ? 't0k3n' : null);

describe('the inline start script', () => {
  it('asks both start-up questions at once, on the same origin (clarifications §3)', () => {
    const { urls, asked } = runIn();
    expect(urls).to.deep.equal([CONFIG, NAVS]);
    for (const [, init] of asked.args) {
      expect(init).to.deep.include({ headers: { Accept: 'application/json' }, credentials: 'omit' });
    }
  });

  it('asks for the member too when a token is stored, and says whose questions they are (clarifications §3)', () => {
    const { urls, asked, early } = runIn({ getItem: withToken });
    expect(urls).to.deep.equal([CONFIG, NAVS, MEMBER]);
    expect(asked.lastCall.args[1].headers).to.deep.equal({
      Accept: 'application/json',
      Authorization: 'Bearer t0k3n',
    });
    expect(early.get(MEMBER)?.token).to.equal('t0k3n');
    expect(runIn().early.get(NAVS)?.token).to.equal(null);
  });

  it('takes an empty token for none', () => {
    const { early, urls } = runIn({ getItem: () => '' });
    expect(urls).to.deep.equal([CONFIG, NAVS]);
    expect(early.get(NAVS)?.token).to.equal(null);
  });

  it('asks the address of the run-time setting, else of the build, without a doubled slash (clarifications §1)', () => {
    const buildBase = 'https://built.example.com//';
    expect(runIn({ buildBase }).urls[1]).to.equal(`https://built.example.com${NAVS}`);
    expect(runIn({ buildBase, runTimeBase: ' /api/ ' }).urls[1]).to.equal(`/api${NAVS}`);
    expect(runIn({ buildBase, runTimeBase: '  ' }).urls[1]).to.equal(`https://built.example.com${NAVS}`);
    const settings = { api_url: 'https://set.example.com/' };
    expect(runIn({ buildBase, settings }).urls[1]).to.equal(`https://set.example.com${NAVS}`);
    expect(runIn({ buildBase, settings, runTimeBase: '/api' }).urls[1]).to.equal(`/api${NAVS}`);
  });

  it('asks nothing of an address that the site itself would refuse', () => {
    for (const runTimeBase of ['javascript:alert(1)', 'api.example.com', 7, true]) {
      expect(runIn({ runTimeBase }).urls, String(runTimeBase)).to.deep.equal([]);
    }
  });

  it('keeps each answer under its address, for the one who asks the same later', async () => {
    const answer = { ok: true };
    const { early } = runIn({ runTimeBase: '/api', fetch: () => Promise.resolve(answer) });
    expect([...early.keys()]).to.deep.equal([`/api${CONFIG}`, `/api${NAVS}`]);
    expect(await early.get(`/api${NAVS}`)?.answer).to.equal(answer);
  });

  it('lets a question be taken back, and only that one', () => {
    const { early, asked } = runIn();
    early.get(CONFIG)?.abort();
    expect(asked.args.map(([, init]) => init.signal?.aborted)).to.deep.equal([true, false]);
  });

  it('leaves no failure unheard, and keeps it for the one who takes the answer', async () => {
    const unheard = sinon.spy();
    process.on('unhandledRejection', unheard);
    try {
      const { early } = runIn({ fetch: () => Promise.reject(new Error('offline')) });
      // Node tells of unheard rejections between two turns of its loop.
      await new Promise((resolve) => setImmediate(resolve));
      expect(unheard.callCount).to.equal(0);
      const failure = await early.get(NAVS)?.answer.catch((error: unknown) => error);
      expect(failure).to.have.property('message', 'offline');
    } finally {
      process.off('unhandledRejection', unheard);
    }
  });

  it('never throws: neither where storage is forbidden nor where nothing can be asked', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(runIn({ getItem: forbidden }).urls).to.deep.equal([CONFIG, NAVS]);
    expect(runIn({ fetch: forbidden }).early.size).to.equal(0);
  });

  it('tells the frame whether there is a token, even where nothing can be asked (issue 14)', () => {
    expect(runIn({ getItem: withToken, runTimeBase: 'nowhere' }).dataset).to.deep.equal({ token: '' });
    expect(runIn({ getItem: () => '' }).dataset).to.deep.equal({});
  });

  for (const [generation, data] of [
    [1, { sliders: [] }],
    [2, {}],
  ] as const) {
    it(`asks what home asks a server of generation ${String(generation)}, once the configuration has told (issue 14)`, async () => {
      const { early, asked } = await homeBefore(data);
      const wire = new PretendFetch();
      const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
      new HttpAnnouncementGateway(http).latest().subscribe();
      const home =
        generation === 1 ? new HttpHomeGatewayG1(http, String, new CurrentSite()) : new HttpHomeGatewayG2(http, String);
      home.content().subscribe();
      const urls = wire.sent.map(({ url }) => url);
      expect(urls).to.have.length(2);
      expect(asked.args.slice(2).map(([url]) => url)).to.deep.equal(urls);
      expect([...early.keys()].slice(2)).to.deep.equal(urls);
    });
  }

  it('asks nothing for home where the configuration is refused, or on another page', async () => {
    const refused = () => Promise.resolve(new Response('{"data":{}}', { status: 503 }));
    const { asked } = runIn({ pathname: '/', fetch: refused });
    await settled();
    await settled();
    expect(asked.callCount).to.equal(2);
    const elsewhere = runIn({ fetch: () => Promise.resolve(new Response('{"data":{}}')) });
    await settled();
    expect(elsewhere.asked.callCount).to.equal(2);
  });

  for (const generation of [1, 2] as const) {
    it(`fetches the pictures of the first screen that the site will show, of generation ${String(generation)}, once the scripts are here (issue 14)`, async () => {
      const { config, blocks } = homeOf(generation);
      const run = runIn({ pathname: '/', fetch: answers({ [CONFIG]: config, 'page_name=pc-page-index': blocks }) });
      await settled();
      await settled();
      expect(run.pictures).to.deep.equal([]);

      const { logoUrl, slides } = decodeSystemConfig(config, '');
      const home = decodeHomeBlocks(blocks, (picture) => pictureUrl(picture, SERVER));
      const courses = home.blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []));
      const [slide] = [...slides, ...home.slides];
      expect(courses).to.have.length.above(4);
      expect(await run.scripted()).to.deep.equal([
        logoUrl,
        slide?.picture,
        ...courses.slice(0, 4).map(({ cover }) => cover),
      ]);
      expect((await run.early.get(CONFIG)?.answer)?.bodyUsed, 'left whole for the site').to.equal(false);
    });
  }

  it('fetches no picture of home on another page', async () => {
    const { config, blocks } = homeOf(1);
    const run = runIn({ fetch: answers({ [CONFIG]: config, 'page_name=pc-page-index': blocks }) });
    expect(await run.scripted()).to.deep.equal([]);
  });

  it('fetches what it can where the answers have another shape, and minds nothing else', async () => {
    const unheard = sinon.spy();
    process.on('unhandledRejection', unheard);
    try {
      const logo = { logo: 'https://pictures.example.com/logo.png' };
      for (const [config, blocks, fetched] of [
        [{}, {}, []],
        [{ sliders: [] }, [], []],
        [{ logo: { logo: `${SERVER}/` }, sliders: [{ thumb: 7 }] }, [{ sign: 'pc-vod-v1', config_render: [] }], []],
        [{ logo }, [null], [logo.logo]],
        [{ logo, sliders: [{ thumb: '' }] }, 'none', [logo.logo]],
      ] as const) {
        const run = runIn({ pathname: '/', fetch: answers({ [CONFIG]: config, 'page_name=pc-page-index': blocks }) });
        await settled();
        expect(await run.scripted(), JSON.stringify(config)).to.deep.equal(fetched);
      }
      expect(unheard.callCount).to.equal(0);
    } finally {
      process.off('unhandledRejection', unheard);
    }
  });

  it('is safe inside a script element, whatever the address', () => {
    const script = preloadRequests('/</script><script>alert(1)</script>$&');
    expect(script).not.to.include('</');
    expect(runIn({ buildBase: '/$&/api' }).urls[0]).to.equal(`/$&/api${CONFIG}`);
  });
});
