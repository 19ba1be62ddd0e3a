import { core } from './core.js';
import { pageInFolder } from '../adapters/browser/page-in-folder.js';
import type { MemoryEnvironment } from '../adapters/memory/browser/environment.js';
import { CourseSite } from '../adapters/memory/server/course-site.js';
import { browser } from './browser.js';
import { FEATURES, type FetchChange, addLazyServices, changeFetch } from './lazy-services.js';
import { memoryBrowser, memoryServer } from './memory.js';
import { type Bindings, Services } from './services.js';

/** The whole site in one browser tab: a real browser with the in-memory server. `userAgent` replaces the browser's. */
export function offlineServices(userAgent?: string): Services {
  return siteServices(browser(undefined, userAgent), memoryServer());
}

/** The same for static hosting in any folder. */
export function webSpaceServices(site: CourseSite, userAgent?: string): Services {
  return siteServices(browser(pageInFolder(window), userAgent), memoryServer(site));
}

/** The whole site with an in-memory browser and server. `change` replaces how code is loaded. */
export function catalogueServices(environment: MemoryEnvironment, site: CourseSite, change: FetchChange): Services {
  const services = new Services(core, memoryBrowser(environment), memoryServer(site));
  addLazyServices(services, changeFetch(FEATURES, change));
  return services;
}

function siteServices(...environment: readonly Bindings[]): Services {
  const services = new Services(core, ...environment);
  addLazyServices(services, FEATURES);
  return services;
}
