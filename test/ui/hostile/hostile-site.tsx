import { act, cleanup, render } from '@testing-library/react';
import sinon, { type SinonStub } from 'sinon';

import { BACKGROUND_TASKS } from '../../../src/application/site/background-tasks.js';
import { START_UP } from '../../../src/application/site/start-up.js';
import { productionServices } from '../../../src/composition/production.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { App } from '../../../src/ui/app.js';
import { type SiteServer, startSiteServer } from '../../../demo/site-server/site-server.js';
import { poisonedEnvelope, type PoisonOptions } from '../../support/hostile/poison.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { aMediaQuery } from '../support/a-media-query.js';
import { codeArrived } from '../support/page-load.js';
import { quietWindow } from '../support/quiet-window.js';

/**
 * The production site over HTTP, as main.tsx starts it. While `poison` is set, the answers of the demo server are
 * changed on their way.
 */
export class HostileSite {
  poison: PoisonOptions | undefined;
  private openRequests = 0;
  private readonly errorLog: SinonStub;
  private readonly infoLog: SinonStub;

  private constructor(readonly server: SiteServer) {
    this.errorLog = sinon.stub(console, 'error');
    this.infoLog = sinon.stub(console, 'info');
    quietWindow();
    sinon.replace(window, 'matchMedia', () => aMediaQuery());
    Object.assign(window, { meedu_api_url: server.url });
    const { fetch } = globalThis;
    sinon.replace(globalThis, 'fetch', async (input, init) => {
      this.openRequests += 1;
      try {
        // Node's `fetch` does not accept the AbortSignal of jsdom.
        const answer = await fetch(input, { ...init, signal: null });
        const text = await answer.text();
        const { status, headers } = answer;
        return new Response(this.poison ? poisonedEnvelope(text, this.poison) : text, { status, headers });
      } finally {
        this.openRequests -= 1;
      }
    });
  }

  static async start(generation: Generation): Promise<HostileSite> {
    return new HostileSite(await startSiteServer({ generation }));
  }

  /** The errors on the console since the last call, without those about malformed answers. */
  consoleErrors(): readonly unknown[] {
    const errors = this.errorLog.args.flat();
    this.errorLog.resetHistory();
    return errors.filter((text) => !String(text).startsWith('malformed answer to '));
  }

  /** Everything that was written to the console so far. */
  consoleOutput(): readonly string[] {
    return [...this.errorLog.args, ...this.infoLog.args].flat().map(String);
  }

  /** Opens the page at an address, waits until it sends no more requests, calls `check`, and closes the page. */
  async showing(address: string, check: () => void): Promise<void> {
    history.replaceState(undefined, '', address);
    const { resolve } = productionServices();
    const background = watching(resolve(BACKGROUND_TASKS).run());
    const start = watching(resolve(START_UP).run());
    try {
      await until(() => start.values.length > 0);
      const [state] = start.values;
      if (state?.kind === 'ready') {
        render(<App site={state.site} resolve={resolve} />);
        await this.waitUntilQuiet();
      }
      check();
    } finally {
      background.stop();
      start.stop();
      cleanup();
    }
  }

  async close(): Promise<void> {
    sinon.restore();
    localStorage.clear();
    sessionStorage.clear();
    Reflect.deleteProperty(window, 'meedu_api_url');
    history.replaceState(undefined, '', '/');
    await this.server.close();
  }

  /** Waits until no request is open, and long enough for any request that an answer would trigger. */
  private async waitUntilQuiet(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await act(codeArrived);
      if (this.openRequests > 0) quiet = -1;
    }
  }
}
