import 'reflect-metadata/lite';

import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Container } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';
import type { ReactNode } from 'react';

import { CourseSite } from '../../src/adapters/memory/engine/course-site.js';
import { seededRandom } from '../../src/adapters/memory/engine/random.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/memory-navigator.js';
import { type MemoryWorld, memoryWorld } from '../../src/adapters/memory/browser/memory-world.js';
import { memoryBrowserModule, memoryServerModule } from '../../src/adapters/memory/memory.module.js';
import { applicationModule } from '../../src/application/application.module.js';
import * as t from '../../src/application/tokens.js';
import { CourseSiteInUse } from '../../src/offline/panel/use-course-site.js';
import { someServices } from '../support/some-services.js';
import { ServicesProvider } from '../../src/ui/hooks/services.js';

export interface OfflineWorld extends RenderResult, MemoryWorld {
  readonly site: CourseSite;
  readonly resolve: t.Resolve;
  readonly user: UserEvent;
  /** Lets everything happen that falls due within so many milliseconds. */
  readonly pass: (milliseconds: number) => void;
}

/** Draws a piece of the offline world over real services, the memory adapters and virtual time. */
export function renderOffline(view: ReactNode, at = '/'): OfflineWorld {
  const time = new VirtualTimeScheduler();
  time.frame = Date.UTC(2026, 10, 20);
  const world = memoryWorld(time, { navigator: new MemoryNavigator(at) });
  const site = new CourseSite({ time, random: seededRandom(1) });
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, memoryBrowserModule(world), memoryServerModule(site));
  container.bind(t.LAZY_SERVICES).toConstantValue(someServices());
  const resolve: t.Resolve = (token) => container.get(token);
  const life = resolve(t.BACKGROUND_TASKS).run().subscribe();
  const result = render(
    <ServicesProvider resolve={resolve}>
      <CourseSiteInUse value={site}>{view}</CourseSiteInUse>
    </ServicesProvider>,
  );
  const pass = (milliseconds: number): void => {
    act(() => {
      time.maxFrames = time.frame + milliseconds;
      time.schedule(() => undefined, milliseconds);
      time.flush();
    });
  };
  const unmount = (): void => {
    life.unsubscribe();
    result.unmount();
  };
  return { ...result, ...world, unmount, site, resolve, user: userEvent.setup(), pass };
}
