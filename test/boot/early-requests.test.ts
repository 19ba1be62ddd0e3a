import { runInNewContext } from 'node:vm';

import { expect } from 'chai';
import type { Observable } from 'rxjs';
import sinon from 'sinon';

import { HttpAnnouncementGateway } from '../../src/adapters/http/announcements.js';
import { HttpClient } from '../../src/adapters/http/client/http-client.js';
import { HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../src/adapters/http/home.js';
import { HttpLessonGateway } from '../../src/adapters/http/lesson.js';
import type { PreloadedResponses } from '../../src/adapters/http/client/preloaded-responses.js';
import { HttpSearchGateway } from '../../src/adapters/http/search.js';
import { HttpStudyGateway } from '../../src/adapters/http/study.js';
import { readAnnouncementAddress } from '../../src/domain/announcements.js';
import { readSearchAddress } from '../../src/domain/search/search-address.js';
import { LEARNED_COURSES_FETCHED } from '../../src/domain/home/limits.js';
import { SEARCH_RESULTS_A_PAGE } from '../../src/domain/search/limits.js';
import { CurrentSite } from '../../src/domain/site/current-site.js';
import { inlineScript } from '../../tools/webpack/boot-bundles.js';
import { FakeFetch } from '../adapters/http/fake-fetch.js';
import { watching } from '../support/watching.js';

const CONFIG = '/api/v2/other/config';
const NAVS = '/api/v2/navs';
const MEMBER = '/api/v2/member/detail';

const NOW = 1_800_000_000_000;

const PAGES = [
  ['/', ['/home.js', '/home.css'], false],
  ['/courses', ['/courses.js'], false],
  ['/courses/detail/:courseId', ['/detail.js'], false],
  ['/member', ['/member.js'], true],
];

interface Browser {
  readonly builtApiUrl?: string;
  readonly apiUrl?: unknown;
  readonly settings?: Readonly<Record<string, string>>;
  readonly getItem?: (name: string) => string | null;
  readonly fetch?: (url: string, init: RequestInit) => Promise<unknown>;
  readonly pathname?: string;
  readonly search?: string;
  /** Addresses of the stylesheets that a snapshot has inline. */
  readonly inline?: readonly string[];
}

interface ImagesAfterScripts {
  readonly largestEnds?: 'onload' | 'onerror';
  readonly early?: 0 | 1;
}

/** Runs the script as it is in the page, bundled and minified, in a window of its own. */
function runIn({
  builtApiUrl = '',
  apiUrl,
  settings,
  getItem = () => null,
  fetch = () => Promise.resolve(),
  pathname = '/courses',
  search = '',
  inline = [],
}: Browser = {}) {
  const fetchSpy = sinon.spy(fetch);
  const setItem = sinon.spy();
  const preloads: string[] = [];
  const head = {
    appendChild: ({ rel, as, href }: HTMLLinkElement) => preloads.push(`${rel} ${as} ${href}`),
  };
  const images: Image[] = [];
  class Image {
    src?: string;
    fetchPriority?: string;
    // A broken one, until it has loaded.
    naturalWidth = 0;
    onload?: () => void;
    onerror?: () => void;
    constructor() {
      images.push(this);
    }
  }
  const scripts = [new EventTarget(), new EventTarget()];
  const showInShell = sinon.spy();
  const document = {
    ...{ head, createElement: () => ({ append: () => undefined }), documentElement: { dataset: {} } },
    querySelector: (selector: string) => {
      if (selector === '.frame--early > .main') return { children: [], replaceChildren: showInShell };
      return inline.some((file) => selector === `style[data-href="${file}"]`) ? {} : null;
    },
    querySelectorAll: (selector: string) => (selector === 'script[data-site]' ? scripts : []),
    // The load event of a script does not bubble: the document receives it in the capture phase only.
    addEventListener: (type: string, listener: (event: Event) => void, capture: unknown) => {
      if (capture === true) for (const script of scripts) script.addEventListener(type, listener);
    },
  };
  const window: { courseSitePreloads?: PreloadedResponses } = {};
  const files = { STREAMS: ['/streams.js'], FORMULAS: ['/katex.js', '/katex.css'], HIGHLIGHTER: ['/highlight.js'] };
  runInNewContext(inlineScript('early-requests', { BUILT_API_URL: builtApiUrl, PAGES, ...files }), {
    ...{ localStorage: { getItem, setItem }, fetch: fetchSpy, AbortController, URLSearchParams, Image },
    ...{ location: { pathname, search }, document, Date: { now: () => NOW } },
    window: Object.assign(window, { meedu_api_url: apiUrl, courseSiteSettings: settings }),
  });
  return {
    early: window.courseSitePreloads ?? new Map<string, never>(),
    fetchSpy,
    urls: fetchSpy.args.map(([url]) => url),
    preloads,
    showInShell,
    /** What was stored, as names and values. */
    stored: setItem.args,
    /**
     * The images that are requested once all scripts of the document have been loaded, each after the end of the one before.
     * `early` of them are requested before the last script is.
     */
    imagesAfterScripts: async ({ largestEnds = 'onload', early = 0 }: ImagesAfterScripts = {}) => {
      for (const [index, script] of scripts.entries()) {
        await settled();
        expect(images, `before script ${String(index)} is loaded`).to.have.lengthOf(index * early);
        script.dispatchEvent(new Event('load'));
      }
      await settled();
      const largest = images.find(({ fetchPriority }) => fetchPriority === 'high');
      if (largest) {
        // Generation 2 has the logo in another answer than the slides.
        const beside = images.filter((image) => image !== largest && image.src?.includes('logo') === false);
        expect(beside, 'beside the largest').to.deep.equal([]);
        largest.naturalWidth = largestEnds === 'onload' ? 720 : 0;
        largest[largestEnds]?.();
        await settled();
      }
      return images.map(({ src, fetchPriority }) => `${fetchPriority ?? ''} ${src ?? ''}`);
    },
  };
}

/** Waits until the script has nothing left to do: it waits only for promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** Runs the script on home, with a server that answers every request with `data`. */
async function homeBefore(data: object, getItem: (name: string) => string | null) {
  const fetch = () => Promise.resolve(new Response(JSON.stringify({ data })));
  const run = runIn({ pathname: '/', fetch, getItem });
  await settled();
  await settled();
  return run;
}
/** What a server of each generation answers for home. Every second image has a path instead of a URL. */
function homeOf(generation: 1 | 2) {
  const items = ['/storage/0.png', 'https://cdn.example.com/1.png', '/storage/2.png'].map((thumb) => ({ thumb }));
  const courses = { sign: 'pc-vod-v1', config_render: { items } };
  const blocks = [courses, { sign: 'code', config_render: { html: '<p>学习</p>' } }, courses];
  const config = { url: 'https://server.example.com/', logo: { logo: '/storage/logo.png' } };
  const slide = 'https://cdn.example.com/slide.jpg';
  return generation === 1
    ? { config: { ...config, sliders: [{ thumb: slide }] }, blocks }
    : { config, blocks: [{ sign: 'pc-slider', config_render: [{ src: slide }, {}] }, ...blocks] };
}

function answers(data: Readonly<Record<string, unknown>>): (url: string) => Promise<unknown> {
  return (url) => {
    const [, answer] = Object.entries(data).find(([part]) => url.includes(part)) ?? [];
    return Promise.resolve(Response.json({ data: answer ?? null }));
  };
}
const withToken = (name: string) => (name === 'meedu-user-token' ? 't0k3n' : null);

describe('The inline start script', () => {
  it('requests the configuration and the navigation at once, from the same origin, without credentials', () => {
    const { urls, fetchSpy } = runIn();
    expect(urls).to.deep.equal([CONFIG, NAVS]);
    for (const [, init] of fetchSpy.args) {
      expect(init).to.deep.include({ headers: { Accept: 'application/json' }, credentials: 'omit' });
    }
  });

  it('also requests the member when a token is stored, and records with each request which token it had', () => {
    const { urls, fetchSpy, early } = runIn({ getItem: withToken });
    expect(urls).to.deep.equal([CONFIG, NAVS, MEMBER]);
    expect(fetchSpy.lastCall.args[1].headers).to.deep.equal({
      Accept: 'application/json',
      Authorization: 'Bearer t0k3n',
    });
    expect(early.get(MEMBER)?.token).to.equal('t0k3n');
    expect(runIn().early.get(NAVS)?.token).to.equal(null);
  });

  it('treats an empty token or a forbidden storage as no token, and does not throw where fetch is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    for (const getItem of [() => '', forbidden]) {
      const { early, urls } = runIn({ getItem });
      expect(urls).to.deep.equal([CONFIG, NAVS]);
      expect(early.get(NAVS)?.token).to.equal(null);
    }
    expect(runIn({ fetch: forbidden }).early.size).to.equal(0);
  });

  it('requests from the address in the run-time settings, otherwise from that of the build, without a double slash', () => {
    const builtApiUrl = 'https://built.example.com//';
    expect(runIn({ builtApiUrl }).urls[1]).to.equal(`https://built.example.com${NAVS}`);
    expect(runIn({ builtApiUrl, apiUrl: ' /api/ ' }).urls[1]).to.equal(`/api${NAVS}`);
    expect(runIn({ builtApiUrl, apiUrl: '  ' }).urls[1]).to.equal(`https://built.example.com${NAVS}`);
    const settings = { api_url: 'https://set.example.com/' };
    expect(runIn({ builtApiUrl, settings }).urls[1]).to.equal(`https://set.example.com${NAVS}`);
    expect(runIn({ builtApiUrl, settings, apiUrl: '/api' }).urls[1]).to.equal(`/api${NAVS}`);
  });

  it('ignores an API address that the site would refuse as well', () => {
    for (const apiUrl of ['javascript:alert(1)', 'api.example.com', 7, true]) {
      expect(runIn({ apiUrl }).urls[0], String(apiUrl)).to.equal(CONFIG);
      expect(runIn({ apiUrl, builtApiUrl: '/api' }).urls[0], String(apiUrl)).to.equal(`/api${CONFIG}`);
    }
  });

  it('stores each answer under its address for the HTTP client, and can abort one request without the other', async () => {
    const answer = { ok: true };
    const { early, fetchSpy } = runIn({ apiUrl: '/api', fetch: () => Promise.resolve(answer) });
    expect([...early.keys()]).to.deep.equal([`/api${CONFIG}`, `/api${NAVS}`]);
    expect(await early.get(`/api${NAVS}`)?.answer).to.equal(answer);
    expect(answer, 'when it arrived').to.deep.include({ at: NOW });
    early.get(`/api${CONFIG}`)?.abort();
    expect(fetchSpy.args.map(([, init]) => init.signal?.aborted)).to.deep.equal([true, false]);
  });

  it('causes no unhandled rejection, and reports a failure to the code that takes the answer', async () => {
    const unhandled = sinon.spy();
    process.on('unhandledRejection', unhandled);
    try {
      const { early } = runIn({ fetch: () => Promise.reject(new Error('offline')) });
      // Node reports unhandled rejections between two iterations of its event loop.
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled.callCount).to.equal(0);
      const failure = await early.get(NAVS)?.answer.catch((error: unknown) => error);
      expect(failure).to.have.property('message', 'offline');
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  const BLOCKS = {
    1: '/api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index',
    2: '/api/v2/decorationPage/blocks?page_name=pc-page-index',
  } as const;
  const LATEST = '/api/v2/announcement/latest';
  const knows = (generation: string) => (name: string) => (name === 'course-site-generation' ? generation : null);
  for (const [generation, data] of [
    [1, { sliders: [] }],
    [2, {}],
  ] as const) {
    const other = generation === 1 ? 2 : 1;
    it(`sends the requests of home without waiting for the configuration, and remembers generation ${String(generation)}`, async () => {
      for (const known of ['', '3', 'x']) {
        const { urls, stored } = await homeBefore(data, knows(known));
        expect(urls.slice(2), known).to.deep.equal([BLOCKS[1], BLOCKS[2], LATEST]);
        expect(stored, known).to.deep.equal([['course-site-generation', String(generation)]]);
      }
      const known = await homeBefore(data, knows(String(generation)));
      expect([known.urls.slice(2), known.stored]).to.deep.equal([[BLOCKS[generation], LATEST], []]);
    });

    it(`sends one request more where the server has become one of generation ${String(generation)}`, async () => {
      const { urls, stored, fetchSpy } = await homeBefore(data, knows(String(other)));
      expect(urls.slice(2)).to.deep.equal([BLOCKS[other], LATEST]);
      expect(fetchSpy.args.slice(4).map(([url]) => url)).to.deep.equal([BLOCKS[generation]]);
      expect(stored).to.deep.equal([['course-site-generation', String(generation)]]);
    });

    it(`sends the requests of home, generation ${String(generation)}, as the HTTP client does`, async () => {
      const { early, fetchSpy } = await homeBefore(data, knows(String(generation)));
      const wire = new FakeFetch();
      const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
      new HttpAnnouncementGateway(http).latest().subscribe();
      const home =
        generation === 1 ? new HttpHomeGatewayG1(http, String, new CurrentSite()) : new HttpHomeGatewayG2(http, String);
      home.content().subscribe();
      const urls = wire.sent.map(({ url }) => url);
      expect(urls).to.have.length(2);
      expect(fetchSpy.args.slice(2).map(([url]) => url)).to.have.members(urls);
      expect([...early.keys()].slice(2)).to.have.members(urls);
    });
  }

  it('requests the courses to continue on home at once when a token is stored, as the site itself requests them', () => {
    const wire = new FakeFetch();
    const http = new HttpClient({ base: '', token: () => 'a-token', send: wire.send });
    new HttpStudyGateway(http, String).learnedCourses({ page: 1, size: LEARNED_COURSES_FETCHED }).subscribe({
      error: () => undefined,
    });
    const { urls } = runIn({ pathname: '/', getItem: () => 'a-token', fetch: () => new Promise(() => undefined) });
    expect(urls).to.include(wire.sent[0]?.url);
    expect(runIn({ getItem: () => 'a-token', fetch: () => new Promise(() => undefined) }).urls).to.have.length(3);
    expect(runIn({ pathname: '/', fetch: () => new Promise(() => undefined) }).urls).to.have.length(5);
  });

  for (const generation of [1, 2] as const) {
    it(`requests the first slide of home, generation ${String(generation)}, alone, before the last script, then the other images`, async () => {
      const { config, blocks } = homeOf(generation);
      const path = generation === 1 ? 'viewBlock' : 'decorationPage';
      const fetch = answers({ config, [path]: blocks });
      for (const largestEnds of ['onload', 'onerror'] as const) {
        const { imagesAfterScripts, showInShell } = runIn({ pathname: '/', fetch });
        expect(await imagesAfterScripts({ largestEnds, early: 1 })).to.have.members([
          'high https://cdn.example.com/slide.jpg',
          ...['low https://server.example.com/storage/logo.png', 'low https://server.example.com/storage/0.png'],
          ...['low https://cdn.example.com/1.png', 'low https://server.example.com/storage/2.png'],
          'low https://server.example.com/storage/0.png',
        ]);
        expect(showInShell.callCount, 'shows no broken image').to.equal(largestEnds === 'onload' ? 1 : 0);
      }
    });

    it(`requests the images of home, generation ${String(generation)}, at once where the first slide has none`, async () => {
      const { config, blocks } = homeOf(generation);
      const bare = { ...config, sliders: [{}] };
      const slides = { sign: 'pc-slider', config_render: [{ src: null }] };
      const path = generation === 1 ? 'viewBlock' : 'decorationPage';
      const fetch = answers({ config: bare, [path]: [slides, ...blocks.slice(-1)] });
      expect(await runIn({ pathname: '/', fetch }).imagesAfterScripts()).to.have.lengthOf(4);
    });
  }

  it('requests no image from an answer that does not have the format of the API', async () => {
    for (const blocks of [undefined, 7, [null, { sign: 'pc-vod-v1', config_render: { items: [{}, null] } }]]) {
      const { imagesAfterScripts } = runIn({ pathname: '/', fetch: answers({ config: { logo: 7 }, blocks }) });
      expect(await imagesAfterScripts()).to.deep.equal([]);
    }
  });

  it('sends nothing more, and remembers nothing, when the request for the configuration fails, or on another page', async () => {
    const refused = () => Promise.resolve(new Response('{"data":{}}', { status: 503 }));
    const { fetchSpy, stored } = runIn({ pathname: '/', fetch: refused });
    await settled();
    await settled();
    expect([fetchSpy.callCount, stored]).to.deep.equal([5, []]);
    const elsewhere = runIn({ fetch: () => Promise.resolve(new Response('{"data":{}}')) });
    await settled();
    expect(elsewhere.fetchSpy.callCount).to.equal(2);
  });

  it('requests the course in the address, as the HTTP client does', () => {
    for (const pathname of ['/courses/detail/26', '/courses/detail/26%E3%80%82', '/courses/detail/026,%20look'])
      expect(runIn({ pathname }).urls.slice(2), pathname).to.deep.equal(['/api/v2/course/26']);
    for (const pathname of [
      '/courses/detail/0',
      '/courses/detail/1234567890',
      '/courses/detail/2x',
      '/courses/detail/2/3',
    ])
      expect(runIn({ pathname }).urls, pathname).to.have.length(2);
  });

  it('requests the cover of the course or lesson, and the picture of an announcement, once the scripts are loaded', async () => {
    const config = { url: 'https://server.example.com' };
    const html = '<p>好</p><IMG alt="" src="https://cdn.example.com/a.png"><img src="https://cdn.example.com/b.png">';
    const course = { course: { thumb: '/storage/26.png' } };
    const fetch = answers({ config, 'course/26': course, 'video/7': course, latest: { announcement: html } });
    const cover = 'high https://server.example.com/storage/26.png';
    for (const [pathname, image] of [
      ['/courses/detail/26', cover],
      ['/courses/video/7', cover],
      ['/announcement', 'high https://cdn.example.com/a.png'],
    ] as const) {
      const { imagesAfterScripts, showInShell } = runIn({ pathname, fetch, getItem: withToken });
      expect(await imagesAfterScripts(), pathname).to.deep.equal([image]);
      expect(showInShell.callCount, pathname).to.equal(0);
    }
  });

  const KATEX = ['preload script /katex.js', 'preload style /katex.css'];
  const TEXTS: readonly (readonly [html: string, preloads: readonly string[]])[] = [
    ['<p>设 $x$ 为</p>', KATEX],
    ['<p>\\(x\\)</p>', KATEX],
    ['<p>\\[x\\]</p>', KATEX],
    ['<pre><code class="language-java">class A</code></pre>', ['preload script /highlight.js']],
    ['<pre class="hljs sql">SELECT 1</pre>', ['preload script /highlight.js']],
    ['<p>只要 $5（原价更高）</p><pre>class A</pre>', []],
  ];
  for (const [html, expected] of TEXTS) {
    it(`requests the code that the text ${html} needs once the scripts are loaded`, async () => {
      for (const pathname of ['/courses/detail/26', '/announcement']) {
        const fetch = answers({ 'course/26': { course: { render_desc: html } }, latest: { announcement: html } });
        const { preloads, imagesAfterScripts } = runIn({ pathname, fetch });
        const early = preloads.length;
        await settled();
        expect(preloads, 'before the scripts are loaded').to.have.length(early);
        await imagesAfterScripts();
        expect(preloads.slice(early), pathname).to.deep.equal(expected);
      }
    });
  }

  describe('at the address of announcements or of a search', () => {
    const sent = async (call: (http: HttpClient) => Observable<unknown>) => {
      const wire = new FakeFetch();
      watching(call(new HttpClient({ base: '', token: () => undefined, send: wire.send })));
      await settled();
      return wire.sent.map(({ url }) => url);
    };

    it('requests the announcement, as the HTTP client does', async () => {
      const at = (search: string) => runIn({ pathname: '/announcement', search }).urls.slice(2);
      expect(at('')).to.deep.equal(await sent((http) => new HttpAnnouncementGateway(http).latest()));
      for (const search of ['?id=7&page=2', '?id=7%EF%BC%8C%E5%BF%AB%E7%9C%8B', '?id=abc']) {
        const { id = NaN } = readAnnouncementAddress(search);
        expect(at(search), search).to.deep.equal(await sent((http) => new HttpAnnouncementGateway(http).one(id)));
      }
    });

    for (const address of [
      '?keywords=vue',
      '?keywords=C%2B%2B%20a&type=vod&page=3',
      '?keywords=C++',
      '?keywords=%20%E8%AF%AD',
      '?keywords=a&type=vod%E3%80%82&page=2%E3%80%82',
      `?keywords=${'%F0%9F%98%80'.repeat(101)}`,
      '?keywords=100%',
    ]) {
      it(`requests the results of ${address}, as the HTTP client does`, async () => {
        const request = { ...readSearchAddress(address), size: SEARCH_RESULTS_A_PAGE };
        expect(runIn({ pathname: '/search', search: address }).urls.slice(2)).to.deep.equal(
          await sent((http) => new HttpSearchGateway(http, String).search(request)),
        );
      });
    }

    it('searches nothing without a keyword', () => {
      for (const search of ['', '?keywords=', '?keywords=%20', '?keywords=%E2%80%8B'])
        expect(runIn({ pathname: '/search', search }).urls).to.have.length(2);
    });
  });

  describe('at the address of a lesson', () => {
    const LESSON = '/api/v2/video/2601';
    const PLAY = `${LESSON}/playinfo`;
    const opened = async (answered: Readonly<Record<string, unknown>>, more: Browser = {}) => {
      const run = runIn({ pathname: '/courses/video/2601', getItem: withToken, fetch: answers(answered), ...more });
      for (let step = 0; step < 4; step += 1) await settled();
      return { ...run, urls: run.fetchSpy.args.map(([url]) => url).slice(3) };
    };
    const stream = { urls: [{ url: 'https://videos.example/a.m3u8' }] };

    it('requests the lesson, then its video and the code of streams, as the HTTP client does', async () => {
      const { urls, preloads, early } = await opened({ playinfo: stream, [LESSON]: { is_watch: true } });
      expect(urls).to.deep.equal([LESSON, PLAY]);
      expect(preloads).to.deep.equal(['preload script /streams.js']);
      const wire = new FakeFetch();
      const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
      const gateway = new HttpLessonGateway(http, String);
      watching(gateway.lesson(2601));
      watching(gateway.playSources(2601));
      expect(wire.sent.map(({ url }) => url)).to.deep.equal(urls);
      expect([...early.keys()].slice(3)).to.deep.equal(urls);
    });

    it('requests the video of a preview, and no code of streams for a file', async () => {
      const file = { urls: [{ url: 'https://videos.example/a.mp4', format: 'mp4' }] };
      const { urls, preloads } = await opened({
        playinfo: file,
        [LESSON]: { is_watch: false, video: { free_seconds: 30 } },
      });
      expect([urls, preloads]).to.deep.equal([[LESSON, PLAY], []]);
    });

    for (const [what, answer] of [
      ['a lesson that the member may not watch', { is_watch: false, video: { free_seconds: 0 } }],
      ['an answer that is not a lesson', 7],
    ] as const) {
      it(`requests no video of ${what}`, async () => {
        expect((await opened({ [LESSON]: answer })).urls).to.deep.equal([LESSON]);
      });
    }

    it('requests nothing without a stored token', () => {
      expect(runIn({ pathname: '/courses/video/2601' }).urls).to.have.length(2);
    });
  });

  it('preloads script and stylesheet of the page in the address only; those of a member page only with a stored token', () => {
    const preloadsAt = (pathname: string, more: Browser = {}) => runIn({ pathname, ...more }).preloads;
    expect(preloadsAt('/')).to.deep.equal(['preload script /home.js', 'preload style /home.css']);
    expect(preloadsAt('/', { inline: ['/home.css'] }), 'a snapshot').to.deep.equal(['preload script /home.js']);
    expect(preloadsAt('/courses/detail/7')).to.deep.equal(['preload script /detail.js']);
    expect(preloadsAt('/Courses/')).to.deep.equal(['preload script /courses.js']);
    for (const path of ['/nowhere', '/courses/detail/7/8', '/member']) expect(preloadsAt(path)).to.deep.equal([]);
    expect(preloadsAt('/member', { getItem: withToken })).to.deep.equal(['preload script /member.js']);
  });

  it('is safe inside a script element, whatever API address the build has', () => {
    const script = inlineScript('early-requests', {
      BUILT_API_URL: '/</script><script>alert(1)</script>$&',
      PAGES,
      ...{ STREAMS: [], FORMULAS: [], HIGHLIGHTER: [] },
    });
    expect(script).not.to.include('</');
    expect(runIn({ builtApiUrl: '/$&/api' }).urls[0]).to.equal(`/$&/api${CONFIG}`);
  });
});
