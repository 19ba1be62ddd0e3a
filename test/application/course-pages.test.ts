import { expect } from 'chai';
import { Container } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';

import { httpGenerationsModule } from '../../src/adapters/http/client/http-generations.module.js';
import { httpCoursesModule } from '../../src/adapters/http/courses/http-courses.module.js';
import { httpHomeModule } from '../../src/adapters/http/home/http-home.module.js';
import { httpModule } from '../../src/adapters/http/http.module.js';
import { memoryWorld } from '../../src/adapters/memory/browser/memory-world.js';
import { memoryCoursesModule } from '../../src/adapters/memory/courses/memory-courses.module.js';
import { memoryHomeModule } from '../../src/adapters/memory/home/memory-home.module.js';
import { memoryBrowserModule, memoryServerModule } from '../../src/adapters/memory/memory.module.js';
import { applicationModule } from '../../src/application/application.module.js';
import { COURSE_GATEWAY } from '../../src/application/courses/courses.tokens.js';
import { HOME_GATEWAY } from '../../src/application/home/home.tokens.js';

describe('the modules of courses and home', () => {
  const browser = globalThis.window;
  before(() => {
    // The HTTP client takes its early answers from the page.
    Object.assign(globalThis, { window: {} });
  });
  after(() => {
    Object.assign(globalThis, { window: browser });
  });

  const WORLDS = [
    ['a real server', [applicationModule, httpModule, httpGenerationsModule, httpCoursesModule, httpHomeModule]],
    ['the pretend site', [applicationModule, memoryServerModule(), memoryCoursesModule, memoryHomeModule]],
  ] as const;

  for (const [world, modules] of WORLDS) {
    for (const token of [COURSE_GATEWAY, HOME_GATEWAY]) {
      it(`bring ${String(token.description)} before ${world}, once`, () => {
        const container = new Container();
        container.load(memoryBrowserModule(memoryWorld(new VirtualTimeScheduler())), ...modules);
        const gateway = container.get<object>(token);
        expect(gateway).to.be.an('object');
        expect(container.get<object>(token)).to.equal(gateway);
      });
    }
  }
});
