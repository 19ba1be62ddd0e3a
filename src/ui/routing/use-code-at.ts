import { LAZY_SERVICES } from '../../application/lazy-services.js';
import { SESSION } from '../../domain/session/session.js';
import { ROUTES } from '../../domain/access/routes.js';
import { pathOf } from '../../domain/access/site-path.js';
import { useService } from '../hooks/services.js';
import type { CodeAt } from '../links/page-turn.js';
import type { PageLoader } from './page-loader.js';
import { routeAt } from './route-at.js';

/** The code of the page at an address: nothing to fetch where it is here, or where the guard sends strangers elsewhere. */
export function useCodeAt(loader: PageLoader): CodeAt {
  const services = useService(LAZY_SERVICES);
  const session = useService(SESSION);
  return (to) => {
    const name = routeAt(pathOf(to));
    if (loader.loaded(name) !== undefined) return undefined;
    if (ROUTES[name].membersOnly && session.state$.value.kind !== 'member') return undefined;
    return () => loader.load(name, services);
  };
}
