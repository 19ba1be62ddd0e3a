import 'reflect-metadata/lite';

import { Container } from 'inversify';

import { browserModule } from '../adapters/browser/browser.module.js';
import { httpModule } from '../adapters/http/http.module.js';
import { applicationModule } from '../application/application.module.js';

/** The site in front of a real server. */
export function productionContainer(): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, browserModule, httpModule);
  return container;
}
