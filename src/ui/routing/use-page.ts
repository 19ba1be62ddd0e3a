import type { ComponentType } from 'react';

import { LAZY_SERVICES } from '../../application/lazy-services.js';
import type { CodeState } from '../../application/site/code-loader.js';
import type { RouteName } from '../../domain/access/routes.js';
import { useService } from '../hooks/services.js';
import { useCode } from '../hooks/use-code.js';
import type { PageLoader } from './page-loader.js';

/** A page and the service that it asks for, for as long as its view is there. Key it by `name`. */
export function usePage(
  name: RouteName,
  loader: PageLoader,
): { readonly state: CodeState<ComponentType>; readonly retry: () => void } {
  const services = useService(LAZY_SERVICES);
  return useCode({ name, fetch: () => loader.load(name, services) }, { here: loader.loaded(name) });
}
