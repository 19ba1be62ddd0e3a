import { LAZY_SERVICES, type LazyServiceName, type LazyServiceTypes } from '../../application/lazy-services.js';
import type { CodeState } from '../../application/site/code-loader.js';
import { useService } from './services.js';
import { useCode } from './use-code.js';

/** Fetches a service that a view works with; loading, retry and the reload after a deploy are seen to. */
export function useLazyService<Name extends LazyServiceName>(
  name: Name,
): { readonly state: CodeState<LazyServiceTypes[Name]>; readonly retry: () => void } {
  const services = useService(LAZY_SERVICES);
  return useCode<LazyServiceTypes[Name]>({ name, fetch: () => services[name] });
}
