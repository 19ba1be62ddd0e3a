import { expect } from 'chai';
import { firstValueFrom, type Observable, VirtualTimeScheduler } from 'rxjs';

import { memoryEnvironment } from '../../src/adapters/memory/browser/environment.js';
import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import { LAZY_SERVICES } from '../../src/application/lazy-services.js';
import { browser } from '../../src/composition/browser.js';
import { core } from '../../src/composition/core.js';
import { httpServer } from '../../src/composition/http.js';
import { addLazyServices, FEATURES } from '../../src/composition/lazy-services.js';
import { memoryBrowser, memoryServer } from '../../src/composition/memory.js';
import { type Bindings, Services } from '../../src/composition/services.js';
import { LOG } from '../../src/domain/ports/browser/notifier.js';
import { NAVIGATOR } from '../../src/domain/ports/browser/navigator.js';
import { PRESENCE } from '../../src/domain/ports/browser/presence.js';
import { VISIT_STORE } from '../../src/domain/ports/browser/visit-store.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/server/course-gateway.js';

const time = new VirtualTimeScheduler();
const world = memoryEnvironment(time);

/** The ports that need a whole browser when they are made. */
const page: Bindings = (bind) => {
  bind(NAVIGATOR, [], () => world.navigator);
  bind(PRESENCE, [], () => world.presence);
  bind(VISIT_STORE, [], () => world.store);
  bind(LOG, [], () => world.log);
};

const ENVIRONMENTS: readonly (readonly [name: string, bindings: readonly Bindings[]])[] = [
  ['production', [page, browser(), httpServer]],
  ['the offline site', [page, browser(), memoryServer()]],
  ['the catalogue of states', [memoryBrowser(world), memoryServer(new CourseSite({ time, random: () => 0.5 }))]],
];

describe('Every lazy service', () => {
  const { window: realWindow, navigator: realNavigator } = globalThis;
  before(() => {
    // The HTTP client reads preloaded responses from `window`, and the player reports its video to `navigator`.
    Object.assign(globalThis, { window: {}, navigator: {} });
  });
  after(() => {
    Object.assign(globalThis, { window: realWindow, navigator: realNavigator });
  });

  for (const [name, bindings] of ENVIRONMENTS) {
    it(`is created in ${name} with everything that it depends on, and shares one course gateway`, async () => {
      const services = new Services(core, ...bindings);
      addLazyServices(services, FEATURES);
      for (const [service, service$] of Object.entries<Observable<unknown>>(services.resolve(LAZY_SERVICES))) {
        expect(await firstValueFrom(service$), service).to.be.an('object');
      }
      expect(services.resolve(COURSE_GATEWAY)).to.equal(services.resolve(COURSE_GATEWAY));
    });
  }
});
