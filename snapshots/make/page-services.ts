import { HTTP_CLIENT, HttpClient } from '../../src/adapters/http/client/http-client.js';
import { memoryEnvironment } from '../../src/adapters/memory/browser/environment.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { core } from '../../src/composition/core.js';
import { httpServer } from '../../src/composition/http.js';
import { addLazyServices, FEATURES } from '../../src/composition/lazy-services.js';
import { memoryBrowser } from '../../src/composition/memory.js';
import { type Bindings, Services } from '../../src/composition/services.js';
import type { Resolve } from '../../src/domain/kernel/token.js';
import { API_BASE, type RuntimeSettings } from '../../src/domain/site/system-config.js';
import { StoppedClock } from '../../src/adapters/memory/browser/stopped-clock.js';
import type { Answers } from './answers.js';

/** What all pages of a run have in common. */
export interface Environment {
  readonly answers: Answers;
  /** Scheme, host and port of the site. */
  readonly origin: string;
  /** Base of the API as the site itself has it; empty for its own origin. */
  readonly apiBase: string;
  readonly settings: RuntimeSettings;
}

/** An HTTP client of a visitor who is not signed in. */
export function anonymousClient({ answers, apiBase }: Environment): HttpClient {
  return new HttpClient({
    base: apiBase,
    token: () => undefined,
    send: answers.send,
    // A call may wait for the limiter longer than any visitor would; `sendTo` limits the call itself.
    limitMs: 2 ** 31 - 1,
    retryWaitsMs: [],
  });
}

/**
 * The services of one page: the real server and a new in-memory browser at the address. Time stands still at `now`, so
 * that nothing moves while the page is drawn.
 */
export function pageServices(environment: Environment, address: string, now: number): Resolve {
  const { origin, apiBase, settings } = environment;
  const browser = memoryEnvironment(new StoppedClock(now), {
    navigator: new MemoryNavigator(address, origin),
    settings,
  });
  const own: Bindings = (bind) => {
    bind(HTTP_CLIENT, [], () => anonymousClient(environment));
    bind(API_BASE, [], () => apiBase);
  };
  const services = new Services(own, core, memoryBrowser(browser), httpServer);
  addLazyServices(services, FEATURES);
  return services.resolve;
}
