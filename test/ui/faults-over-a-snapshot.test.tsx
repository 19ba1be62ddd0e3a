import { act, cleanup, render } from '@testing-library/react';
import { expect } from 'chai';
import { merge } from 'rxjs';
import sinon, { type SinonFakeTimers } from 'sinon';

import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { productionServices } from '../../src/composition/production.js';
import { SNAPSHOT_SHOWN } from '../../src/domain/site/snapshot.strings.js';
import { RETRY } from '../../src/domain/site/strings.js';
import { startOverSnapshot } from '../../src/start-over-snapshot.js';
import { App } from '../../src/ui/app.js';
import { COURSE_DETAIL } from '../adapters/http/calls/courses.js';
import { NOTHING, shortPage } from '../adapters/http/known-call.js';
import { aMediaQuery } from './support/a-media-query.js';
import { codeArrived, loadPageCode, PAGE_LOAD_ANSWERS } from './support/page-load.js';
import { quietWindow } from './support/quiet-window.js';

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

const SNAPSHOT = `<div id="root" data-snapshot="2026-11-24T12:00:00Z"><div class="frame"><header class="header"></header>
  <main><h1>快照</h1></main><footer class="footer"></footer></div></div>`;
/** In virtual time; all attempts of start-up end within 66 s. */
const STEP_MS = 1000;
const STEPS = 300;

describe('The start over a snapshot with a faulty server', function () {
  this.timeout(60_000);
  let clock: SinonFakeTimers;
  let fault: { readonly path: string; readonly answer: (typeof FAULTS)[string] } | undefined;

  before(loadPageCode);
  beforeEach(() => {
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    for (const level of ['error', 'info', 'warn'] as const) sinon.stub(console, level);
    quietWindow();
    sinon.replace(window, 'matchMedia', () => aMediaQuery());
    sinon.replace(globalThis, 'fetch', (input, init) => {
      if (typeof input !== 'string') throw new Error('The site requests by address text');
      const { pathname } = new URL(input, location.href);
      if (fault?.path === pathname) return fault.answer(init?.signal ?? undefined);
      return answered(200, envelope(ANSWERS[pathname] ?? NOTHING))();
    });
  });
  afterEach(() => {
    sinon.restore();
    clock.restore();
    history.replaceState(undefined, '', '/');
    document.body.replaceChildren();
    // A snapshot that a failed test has left would otherwise change the title in turn with the next one, for ever.
    document.querySelector('title')?.remove();
  });

  const isReplaced = () => document.querySelector('#root:not([data-snapshot]) h1') !== null;
  const retryButton = () => document.querySelector<HTMLElement>('.snapshot-notice button');

  async function passTimeUntil(isTrue: () => boolean): Promise<void> {
    for (let step = 0; step < STEPS && !isTrue(); step += 1)
      await act(async () => {
        await codeArrived();
        await clock.tickAsync(STEP_MS);
      });
    expect(isTrue(), document.body.textContent).to.equal(true);
  }

  for (const [path, address] of TABLE)
    for (const [name, answer] of Object.entries(FAULTS))
      it(`ends with the page or keeps the snapshot with one notice, and heals: ${path}, ${name}`, async () => {
        history.replaceState(undefined, '', address);
        document.body.innerHTML = SNAPSHOT;
        const root = document.querySelector<HTMLElement>('#root') ?? document.body;
        fault = { path, answer };
        const { resolve } = productionServices();
        const running = merge(
          resolve(BACKGROUND_TASKS).run(),
          startOverSnapshot(root, resolve, (container, site) => {
            render(<App site={site} resolve={resolve} />, { container });
          }),
        ).subscribe();
        try {
          await passTimeUntil(() => isReplaced() || retryButton() !== null);
          if (!isReplaced()) {
            expect(document.querySelector('#root h1')?.textContent).to.equal('快照');
            expect(document.querySelectorAll('.snapshot-notice')).to.have.lengthOf(1);
            expect(document.querySelector('.snapshot-notice')?.textContent).to.equal(SNAPSHOT_SHOWN + RETRY);
            fault = undefined;
            act(() => retryButton()?.click());
            await passTimeUntil(isReplaced);
          }
          expect(document.querySelectorAll('#root')).to.have.lengthOf(1);
          expect(document.querySelectorAll('.snapshot-notice, [data-snapshot]')).to.have.lengthOf(0);
          expect(document.querySelector('h1')?.textContent).not.to.equal('快照');
        } finally {
          running.unsubscribe();
          cleanup();
        }
      });
});
