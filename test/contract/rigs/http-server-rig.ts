import { HttpAccountGateway } from '../../../src/adapters/http/http-account-gateway.js';
import { HttpCaptchaGateway } from '../../../src/adapters/http/http-captcha-gateway.js';
import { HttpClient } from '../../../src/adapters/http/http-client.js';
import { HttpMemberGateway } from '../../../src/adapters/http/http-member-gateway.js';
import { HttpMemberStepsGateway } from '../../../src/adapters/http/http-member-steps-gateway.js';
import { HttpScanGateway } from '../../../src/adapters/http/http-scan-gateway.js';
import { HttpSignInGateway } from '../../../src/adapters/http/http-sign-in-gateway.js';
import { HttpSiteGateway } from '../../../src/adapters/http/http-site-gateway.js';
import { plainSend } from '../../../src/adapters/http/send.js';
import { MemoryVisitStore } from '../../../src/adapters/memory/memory-visit-store.js';
import { startSiteServer } from '../../../tools/site-server/site-server.js';
import { START_UP_RETRY_WAITS_MS } from '../../../src/domain/limits.js';
import type { NewServerRig } from '../server-rig.js';
import { httpPageGateways } from './http-page-gateways.js';

/** The HTTP adapters before the pretend site of one generation, over a real socket of this machine. */
export function httpServerRigs(generation: 1 | 2): NewServerRig {
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
    return {
      siteGateway: new HttpSiteGateway(http),
      memberGateway: new HttpMemberGateway(http),
      accountGateway: new HttpAccountGateway(http),
      signInGateway: new HttpSignInGateway(http),
      captchaGateway: new HttpCaptchaGateway(http),
      scanGateway: new HttpScanGateway(http),
      memberStepsGateway: new HttpMemberStepsGateway(http),
      pages: httpPageGateways(http),
      site: server.engine,
      store,
      underWay: () => signals.filter((signal) => !signal.aborted).length,
      close: () => server.close(),
    };
  };
}
