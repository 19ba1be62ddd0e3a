import { expect } from 'chai';
import { firstValueFrom, type Observable, VirtualTimeScheduler } from 'rxjs';

import { memoryEnvironment } from '../../src/adapters/memory/browser/environment.js';
import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import { LAZY_SERVICES } from '../../src/application/site/lazy-services.js';
import { browser } from '../../src/composition/browser.js';
import { core } from '../../src/composition/core.js';
import { httpServer } from '../../src/composition/http.js';
import { addLazyServices, FEATURES } from '../../src/composition/lazy-services.js';
import { memoryBrowser, memoryServer } from '../../src/composition/memory.js';
import { type Bindings, Services } from '../../src/composition/services.js';
import { LOG } from '../../src/domain/ports/notifier.js';
import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { PRESENCE } from '../../src/domain/ports/presence.js';
import { VISIT_STORE } from '../../src/domain/ports/visit-store.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/course-gateway.js';
import { ORDER_GATEWAY } from '../../src/domain/ports/order-gateway.js';
import { SERVER_CLOCK } from '../../src/domain/ports/server-clock.js';

const time = new VirtualTimeScheduler();
const environment = memoryEnvironment(time);

/** The ports that need a whole browser when they are made. */
const page: Bindings = (bind) => {
  bind(PAGE_NAVIGATOR, [], () => environment.navigator);
  bind(PRESENCE, [], () => environment.presence);
  bind(VISIT_STORE, [], () => environment.store);
  bind(LOG, [], () => environment.log);
};

const ENVIRONMENTS: readonly (readonly [name: string, bindings: readonly Bindings[]])[] = [
  ['production', [page, browser(), httpServer]],
  ['the offline site', [page, browser(), memoryServer()]],
  ['the catalogue of states', [memoryBrowser(environment), memoryServer(new CourseSite({ time, random: () => 0.5 }))]],
];

describe('Every lazy service', () => {
  // The HTTP client reads preloaded responses from `window`, the player reports its video to `navigator`, and the manifest
  // is in `document`: Node has a navigator only, since version 21 one that cannot be assigned.
  const names = ['window', 'navigator', 'document'] as const;
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  before(() => {
    for (const name of names) Object.defineProperty(globalThis, name, { value: {}, configurable: true });
  });
  after(() => {
    for (const [name, descriptor] of own) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  });

  for (const [name, bindings] of ENVIRONMENTS) {
    it(`is created in ${name} with everything that it depends on, and shares one course gateway`, async () => {
      const services = new Services(core, ...bindings);
      addLazyServices(services, FEATURES);
      for (const [service, service$] of Object.entries<Observable<unknown>>(services.resolve(LAZY_SERVICES))) {
        expect(await firstValueFrom(service$), service).not.to.equal(undefined);
      }
      expect(services.resolve(COURSE_GATEWAY)).to.equal(services.resolve(COURSE_GATEWAY));
    });
  }

  describe('of production', () => {
    afterEach(() => {
      delete process.env['BUILT_IN'];
    });

    it('opens Alipay with the token of the member who is signed in now, not of an earlier one', async () => {
      const services = await withOrders();
      for (const token of ['earlier', 'present']) {
        environment.store.write('token', token);
        const request = { orderNo: '1', method: 'alipay', scene: 'pc', returnTo: '', failTo: '' } as const;
        const start = await firstValueFrom(services.resolve(ORDER_GATEWAY).pay(request));
        expect(start.kind === 'leave' && new URL(start.url, 'https://site.example').searchParams.get('token')).to.equal(
          token,
        );
      }
    });

    it('does not believe a clock of the device that is before the month of the build', async () => {
      process.env['BUILT_IN'] = '2200-01';
      expect((await withOrders()).resolve(SERVER_CLOCK).now()).to.equal(undefined);
    });

    async function withOrders(): Promise<Services> {
      const services = new Services(core, page, browser(), httpServer);
      addLazyServices(services, FEATURES);
      await firstValueFrom(services.resolve(LAZY_SERVICES).orderPay);
      return services;
    }
  });
});
