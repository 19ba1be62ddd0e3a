import 'reflect-metadata/lite';

import { Container } from 'inversify';

import { browserModule } from '../adapters/browser/browser.module.js';
import { memoryServerModule } from '../adapters/memory/memory.module.js';
import { applicationModule } from '../application/application.module.js';
import { ANNOUNCEMENTS_ON_DEMAND, SIGNING_IN_ON_DEMAND } from '../application/tokens.js';
import { onDemand } from './on-demand.js';

/** The whole site in one browser tab: a real browser, a pretend server. */
export function offlineContainer(): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, browserModule, memoryServerModule());
  container.bind(SIGNING_IN_ON_DEMAND).toConstantValue(onDemand(container, () => import('./offline-signing-in.js')));
  container
    .bind(ANNOUNCEMENTS_ON_DEMAND)
    .toConstantValue(onDemand(container, () => import('./offline-announcements.js')));
  return container;
}
