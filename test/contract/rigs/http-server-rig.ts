import { sendByFetch } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { START_UP_RETRY_WAITS_MS } from '../../../src/domain/site/limits.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { startSiteServer } from '../../../demo/site-server/site-server.js';
import { writeConfig } from '../../../demo/site-server/answers/write-config.js';
import type { NewServerRig } from '../server-rig.js';
import { httpGateways } from './http-gateways.js';

/** The HTTP adapters with a demo server of one generation, over a socket of this machine. */
export function httpServerRigs(generation: Generation): NewServerRig {
  return async ({ impatient = false } = {}) => {
    const server = await startSiteServer({ port: 0, generation });
    const store = new MemoryVisitStore();
    const signals: AbortSignal[] = [];
    const http = new HttpClient({
      base: server.url,
      token: () => store.read('token'),
      send: (url, init, token) => {
        if (init.signal) signals.push(init.signal);
        return sendByFetch(url, init, token);
      },
      retryWaitsMs: START_UP_RETRY_WAITS_MS.map(() => 1),
      ...(impatient && { limitMs: 20 }),
    });
    const { settings, content, pages } = server.engine;
    // The configuration that start-up would load, without its request: the contracts count requests.
    const reported = writeConfig(settings.value, content.value, pages.home.slides, generation, server.url);
    return {
      resolve: httpGateways(http, reported, store),
      site: server.engine,
      store,
      underWay: () => signals.filter((signal) => !signal.aborted).length,
      close: () => server.close(),
    };
  };
}
