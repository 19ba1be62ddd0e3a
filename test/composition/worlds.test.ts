import { expect } from 'chai';
import { Container } from 'inversify';
import { firstValueFrom, type Observable, VirtualTimeScheduler } from 'rxjs';

import { memoryWorld } from '../../src/adapters/memory/browser/memory-world.js';
import { CourseSite } from '../../src/adapters/memory/engine/course-site.js';
import { memoryBrowserModule } from '../../src/adapters/memory/memory.module.js';
import { httpModule } from '../../src/adapters/http/http.module.js';
import { applicationModule } from '../../src/application/application.module.js';
import type { LazyServices } from '../../src/application/lazy-services.js';
import { MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../../src/application/lesson/lesson.tokens.js';
import { TAB_LOCK } from '../../src/application/orders/orders.tokens.js';
import { IDLE } from '../../src/application/site/prefetch.tokens.js';
import { LAZY_SERVICES } from '../../src/application/tokens.js';
import { lazyServices } from '../../src/composition/lazy-services.js';
import { catalogueContainer } from '../../src/composition/pretend.js';
import { PRODUCTION_ROWS } from '../../src/composition/production.js';

const time = new VirtualTimeScheduler();

const WORLDS: readonly (readonly [world: string, services: () => LazyServices])[] = [
  ['production', inProduction],
  ['the pretend site', onPretendSite],
];

describe('Every lazy service', () => {
  const { window: browser, navigator: device } = globalThis;
  before(() => {
    // The HTTP client takes its preloaded responses from the page, and films tell the device what they are.
    Object.assign(globalThis, { window: {}, navigator: {} });
  });
  after(() => {
    Object.assign(globalThis, { window: browser, navigator: device });
  });

  for (const [world, services] of WORLDS) {
    it(`can be had in ${world}, with all that it stands on`, async () => {
      for (const [name, service$] of Object.entries<Observable<unknown>>(services())) {
        expect(await firstValueFrom(service$), name).to.be.an('object');
      }
    });
  }
});

function inProduction(): LazyServices {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, httpModule, memoryBrowserModule(memoryWorld(time)));
  // What plays films in a browser comes with the page that has them, what knows of its
  // idle, of what it keeps and of other tabs with what needs them.
  for (const token of [PLAYBACK, PLAYER_SLOT, MEDIA_SESSION, IDLE, TAB_LOCK]) container.unbind(token);
  container.bind(LAZY_SERVICES).toConstantValue(lazyServices(container, PRODUCTION_ROWS));
  return container.get(LAZY_SERVICES);
}

function onPretendSite(): LazyServices {
  const site = new CourseSite({ time, random: () => 0.5 });
  return catalogueContainer(memoryWorld(time), site, (fetch) => fetch).get(LAZY_SERVICES);
}
