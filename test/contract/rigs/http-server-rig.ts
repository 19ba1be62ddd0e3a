import { plainSend } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import { Generations } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpAccountGateway, HttpMemberGateway } from '../../../src/adapters/http/session.js';
import { HttpCaptchaGateway } from '../../../src/adapters/http/signing-in/captcha.js';
import { HttpMemberStepsGateway } from '../../../src/adapters/http/signing-in/member-steps.js';
import { HttpScanGateway, HttpScanGatewayG1, HttpScanGatewayG2 } from '../../../src/adapters/http/signing-in/scan.js';
import { HttpSignInGateway } from '../../../src/adapters/http/signing-in/sign-in.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import { decodeSystemConfig } from '../../../src/adapters/http/system-config.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { START_UP_RETRY_WAITS_MS } from '../../../src/domain/limits.js';
import { CurrentSite } from '../../../src/domain/site/current-site.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { type SiteServer, startSiteServer } from '../../../demo/server/site-server.js';
import { writeConfig } from '../../../demo/server/wire/write-config.js';
import type { NewServerRig } from '../server-rig.js';
import { httpPageGateways } from './http-page-gateways.js';

/** The HTTP adapters before the pretend site of one generation, over a real socket of this machine. */
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
        return plainSend(url, init, token);
      },
      retryWaitsMs: START_UP_RETRY_WAITS_MS.map(() => 1),
      ...(impatient && { limitMs: 100 }),
    });
    const current = siteOf(server, generation);
    const generations = new Generations({
      signs: { wechatScan: generation, home: generation, comments: generation, orders: generation },
    });
    return {
      siteGateway: new HttpSiteGateway(http),
      memberGateway: new HttpMemberGateway(http),
      accountGateway: new HttpAccountGateway(http),
      signInGateway: new HttpSignInGateway(http),
      captchaGateway: new HttpCaptchaGateway(http),
      scanGateway: new HttpScanGateway(generations, { 1: new HttpScanGatewayG1(http), 2: new HttpScanGatewayG2(http) }),
      memberStepsGateway: new HttpMemberStepsGateway(http),
      pages: httpPageGateways(http, generations, current, () => store.read('token')),
      site: server.engine,
      store,
      underWay: () => signals.filter((signal) => !signal.aborted).length,
      close: () => server.close(),
    };
  };
}

/** What start-up has learned of the server, without asking: what the contract counts are its own questions. */
function siteOf({ engine, url }: SiteServer, generation: Generation): CurrentSite {
  const current = new CurrentSite();
  const written = writeConfig(engine.settings.value, engine.content.value, engine.pages.home.slides, generation, url);
  current.arrive({ navs: [], config: decodeSystemConfig(written) });
  return current;
}
