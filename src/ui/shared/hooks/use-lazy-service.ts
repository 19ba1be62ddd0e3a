import type { LazyServiceName, LazyServiceTypes } from '../../../application/site/lazy-services.js';
import { type UsedModule, useModule, type UseModuleOptions } from './use-module.js';

/** Loads a service that is fetched on demand. */
export function useLazyService<Name extends LazyServiceName>(
  name: Name,
  options?: UseModuleOptions<LazyServiceTypes[Name]>,
): UsedModule<LazyServiceTypes[Name]> {
  return useModule<LazyServiceTypes[Name]>({ name, fetch: (services) => services[name] }, options);
}
