import 'reflect-metadata/lite';

import { Container } from 'inversify';

import type { CourseSite } from '../adapters/memory/engine/course-site.js';
import { memoryBrowserModule, memoryServerModule } from '../adapters/memory/memory.module.js';
import type { MemoryWorld } from '../adapters/memory/browser/memory-world.js';
import { applicationModule } from '../application/application.module.js';
import { ANNOUNCEMENTS_ON_DEMAND, SIGNING_IN_ON_DEMAND } from '../application/tokens.js';
import { onDemand } from './on-demand.js';

/** Gets between the site and the code that it fetches. */
type Change = <T>(fetchModules: () => Promise<T>) => () => Promise<T>;

/** The whole site over a pretend browser and a pretend server. */
export function catalogueContainer(world: MemoryWorld, site: CourseSite, change: Change): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, memoryBrowserModule(world), memoryServerModule(site));
  const fetchSigningIn = change(() => import('./offline-signing-in.js'));
  container.bind(SIGNING_IN_ON_DEMAND).toConstantValue(onDemand(container, fetchSigningIn));
  const fetchAnnouncements = change(() => import('./offline-announcements.js'));
  container.bind(ANNOUNCEMENTS_ON_DEMAND).toConstantValue(onDemand(container, fetchAnnouncements));
  return container;
}
