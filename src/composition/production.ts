import { core } from './core.js';
import { httpServer } from './http.js';
import { browser } from './browser.js';
import { FEATURES, addLazyServices } from './lazy-services.js';
import { Services } from './services.js';

/** The site with a real browser and a real server. */
export function productionServices(): Services {
  const services = new Services(core, browser(), httpServer);
  addLazyServices(services, FEATURES);
  return services;
}
