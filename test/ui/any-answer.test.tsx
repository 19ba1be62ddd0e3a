import { act, cleanup, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import fc from 'fast-check';
import sinon, { type SinonFakeTimers, type SinonStub } from 'sinon';

import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { START_UP } from '../../src/application/site/start-up.js';
import { productionServices } from '../../src/composition/production.js';
import { START_UP_FAILED } from '../../src/domain/errors/strings.js';
import { LOADING_TEXT, UNKNOWN_ERROR } from '../../src/domain/site/strings.js';
import type { Site } from '../../src/domain/site/current-site.js';
import { App } from '../../src/ui/app.js';
import { breadthUnless } from '../support/breadth.js';
import { asJson, nearMiss } from '../support/near-miss.js';
import { MEMBER } from '../adapters/http/calls/session.js';
import { LEARNED_COURSE } from '../adapters/http/calls/study.js';
import { NOTHING, shortPage } from '../adapters/http/known-call.js';
import { settled } from '../support/until.js';
import { watching } from '../support/watching.js';
import { aMediaQuery } from './support/a-media-query.js';
import { codeArrived, loadPageCode, PAGE_LOAD_ANSWERS } from './support/page-load.js';
import { quietWindow } from './support/quiet-window.js';

/** The requests of a member's page load, and an answer of the API for each. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  ...PAGE_LOAD_ANSWERS,
  '/api/v2/member/detail': MEMBER,
  '/api/v2/member/unreadNotificationCount': 3,
  '/api/v3/member/courses/learned': shortPage(LEARNED_COURSE),
};
const OTHERWISE = { status: 200, text: enveloped(NOTHING) };

/** In virtual time. All attempts of start-up end within 66 s. */
const STEP_MS = 1000;
const STEPS = 100;

interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

describe('The production site', () => {
  let clock: SinonFakeTimers;
  let consoleErrors: SinonStub;
  beforeEach(async () => {
    await loadPageCode();
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    consoleErrors = sinon.stub(console, 'error');
    sinon.stub(console, 'info');
    quietWindow();
    sinon.replace(window, 'matchMedia', () => aMediaQuery());
  });
  afterEach(() => {
    sinon.restore();
    clock.restore();
    localStorage.clear();
    history.replaceState(undefined, '', '/');
  });

  for (const numRuns of [20, 60])
    it(`starts, or reports that it cannot start, whatever the server answers${breadthUnless(numRuns === 20)}`, () =>
      fc.assert(
        fc.asyncProperty(
          fc.record(Object.fromEntries(Object.entries(SAMPLES).map(([path, data]) => [path, anyAnswer(data)]))),
          fc.constantFrom('/', '/courses', '/member'),
          fc.constantFrom('a-token', undefined),
          async (answers, path, token) => {
            history.replaceState(undefined, '', path);
            localStorage.clear();
            if (token !== undefined) localStorage.setItem('meedu-user-token', token);
            const server = sinon.stub(globalThis, 'fetch').callsFake((input) => {
              const { status, text } = answers[pathOf(input)] ?? OTHERWISE;
              return Promise.resolve(new Response(status === 204 ? null : text, { status }));
            });
            consoleErrors.resetHistory();
            const page = openPage();
            try {
              await page.waitUntilLoaded();
              expect(page.isLoading(), 'the page is still loading').to.equal(false);
              // React reports broken views, duplicate keys and invalid attributes.
              const reported = consoleErrors.args
                .flat()
                .filter((text) => !String(text).startsWith('malformed answer to '));
              expect(reported).to.deep.equal(page.failed ? [START_UP_FAILED] : []);
              expect(screen.queryByText(UNKNOWN_ERROR), 'a view failed to render').to.equal(null);
              expect(screen.queryAllByRole('heading', { level: 1 }).length > 0).to.equal(!page.failed);
            } finally {
              page.leave();
              server.restore();
            }
          },
        ),
        // No time limit of fast-check: it would leave behind a page that is still rendering.
        { numRuns },
      )).timeout(60_000);

  /** Starts the site as main.tsx does, but so that the test can close it again. */
  function openPage() {
    const { resolve } = productionServices();
    const start = watching(resolve(START_UP).run());
    const background = watching(resolve(BACKGROUND_TASKS).run());
    let shown = false;
    const show = (site: Site) => {
      render(<App site={site} resolve={resolve} />);
      shown = true;
    };
    const page = {
      failed: false,
      isLoading: () => !page.failed && (!shown || screen.queryAllByText(LOADING_TEXT).length > 0),
      waitUntilLoaded: async () => {
        for (let step = 0; step < STEPS && page.isLoading(); step += 1) {
          await act(async () => {
            await codeArrived();
            await clock.tickAsync(STEP_MS);
          });
          const state = start.values[0];
          page.failed = state?.kind === 'failed';
          if (state?.kind === 'ready' && !shown) show(state.site);
        }
        // Runs what comes after the page itself: the links and the unread dot.
        await act(settled);
      },
      leave: () => {
        start.stop();
        background.stop();
        cleanup();
      },
    };
    return page;
  }
});

function pathOf(request: RequestInfo | URL): string {
  if (typeof request !== 'string') throw new Error('The site requests by address text');
  return new URL(request, location.href).pathname;
}

function enveloped(data: unknown, code: unknown = 0): string {
  return asJson({ code, message: '', data });
}

function anyAnswer(data: unknown): fc.Arbitrary<WireAnswer> {
  const text = fc.oneof(
    { weight: 12, arbitrary: fc.constant(enveloped(data)) },
    { weight: 12, arbitrary: nearMiss(data, 6).map((changed) => enveloped(changed)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((json) => enveloped(json)) },
    { weight: 1, arbitrary: fc.constantFrom(1, 401, 404, 429, 503).map((code) => enveloped([], code)) },
    { weight: 1, arbitrary: fc.oneof(fc.json(), fc.constantFrom('', '<html>')) },
  );
  const status = fc.oneof(
    { weight: 24, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(204, 401, 403, 404, 429, 502) },
  );
  return fc.record({ status, text });
}
