import { act, render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { VirtualTimeScheduler } from 'rxjs';

import { CourseSiteInUse } from '../../../demo/panel/use-course-site.js';
import { type MemoryEnvironment, memoryEnvironment } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { LAZY_SERVICES } from '../../../src/application/site/lazy-services.js';
import { BACKGROUND_TASKS } from '../../../src/application/site/background-tasks.js';
import { core } from '../../../src/composition/core.js';
import { memoryBrowser, memoryServer } from '../../../src/composition/memory.js';
import { Services } from '../../../src/composition/services.js';
import type { Resolve } from '../../../src/domain/kernel/token.js';
import { ServicesProvider } from '../../../src/ui/shared/hooks/services.js';
import { someServices } from '../../support/some-services.js';
import { aUser } from '../../support/dom/a-user.js';

export interface OfflineWorld extends RenderResult, MemoryEnvironment {
  readonly site: CourseSite;
  readonly resolve: Resolve;
  readonly user: UserEvent;
  /** Advances the virtual time and runs everything that is due by then. */
  readonly pass: (milliseconds: number) => void;
}

/** Renders a view of the offline demo with real services, the in-memory adapters and virtual time. */
export function renderOffline(view: ReactNode, at = '/'): OfflineWorld {
  const time = new VirtualTimeScheduler();
  time.frame = Date.UTC(2026, 10, 20);
  const world = memoryEnvironment(time, { navigator: new MemoryNavigator(at) });
  const site = new CourseSite({ time, random: seededRandom(1) });
  const { resolve } = new Services(core, memoryBrowser(world), memoryServer(site), (bind) => {
    bind(LAZY_SERVICES, [], () => someServices());
  });
  const life = resolve(BACKGROUND_TASKS).run().subscribe();
  const result = render(
    <ServicesProvider resolve={resolve}>
      <CourseSiteInUse value={site}>{view}</CourseSiteInUse>
    </ServicesProvider>,
  );
  const pass = (milliseconds: number): void =>
    act(() => {
      time.maxFrames = time.frame + milliseconds;
      time.schedule(() => undefined, milliseconds);
      time.flush();
    });
  const unmount = (): void => {
    life.unsubscribe();
    result.unmount();
  };
  return { ...result, ...world, unmount, site, resolve, user: aUser(), pass };
}
