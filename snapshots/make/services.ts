import { firstValueFrom, forkJoin } from 'rxjs';

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
import { Answers, type Clock, limited, sendTo } from './answers.js';
import { apiBaseOf, runtimeSettings } from '../../src/adapters/browser/runtime-settings.js';
import { HttpAnnouncementGateway } from '../../src/adapters/http/announcements.js';
import { resolveImageOf } from '../../src/adapters/http/client/page-readers.js';
import { HttpCourseGateway } from '../../src/adapters/http/courses/courses.js';
import { HttpSiteGateway } from '../../src/adapters/http/site/site.js';
import type { AnnouncementGateway } from '../../src/domain/ports/announcement-gateway.js';
import type { CourseGateway } from '../../src/domain/ports/course-gateway.js';
import type { Site } from '../../src/domain/site/current-site.js';
import type { SnapshotArguments } from './arguments.js';
import type { BuiltDocument } from './built.js';

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
function anonymousClient({ answers, apiBase }: Environment): HttpClient {
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

/** The server as the run itself reads it, to know which pages there are. It shares the answers with the pages. */
export interface Server {
  readonly environment: Environment;
  readonly courses: CourseGateway;
  readonly announcements: AnnouncementGateway;
  /** Configuration and navigation. Rejects with an `AppError`. */
  readonly site: () => Promise<Site>;
}

export function openServer(
  { api, site, host, rate }: SnapshotArguments,
  document: BuiltDocument,
  clock: Clock,
  signal?: AbortSignal,
): Server {
  const found = {
    document: document.settings,
    ...{ apiUrl: undefined, phoneSiteStyle: undefined },
    // The build replaced these two; the operator runs this command with the same environment.
    builtApiUrl: process.env.APP_URL,
    disableVip: process.env.DISABLE_VIP,
    userAgent: 'snapshots',
  };
  const apiBase = apiBaseOf(found, console);
  const headers = host === undefined ? undefined : { host, 'x-forwarded-proto': new URL(site).protocol.slice(0, -1) };
  const answers = new Answers(limited(sendTo({ api, siteBase: apiBase, headers, signal }), rate, clock));
  const environment = { answers, apiBase, origin: site, settings: runtimeSettings(found, console) };
  const http = anonymousClient(environment);
  const gateway = new HttpSiteGateway(http);
  return {
    environment,
    courses: new HttpCourseGateway(http, resolveImageOf(http.knownServer)),
    announcements: new HttpAnnouncementGateway(http),
    site: () => firstValueFrom(forkJoin({ config: gateway.config(), navs: gateway.navs() })),
  };
}
