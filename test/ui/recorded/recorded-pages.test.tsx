import { act, cleanup, render, waitFor } from '@testing-library/react';
import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';

import type { Resolve } from '../../../src/domain/kernel/token.js';
import { BACKGROUND_TASKS } from '../../../src/application/site/background-tasks.js';
import { START_UP } from '../../../src/application/site/start-up.js';
import { productionServices } from '../../../src/composition/production.js';
import type { Site } from '../../../src/domain/site/current-site.js';
import { App } from '../../../src/ui/app.js';
import { GENERATION_NAMES } from '../../recorded/recordings.js';
import { type ReplayServer, startReplayServer } from '../../recorded/replay-server.js';
import { BREADTH } from '../../support/breadth.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { quietWindow } from '../support/quiet-window.js';
import { RECORDED_PAGES, type RecordedPage } from './recorded-pages.js';
import { RecordedSite } from './recorded-site.js';

describe(`The pages with recorded answers ${BREADTH}`, () => {
  let server: ReplayServer;
  let consoleErrors: SinonStub;
  before(async () => {
    server = await startReplayServer();
  });
  beforeEach(() => {
    consoleErrors = sinon.stub(console, 'error');
    sinon.stub(console, 'info');
    quietWindow();
    sinon.replace(window, 'matchMedia', () => aMediaQuery());
    Object.assign(window, { meedu_api_url: server.url });
    // Node's `fetch` does not accept the AbortSignal of jsdom.
    const { fetch } = globalThis;
    sinon.replace(globalThis, 'fetch', (input, init) => fetch(input, { ...init, signal: null }));
  });
  afterEach(() => {
    cleanup();
    sinon.restore();
    localStorage.clear();
    Reflect.deleteProperty(window, 'meedu_api_url');
    history.replaceState(undefined, '', '/');
  });
  after(() => server.close());

  for (const generation of GENERATION_NAMES) {
    for (const page of RECORDED_PAGES.filter(({ only = generation }) => only === generation)) {
      it(`show ${page.title} (${generation})`, async () => {
        const recorded = new RecordedSite(generation);
        server.play(...page.plays.map((name) => recorded.recording(name)));
        const leave = await openPage(page);
        try {
          for (const text of page.shows(recorded)) {
            await waitFor(() => expect(document.body.textContent).to.include(text));
          }
          expect(consoleErrors.args.flat()).to.deep.equal([]);
        } finally {
          leave();
        }
      });
    }
  }
});

/** Starts the site as main.tsx does. Returns a function that closes it again. */
async function openPage({ at, plays }: RecordedPage): Promise<() => void> {
  history.replaceState(undefined, '', at);
  if (plays.some((name) => name.startsWith('member-detail'))) localStorage.setItem('meedu-user-token', 'a-token');
  const { resolve } = productionServices();
  const background = watching(resolve(BACKGROUND_TASKS).run());
  const start = watching(resolve(START_UP).run());
  await until(() => start.values.length > 0);
  const [state] = start.values;
  if (state?.kind !== 'ready') throw new Error(`Start-up is ${String(state?.kind)}`);
  await show(state.site, resolve);
  return () => {
    background.stop();
    start.stop();
  };
}

async function show(site: Site, resolve: Resolve): Promise<void> {
  await act(async () => {
    render(<App site={site} resolve={resolve} />);
    await Promise.resolve();
  });
}
