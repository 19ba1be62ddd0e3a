import { expect } from 'chai';
import { Container } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';

import { httpAnnouncementsModule } from '../../../src/adapters/http/announcements/http-announcements.module.js';
import { HttpAnnouncementGateway } from '../../../src/adapters/http/announcements/http-announcement-gateway.js';
import { httpModule } from '../../../src/adapters/http/http.module.js';
import { MemoryAnnouncementGateway } from '../../../src/adapters/memory/announcements/memory-announcement-gateway.js';
import { memoryAnnouncementsModule } from '../../../src/adapters/memory/announcements/memory-announcements.module.js';
import { memoryBrowserModule, memoryServerModule } from '../../../src/adapters/memory/memory.module.js';
import { memoryWorld } from '../../../src/adapters/memory/browser/memory-world.js';
import { Announcements } from '../../../src/application/announcements/announcements.js';
import { announcementsModule } from '../../../src/application/announcements/announcements.module.js';
import { ANNOUNCEMENT_GATEWAY, ANNOUNCEMENTS } from '../../../src/application/announcements/announcements.tokens.js';

describe('the modules of the announcement page', () => {
  const browser = globalThis.window;
  before(() => {
    // The HTTP client takes its early answers from the page.
    Object.assign(globalThis, { window: {} });
  });
  after(() => {
    Object.assign(globalThis, { window: browser });
  });

  const WORLDS = [
    ['a real server', [httpModule, httpAnnouncementsModule], HttpAnnouncementGateway],
    ['the pretend site', [memoryServerModule(), memoryAnnouncementsModule], MemoryAnnouncementGateway],
  ] as const;

  for (const [world, modules, Gateway] of WORLDS) {
    it(`bring the flow over ${world}`, () => {
      const container = new Container();
      container.load(memoryBrowserModule(memoryWorld(new VirtualTimeScheduler())), announcementsModule, ...modules);
      expect(container.get(ANNOUNCEMENT_GATEWAY)).to.be.instanceOf(Gateway);
      expect(container.get(ANNOUNCEMENTS)).to.be.instanceOf(Announcements);
    });
  }
});
