import { act } from '@testing-library/react';
import { expect } from 'chai';
import sinon, { type SinonFakeTimers } from 'sinon';

import { WebNavigator } from '../../../src/adapters/browser/navigator.js';
import { productionServices } from '../../../src/composition/production.js';
import { SNAPSHOT_SHOWN } from '../../../snapshots/start/strings.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { RETRY } from '../../../src/domain/site/strings.js';
import { startOverSnapshot } from '../../../snapshots/start/over-snapshot.js';
import { startSite } from '../../../src/start/site.js';
import { Skeleton } from '../../../src/ui/shared/feedback/skeleton.js';
import { PAGES } from '../../../src/ui/pages.js';
import type { PageSources } from '../../../src/ui/shared/routing/page-loader.js';
import { COURSE_DETAIL } from '../../adapters/http/calls/courses.js';
import { NOTHING, shortPage } from '../../adapters/http/known-call.js';
import { breadthUnless } from '../../support/breadth.js';
import { settled } from '../../support/until.js';
import { aMediaQuery } from '../../ui/support/a-media-query.js';
import { loadPageCode, PAGE_LOAD_ANSWERS } from '../../ui/support/page-load.js';
import { quietWindow } from '../../ui/support/quiet-window.js';

const ANSWERS: Readonly<Record<string, unknown>> = {
  ...PAGE_LOAD_ANSWERS,
  '/api/v2/course/2': COURSE_DETAIL,
  '/api/v2/courses': shortPage({}),
};

const envelope = (data: unknown, code = 0): string => JSON.stringify({ code, message: '', data });
const answered = (status: number, text: string) => () => Promise.resolve(new Response(text, { status }));

/** What is wrong with an answer, as the browser sees it. */
const FAULTS: Readonly<Record<string, (signal: AbortSignal | undefined) => Promise<Response>>> = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': (signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'));
      });
    }),
  ...Object.fromEntries([401, 413, 500, 502].map((status) => [`status ${String(status)}`, answered(status, '<html>')])),
  ...Object.fromEntries(
    [1, 401, 404, 429, 500, 503].map((code) => [`code ${String(code)}`, answered(200, envelope([], code))]),
  ),
  'an HTML page': answered(200, '<!doctype html><p>nginx'),
  'half of it': answered(200, envelope(NOTHING).slice(0, -9)),
  'nothing in it': answered(200, ''),
};

const TABLE = [
  ['/api/v2/other/config', '/courses/detail/2'],
  ['/api/v2/navs', '/courses/detail/2'],
  ['/api/v2/course/2', '/courses/detail/2'],
  ['/api/v2/courses', '/courses'],
  ['/api/v2/viewBlock/page/blocks', '/'],
] as const;

const SNAPSHOT = `<div id="root"><div class="frame frame--early"><header class="header"></header></div></div>
  <div id="snapshot" class="frame" data-snapshot="2026-11-24T12:00:00Z" data-build="0123456789ab">
  <main class="main"><h1>快照</h1><a href="/vip">会员</a></main><footer class="footer"></footer></div>`;
/** In virtual time; all attempts of start-up end within 66 s. */
const STEP_MS = 1000;
const STEPS = 300;

describe('The start over a snapshot with a faulty server', function () {
  this.timeout(60_000);
  let clock: SinonFakeTimers;
  let fault: { readonly path: string; readonly answer: (typeof FAULTS)[string] } | undefined;

  before(loadPageCode);
  beforeEach(() => {
    clock = sinon.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame'],
    });
    for (const level of ['error', 'info', 'warn'] as const) sinon.stub(console, level);
    quietWindow();
    // Node has its own, which no element of jsdom dispatches.
    for (const name of ['Event', 'CustomEvent'] as const) sinon.replace(globalThis, name, window[name]);
    sinon.replace(window, 'matchMedia', () => aMediaQuery());
    sinon.replace(globalThis, 'fetch', (input, init) => {
      if (typeof input !== 'string') throw new Error('The site requests by address text');
      const { pathname } = new URL(input, location.href);
      if (fault?.path === pathname) return fault.answer(init?.signal ?? undefined);
      return answered(200, envelope(ANSWERS[pathname] ?? NOTHING))();
    });
    // In a browser they are one function.
    Object.assign(window, { fetch: globalThis.fetch });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'fetch');
    sinon.restore();
    clock.restore();
    history.replaceState(undefined, '', '/');
    document.body.replaceChildren();
    // A snapshot that a failed test has left would otherwise change the title in turn with the next one, for ever.
    document.querySelector('title')?.remove();
  });

  const isReplaced = () => document.querySelector('#snapshot') === null && document.querySelector('#root h1') !== null;
  const retryButton = () => document.querySelector<HTMLElement>('.snapshot-notice button');

  async function passTime(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS)
      await act(async () => {
        await settled();
        await clock.tickAsync(STEP_MS);
      });
  }

  async function passTimeUntil(isTrue: () => boolean): Promise<void> {
    for (let step = 0; step < STEPS && !isTrue(); step += 1) await passTime(STEP_MS);
    expect(isTrue(), document.body.textContent).to.equal(true);
  }

  /** Starts the site over the snapshot of an address; `end` stops it. */
  function start(address: string, pages?: PageSources): { readonly end: () => void } {
    history.replaceState(undefined, '', address);
    document.body.innerHTML = SNAPSHOT;
    const [root, snapshot] = ['#root', '#snapshot'].map((part) => document.querySelector<HTMLElement>(part));
    if (!root || !snapshot) throw new Error('Not a snapshot');
    startOverSnapshot(root, snapshot);
    const running = startSite(productionServices().resolve, pages);
    return {
      end: () => {
        act(() => {
          running.unsubscribe();
        });
      },
    };
  }

  function expectPage(): void {
    expect(document.querySelectorAll('#root .frame')).to.have.lengthOf(1);
    expect(document.querySelectorAll('.snapshot-notice, [data-snapshot], [data-held]')).to.have.lengthOf(0);
    expect(document.querySelector('h1')?.textContent).not.to.equal('快照');
  }

  function expectNotice(): void {
    expect(document.querySelector('#snapshot h1')?.textContent).to.equal('快照');
    expect(document.querySelectorAll('.snapshot-notice')).to.have.lengthOf(1);
    expect(document.querySelector('.snapshot-notice')?.textContent).to.equal(SNAPSHOT_SHOWN + RETRY);
  }

  for (const [row, [path, address]] of TABLE.entries())
    for (const [column, [name, answer]] of Object.entries(FAULTS).entries())
      it(`ends with the page or keeps the snapshot with one notice, and heals: ${path}, ${name}${breadthUnless((row + column) % 3 === 0)}`, async () => {
        fault = { path, answer };
        const { end } = start(address);
        try {
          await passTimeUntil(() => isReplaced() || retryButton() !== null);
          if (!isReplaced()) {
            expectNotice();
            fault = undefined;
            act(() => retryButton()?.click());
            await passTimeUntil(isReplaced);
          }
          expectPage();
        } finally {
          end();
        }
      });

  /** The code of the course page: fails `times`, arrives after `lateMs`. */
  function courseCode({ times = 0, lateMs = 0 }): PageSources {
    let failures = 0;
    const load: (typeof PAGES)['courseDetail']['load'] = async (services) => {
      if (failures < times) {
        failures += 1;
        throw new TypeError('Loading chunk course-details failed');
      }
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      return PAGES.courseDetail.load(services);
    };
    return { ...PAGES, courseDetail: { load } };
  }

  const heals = async () => {
    await passTimeUntil(() => retryButton() !== null);
    expectNotice();
    act(() => retryButton()?.click());
    await passTimeUntil(isReplaced);
    await passTimeUntil(() => document.querySelector('.course') !== null);
  };

  const CODE: Readonly<
    Record<string, { readonly code: Parameters<typeof courseCode>[0]; readonly ends: () => Promise<void> }>
  > = {
    late: {
      code: { lateMs: 20_000 },
      ends: async () => {
        // As over the plain document: with the skeleton of the page.
        await passTimeUntil(isReplaced);
        await passTimeUntil(() => document.querySelector('.course') !== null);
      },
    },
    'lost once': {
      code: { times: 1 },
      ends: async () => {
        const reload = sinon.stub(WebNavigator.prototype, 'reload');
        await passTimeUntil(() => reload.called);
        expect(document.querySelector('#snapshot h1')?.textContent).to.equal('快照');
        sinon.assert.calledOnce(reload);
      },
    },
    'lost twice': {
      code: { times: 1 },
      ends: () => {
        sessionStorage.setItem(STORED_KEYS.reloadedFor.name, 'courseDetail');
        return heals();
      },
    },
    'lost, offline': {
      code: { times: 1 },
      ends: () => {
        fault = { path: '/courses/detail/2', answer: FAULTS['offline'] ?? expect.fail() };
        return heals();
      },
    },
    'lost, and the browser refuses storage': {
      code: { times: 1 },
      ends: () => {
        for (const method of ['getItem', 'setItem', 'removeItem'] as const)
          sinon.stub(Storage.prototype, method).throws(new DOMException('Denied', 'SecurityError'));
        return heals();
      },
    },
  };

  for (const [name, { code, ends }] of Object.entries(CODE))
    it(`ends with one start of the site when the code of the page is ${name}`, async () => {
      const { end } = start('/courses/detail/2', courseCode(code));
      try {
        await ends();
        if (isReplaced()) expectPage();
      } finally {
        end();
        sessionStorage.clear();
      }
    });

  it('ends where the visitor has scrolled further down than the page is tall', async () => {
    sinon.stub(Element.prototype, 'getBoundingClientRect').callsFake(function (this: Element) {
      return new DOMRect(0, 0, 400, this.textContent.includes('快照') ? 2000 : 100);
    });
    const { end } = start('/courses');
    try {
      await passTimeUntil(isReplaced);
      expectPage();
    } finally {
      end();
    }
  });

  it('ends at the latest 5 s after start-up, whatever the page is like', async () => {
    const never = { load: () => Promise.resolve(() => <Skeleton />) };
    const { end } = start('/courses/detail/2', { ...PAGES, courseDetail: never });
    try {
      await passTime(4000);
      expect(isReplaced()).to.equal(false);
      await passTime(2000);
      expect(document.querySelectorAll('#snapshot, [data-held]')).to.have.lengthOf(0);
    } finally {
      end();
    }
  });
});
