import { NEVER } from 'rxjs';

import type { LazyServices } from '../../src/application/lazy-services.js';

/** Lazy services of which a test gives those it wants; whatever else is asked for never comes. */
export function someServices(given: Partial<LazyServices> = {}): LazyServices {
  // The proxy answers for every name there is.
  const answer = (services: object, name: string | symbol): unknown => Reflect.get(services, name) ?? NEVER;
  return new Proxy(given, { get: answer }) as LazyServices;
}
