import 'reflect-metadata/lite';

import { Container } from 'inversify';

import { browserModule } from '../adapters/browser/browser.module.js';
import { httpModule } from '../adapters/http/http.module.js';
import { applicationModule } from '../application/application.module.js';
import { ANNOUNCEMENTS_ON_DEMAND, SIGNING_IN_ON_DEMAND } from '../application/tokens.js';
import { onDemand } from './on-demand.js';

/** The site in front of a real server. */
export function productionContainer(): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, browserModule, httpModule);
  container.bind(SIGNING_IN_ON_DEMAND).toConstantValue(onDemand(container, () => import('./production-signing-in.js')));
  container
    .bind(ANNOUNCEMENTS_ON_DEMAND)
    .toConstantValue(onDemand(container, () => import('./production-announcements.js')));
  return container;
}
