import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { inlineScript } from '../../tools/webpack/inline-script.js';
import { allPages } from '../../tools/webpack/page-code.js';

const SITE = 'https://site.example';
const OURS = '<script type="text/plain" id="site-settings"></script>';
const A_DAY = 24 * 60 * 60 * 1000;

type Work = Promise<unknown>;

/** What the worker is told of; it has to take its work with it. */
interface WorkerEvent {
  readonly request?: { readonly url: string; readonly mode: string; readonly method: string; readonly cache: string };
  waitUntil(work: Work): void;
  respondWith?(answer: Promise<Response>): void;
}

/** A document of the server, as the worker gets it. */
function aDocument(text: string, { status = 200, cacheControl = 'no-cache' } = {}): Response {
  return new Response(text, { status, headers: { 'cache-control': cacheControl, 'content-encoding': 'br' } });
}

/** A browser with the worker in it, in front of a server that answers what it is told to. */
class Rig {
  now = Date.UTC(2026, 10, 23);
  online = true;
  server: () => Response | Promise<Response> = () => aDocument(`${OURS} first`);
  isBroken = false;
  isRegistered = true;
  isWaiting = true;
  readonly asked: string[] = [];
  private readonly listeners: Readonly<Record<string, (event: WorkerEvent) => void>>;
  private kept: Response | undefined;
  private readonly timers: (() => void)[] = [];

  constructor() {
    const listeners: Record<string, (event: WorkerEvent) => void> = {};
    const store = {
      put: (_: string, response: Response) => {
        this.kept = response;
        return Promise.resolve();
      },
    };
    const self = {
      navigator: { isThere: true },
      registration: {
        unregister: () => {
          this.isRegistered = false;
          return Promise.resolve(true);
        },
      },
      caches: {
        match: () => (this.isBroken ? Promise.reject(new Error('no storage')) : Promise.resolve(this.kept?.clone())),
        open: () => (this.isBroken ? Promise.reject(new Error('no storage')) : Promise.resolve(store)),
        delete: () => {
          this.kept = undefined;
          return Promise.resolve(true);
        },
      },
      skipWaiting: () => {
        this.isWaiting = false;
      },
      addEventListener: (name: string, listener: (event: WorkerEvent) => void) => {
        listeners[name] = listener;
      },
    };
    Object.defineProperty(self.navigator, 'onLine', { get: () => this.online });
    runInNewContext(inlineScript('service-worker', { __PAGES__: allPages() }), {
      self,
      Response,
      Headers,
      URL,
      Date: { now: () => this.now },
      setTimeout: (work: () => void) => this.timers.push(work),
      fetch: async (what: string | { readonly url: string }, how: object = {}) => {
        this.asked.push(typeof what === 'string' ? `${what} ${JSON.stringify(how)}` : what.url);
        return Promise.resolve(this.server());
      },
    });
    this.listeners = listeners;
  }

  /** Resolves once all that the worker promised to do has been done. */
  async install(): Promise<void> {
    const works: Work[] = [];
    this.listeners.install?.({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  }

  /** What the worker answers a visit with; `undefined` where it leaves that to the browser. */
  async visit(path: string, asked: Partial<WorkerEvent['request']> = {}): Promise<string | undefined> {
    const answers: Promise<Response>[] = [];
    const works: Work[] = [];
    this.listeners.fetch?.({
      request: { url: SITE + path, mode: 'navigate', method: 'GET', cache: 'default', ...asked },
      waitUntil: (work) => works.push(work),
      respondWith: (answer) => answers.push(answer),
    });
    const text = answers[0] && (await (await answers[0]).text());
    for (const work of this.timers.splice(0)) work();
    await Promise.all(works);
    return text;
  }

  get keeps(): Response | undefined {
    return this.kept;
  }
}

describe('the service worker', () => {
  async function installed(): Promise<Rig> {
    const rig = new Rig();
    await rig.install();
    return rig;
  }

  it('keeps the document when it comes, and begins at once: asked for anew, unpacked, with all that its server says of it', async () => {
    const rig = await installed();
    expect(rig.isWaiting).to.equal(false);
    expect(rig.asked).to.deep.equal(['/ {"headers":{"Accept":"text/html"},"cache":"no-cache","redirect":"manual"}']);
    expect(await rig.keeps?.clone().text()).to.equal(`${OURS} first`);
    const headers = rig.keeps?.headers;
    expect([headers?.get('cache-control'), headers?.get('content-encoding')]).to.deep.equal(['no-cache', null]);
  });

  for (const path of [
    '/',
    '/courses',
    '/Courses/?page=2',
    '/courses/detail/7',
    '/member/orders',
    '/login/callback?a=b',
  ])
    it(`answers ${path} with it, and the visit after with what the server has since`, async () => {
      const rig = await installed();
      rig.server = () => aDocument(`${OURS} second`);
      expect(await rig.visit(path)).to.equal(`${OURS} first`);
      expect(await rig.visit(path)).to.equal(`${OURS} second`);
    });

  for (const path of ['/api/v2/navs', '/nowhere', '/admin', '/courses/detail/7/8', '/payment/wait', '/robots.txt'])
    it(`leaves ${path} to the browser`, async () => {
      const rig = await installed();
      expect(await rig.visit(path)).to.equal(undefined);
      expect(rig.asked).to.have.length(1);
    });

  for (const asked of [{ mode: 'cors' }, { mode: 'no-cors' }, { method: 'POST' }])
    it(`leaves what is asked for by ${JSON.stringify(asked)} to the browser`, async () => {
      const rig = await installed();
      expect(await rig.visit('/courses', asked)).to.equal(undefined);
      expect(rig.asked).to.have.length(1);
    });

  for (const cache of ['no-cache', 'reload'])
    it(`leaves a page that is loaded again (${cache}) to the browser, and keeps what the server has now`, async () => {
      const rig = await installed();
      rig.server = () => aDocument(`${OURS} second`);
      expect(await rig.visit('/courses', { cache })).to.equal(undefined);
      expect(await rig.keeps?.text()).to.equal(`${OURS} second`);
    });

  it('leaves a browser without a network to what it says of that itself', async () => {
    const rig = await installed();
    rig.online = false;
    rig.server = () => Promise.reject(new TypeError('no network'));
    expect(await rig.visit('/courses')).to.equal(undefined);
    expect(rig.keeps).not.to.equal(undefined);
  });

  it('asks the server where what is kept is a week old', async () => {
    const rig = await installed();
    rig.now += 7 * A_DAY - 1;
    rig.server = () => aDocument('', { status: 503 });
    expect(await rig.visit('/courses')).to.equal(`${OURS} first`);
    rig.now += 1;
    rig.server = () => aDocument(`${OURS} second`);
    expect(await rig.visit('/courses')).to.equal(`${OURS} second`);
    expect(rig.asked.at(-2)).to.equal(`${SITE}/courses`);
    expect(await rig.visit('/courses')).to.equal(`${OURS} second`);
    expect(rig.asked.at(-1)).to.match(/^\/ /);
  });

  for (const [what, server] of [
    ['is down', () => aDocument(OURS, { status: 502 })],
    ['does not answer', () => Promise.reject(new TypeError('no answer'))],
  ] as const)
    it(`keeps what it has where the server ${what}`, async () => {
      const rig = await installed();
      rig.server = server;
      expect(await rig.visit('/')).to.equal(`${OURS} first`);
      expect([await rig.keeps?.text(), rig.isRegistered]).to.deep.equal([`${OURS} first`, true]);
    });

  for (const [what, server] of [
    ['another site lives there', () => aDocument('<h1>Another</h1>')],
    ['the site is gone', () => aDocument(OURS, { status: 404 })],
    ['the site has moved', () => Object.defineProperty(aDocument(''), 'status', { value: 0 })],
    ['nothing may be kept', () => aDocument(OURS, { cacheControl: 'private, no-store' })],
  ] as const)
    it(`goes, with what it keeps, where ${what}`, async () => {
      const rig = await installed();
      rig.server = () => Object.defineProperty(server(), 'ok', { value: server().status === 200 });
      expect(await rig.visit('/')).to.equal(`${OURS} first`);
      expect([rig.keeps, rig.isRegistered]).to.deep.equal([undefined, false]);
    });

  it('asks the server where the storage is forbidden', async () => {
    const rig = await installed();
    rig.isBroken = true;
    rig.server = () => aDocument(`${OURS} second`);
    expect(await rig.visit('/')).to.equal(`${OURS} second`);
    expect(rig.isRegistered).to.equal(true);
  });
});
